/** Where one types: messages to the channel, and commands after a slash. */
import { commandNamed, findCommands, leaves, readLine } from "./commands.js";
import { drawIcon, fill, h, iconButton, isTouch } from "./dom.js";
import { avatar } from "./people.js";
import { SlashForm } from "./slash.js";
import { CHANNEL, displayName } from "./state.js";
import { SuggestList } from "./suggest.js";
import { currentLocale, t } from "./words.js";

const MOST_NOTICES = 3;

export class Composer {
  #suggest = new SuggestList();
  #form = null;
  #drafts = new Map();
  #channel = null;
  #slot = h("div", { class: "composer-slot" });
  #notices = h("div", { class: "notices" });
  #offline = h("p", { class: "offline-hint", hidden: true });
  #text = h("textarea", {
    class: "composer-text",
    rows: "1",
    role: "combobox",
    "aria-expanded": "false",
    maxlength: "2000",
    on: {
      input: () => this.#onInput(),
      keydown: (event) => this.#onKey(event),
      focus: () => this.#suggestCommands(),
    },
  });
  #send = h("button", { type: "submit", class: "icon-button send" }, drawIcon("send"));

  /**
   * @param {import("./state.js").World} world
   * @param {import("./interactions.js").Interactions} interactions
   * @param {(text: string) => Promise<void>} say
   */
  constructor(world, interactions, say) {
    this.world = world;
    this.interactions = interactions;
    this.say = say;
    const onSubmit = (event) => {
      event.preventDefault();
      this.#submit();
    };
    const box = h(
      "form",
      { class: "composer-box", on: { submit: onSubmit } },
      this.#slash(),
      this.#slot,
      this.#send,
    );
    this.element = h("div", { class: "composer" }, this.#notices, this.#offline, this.#suggest.element, box);
    this.element.addEventListener(
      "focusout",
      (event) => !this.element.contains(event.relatedTarget) && this.#suggest.hide(),
    );
    fill(this.#slot, this.#text);
    world.on("current", () => this.#onChannel());
    world.on("bot", () => this.render());
    world.on("hello", () => this.#notices.replaceChildren());
  }

  /** The slash as a button, for fingers. */
  #slash() {
    const start = () => {
      if (this.#form) this.leave();
      this.#text.value = "/";
      this.#text.focus();
      this.#onInput();
    };
    this.slashButton = iconButton("slash", t("commands"), start, { class: "slash-button" });
    return this.slashButton;
  }

  #leaves = () =>
    leaves(
      this.world.commands,
      currentLocale(),
      this.world.channels.get(this.world.current)?.type === CHANNEL.DM,
    );

  /** Bring words and hints up to date. */
  render() {
    const { bot, channels, current } = this.world;
    const channel = channels.get(current);
    const where = { channel: channel ? this.world.channelName(channel) : "" };
    this.#text.placeholder = t(innerWidth < 600 ? "messageShort" : "messagePlaceholder", where);
    this.#text.setAttribute("aria-label", t("messagePlaceholder", where));
    for (const [button, label] of [
      [this.#send, t(this.#form ? "sendCommand" : "send")],
      [this.slashButton, t("commands")],
    ]) {
      button.setAttribute("aria-label", label);
      button.title = label;
    }
    this.#offline.hidden = bot.online;
    this.#offline.textContent = bot.user ? t("botOfflineHint", { name: displayName(bot.user) }) : "";
  }

  #onChannel() {
    if (this.#channel && !this.#form) this.#drafts.set(this.#channel, this.#text.value);
    this.#channel = this.world.current;
    if (this.#form) this.leave("");
    this.#text.value = this.#drafts.get(this.#channel) ?? "";
    this.#resize();
    this.#suggest.hide();
    this.render();
  }

  /** Put the cursor into the composer. */
  focus() {
    if (this.#form) this.#form.focus();
    else this.#text.focus();
  }

  #resize() {
    this.#text.style.height = "auto";
    if (this.#text.value) this.#text.style.height = `${this.#text.scrollHeight}px`;
    this.element.classList.toggle("has-text", Boolean(this.#text.value.trim()) || this.#form !== null);
  }

  #onInput() {
    this.#resize();
    const { value } = this.#text;
    const line = /^\/[^\n]+$/.test(value) && readLine(this.#leaves(), value);
    if (line) this.begin(line.leaf, line.given);
    else this.#suggestCommands();
  }

  #suggestCommands() {
    const { value } = this.#text;
    if (!/^\/[^\n]*$/.test(value)) {
      this.#suggest.hide();
      return;
    }
    const bot = this.world.bot.user;
    const items = findCommands(this.#leaves(), value.slice(1)).map((leaf) => ({
      label: `/${leaf.label}`,
      detail: leaf.options
        .filter((option) => option.required)
        .map((option) => option.name_localizations?.[currentLocale()] ?? option.name)
        .join("  "),
      description: leaf.description,
      icon: bot && avatar(bot, "tiny"),
      value: leaf,
    }));
    this.#suggest.show(this.#text, {
      title: h("b", {}, t("commands")),
      note: items.length ? "" : t("noCommands"),
      items,
      active: 0,
      onPick: (item) => this.begin(item.value),
    });
  }

  #onKey(event) {
    const { key } = event;
    const step = { ArrowDown: 1, ArrowUp: -1 }[key];
    if (step && this.#suggest.move(step)) event.preventDefault();
    else if (key === "Tab" && !event.shiftKey && this.#suggest.pick()) event.preventDefault();
    else if (key === "Escape" && this.#suggest.isOpen) {
      event.preventDefault();
      event.stopPropagation();
      this.#suggest.hide();
    } else if (key === "Enter" && !event.shiftKey && !event.isComposing) {
      const picked = this.#suggest.pick();
      if (picked || !isTouch()) event.preventDefault();
      if (!picked && !isTouch()) this.#submit();
    }
  }

  /** Begin filling in a command by its full name, as from a mention of it in a message. */
  beginNamed(name) {
    const leaf = commandNamed(this.#leaves(), name);
    if (leaf) this.begin(leaf);
  }

  /** Begin filling in a command, with what is given for its options already. */
  begin(leaf, given = new Map()) {
    this.#suggest.hide();
    this.#form?.stop();
    const onSubmit = (options) => this.#use(leaf, options);
    this.#form = new SlashForm({
      leaf,
      world: this.world,
      interactions: this.interactions,
      suggest: this.#suggest,
      onSubmit,
      onLeave: () => this.leave(`/${leaf.label}`),
      given,
    });
    fill(this.#slot, this.#form.element);
    this.#resize();
    this.render();
    this.#form.focus();
  }

  /** Back to plain text. */
  leave(text = "") {
    const hadFocus = this.#slot.contains(document.activeElement);
    this.#form?.stop();
    this.#form = null;
    this.#suggest.hide();
    this.#text.value = text;
    fill(this.#slot, this.#text);
    this.#resize();
    this.render();
    if (hadFocus) this.#text.focus();
  }

  #submit() {
    if (this.#form) {
      this.#form.submit();
      return;
    }
    const typed = this.#text.value.trim();
    if (!typed) return;
    const leaf = typed.startsWith("/") && commandNamed(this.#leaves(), typed.slice(1));
    if (leaf) {
      this.begin(leaf);
      return;
    }
    this.#text.value = "";
    this.#drafts.delete(this.#channel);
    this.#resize();
    this.#suggest.hide();
    this.#text.focus();
    this.say(this.#withMentions(typed)).catch((error) => {
      if (!this.#text.value) this.#text.value = typed;
      this.#resize();
      this.#notice("warning", error.message);
    });
  }

  /** "@Bruno" becomes a mention of Bruno; longer names first, so that Ann does not eat Anna. */
  #withMentions(text) {
    const people = this.world.people().sort((a, b) => displayName(b).length - displayName(a).length);
    return people.reduce((result, user) => result.replaceAll(`@${displayName(user)}`, `<@${user.id}>`), text);
  }

  async #use(leaf, options) {
    this.leave();
    this.#text.focus();
    const pending = this.#notice("", t("sending"), `/${leaf.label}`);
    try {
      await this.interactions.command(leaf, options, this.world.current);
      for (const old of this.#notices.querySelectorAll(".warning")) old.remove();
    } catch (error) {
      this.#notice("warning", `${t("failed")} — ${error.message}`, `/${leaf.label}`);
    } finally {
      pending.remove();
    }
  }

  /** A line above the composer: something on its way, or something that failed. */
  #notice(icon, text, subject) {
    const dismiss = h(
      "button",
      { type: "button", class: "text-button", on: { click: () => (notice.remove(), this.focus()) } },
      t("close"),
    );
    const mark = icon ? drawIcon(icon) : h("span", { class: "spinner", "aria-hidden": "true" });
    const notice = h(
      "p",
      { class: `notice ${icon}`, role: icon ? "alert" : "status" },
      mark,
      subject && h("span", { class: "mention" }, subject),
      h("span", {}, text),
      icon && dismiss,
    );
    this.#notices.append(notice);
    while (this.#notices.children.length > MOST_NOTICES) this.#notices.firstChild.remove();
    return notice;
  }
}
