/**
 * What the person does to the bot: buttons, selects, commands, modals. Keeps what Discord's client keeps
 * while an answer is awaited: what spins, what failed, what was chosen last.
 */

export class Interactions {
  #pending = new Set();
  #failures = new Map();
  #chosen = new Map();
  #listeners = [];

  /**
   * @param {import("./live.js").Live} live
   * @param {import("./state.js").World} world
   * @param {(frame: object) => void} openModal called when the answer to an interaction is a modal
   */
  constructor(live, world, openModal) {
    this.live = live;
    this.world = world;
    this.openModal = openModal;
    world.on("message", ({ message }) => this.#forget(message.id));
    world.on("gone", ({ id }) => this.#forget(id));
    world.on("hello", () => {
      this.#failures.clear();
      this.#chosen.clear();
    });
  }

  /** @param {(messageId: string) => void} listener told when a message spins, stops or fails */
  onChange(listener) {
    this.#listeners.push(listener);
  }

  isPending = (messageId, customId) => this.#pending.has(`${messageId}/${customId}`);
  isBusy = (messageId) => [...this.#pending].some((key) => key.startsWith(`${messageId}/`));
  failure = (messageId) => this.#failures.get(messageId);

  /** What was last picked in a select of a message as it stands; gone with the message's next edit. */
  chosen = (messageId, customId) => this.#chosen.get(messageId)?.get(customId);

  /** A new version of a message: what was picked in the old one, or went wrong with it, is over. */
  #forget(messageId) {
    this.#failures.delete(messageId);
    this.#chosen.delete(messageId);
  }

  #changed(messageId) {
    for (const listener of this.#listeners) listener(messageId);
  }

  /**
   * Press a button or send a select's choice.
   * @param {object} message @param {object} component @param {string[]} [values]
   */
  async component(message, component, values) {
    const key = `${message.id}/${component.custom_id}`;
    // As in Discord's client: while one button of a message waits, its others do nothing.
    if (values ? this.#pending.has(key) : this.isBusy(message.id)) return;
    if (values) {
      if (!this.#chosen.has(message.id)) this.#chosen.set(message.id, new Map());
      this.#chosen.get(message.id).set(component.custom_id, values);
    }
    this.#pending.add(key);
    this.#failures.delete(message.id);
    this.#changed(message.id);
    try {
      const answer = await this.live.request("component", {
        channel_id: message.channel_id,
        message_id: message.id,
        custom_id: component.custom_id,
        component_type: component.type,
        ...(values && { values }),
      });
      if (answer.t === "modal") this.openModal(answer);
    } catch (error) {
      this.#failures.set(message.id, error.message);
    } finally {
      this.#pending.delete(key);
      this.#changed(message.id);
    }
  }

  /**
   * Use a slash command.
   * @param {{command: object}} leaf @param {object[]} options Discord's option tree
   * @returns {Promise<void>} rejected with an ActionError when the bot did not answer
   */
  async command(leaf, options, channelId) {
    const answer = await this.live.request("command", {
      channel_id: channelId,
      command_id: leaf.command.id,
      name: leaf.command.name,
      options,
    });
    if (answer.t === "modal") this.openModal(answer);
  }

  /** Hand in a file for an option. @param {File} file @returns {Promise<string>} its id */
  async upload(file) {
    const answer = await fetch(`/sandbox/files?name=${encodeURIComponent(file.name)}`, {
      method: "POST",
      body: file,
    });
    if (!answer.ok) throw new Error(answer.statusText);
    return (await answer.json()).id;
  }

  /** Ask for the choices of an option that is being typed. */
  async autocomplete(leaf, options, channelId) {
    const answer = await this.live.request("autocomplete", {
      channel_id: channelId,
      command_id: leaf.command.id,
      name: leaf.command.name,
      options,
    });
    return answer.choices ?? [];
  }

  /** Send a filled-in modal; a modal in answer to it is opened like any other. */
  async submit(frame, components) {
    const answer = await this.live.request("modal", {
      interaction_id: frame.interaction_id,
      custom_id: frame.modal.custom_id,
      components,
    });
    if (answer.t === "modal") this.openModal(answer);
  }
}
