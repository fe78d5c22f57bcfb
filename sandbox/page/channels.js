/** The left side: the server's name, its channels with their threads, what is unread. */
import { drawIcon, fill, h } from "./dom.js";
import { avatar } from "./people.js";
import { CHANNEL } from "./state.js";
import { t } from "./words.js";

export class Channels {
  #title = h("h1", { class: "server-name" });
  #list = h("ul", { class: "channel-list" });
  #nav = h("nav", { class: "channels" }, this.#list);

  /**
   * @param {import("./state.js").World} world
   * @param {{onOpen: (id: string) => void, openMenu: (channel: object, at: object) => void}} hooks
   */
  constructor(world, hooks) {
    this.world = world;
    this.hooks = hooks;
    this.nodes = [this.#title, this.#nav];
    for (const change of ["channels", "current", "unread"]) world.on(change, () => this.render());
  }

  render() {
    const { world } = this;
    const initials = world.guild.name
      .split(/\s+/)
      .map((word) => [...word][0])
      .join("")
      .slice(0, 3);
    fill(
      this.#title,
      h("span", { class: "server-icon", "aria-hidden": "true" }, initials),
      h("span", {}, world.guild.name),
    );
    this.#nav.setAttribute("aria-label", t("channels"));
    const focused = document.activeElement?.closest?.(".channel")?.dataset.id;
    const direct = world.directMessages();
    fill(
      this.#list,
      world.guilds.map((guild) => [
        world.guilds.length > 1 && h("li", { class: "channel-heading" }, guild.name),
        world.textChannels(guild.id).map((channel) => this.#entry(channel)),
      ]),
      direct.length > 0 && h("li", { class: "channel-heading" }, t("directMessages")),
      direct.map((channel) => this.#entry(channel)),
    );
    if (focused) this.#list.querySelector(`.channel[data-id="${CSS.escape(focused)}"]`)?.focus();
  }

  #entry(channel) {
    const threads = this.world
      .threadsOf(channel.id)
      .filter((thread) => !thread.archived || thread.id === this.world.current);
    return h(
      "li",
      {},
      this.#button(channel),
      threads.length > 0 &&
        h(
          "ul",
          { class: "thread-list", "aria-label": t("threads") },
          threads.map((thread) => h("li", {}, this.#button(thread))),
        ),
    );
  }

  #button(channel) {
    const { current } = this.world;
    const { count, mentions } = this.world.unread(channel.id);
    const isCurrent = channel.id === current;
    const onContextMenu = (event) => {
      event.preventDefault();
      this.hooks.openMenu(channel, {
        left: event.clientX,
        top: event.clientY,
        bottom: event.clientY,
      });
    };
    return h(
      "button",
      {
        type: "button",
        class: `channel ${count && !isCurrent ? "unread" : ""}`,
        "aria-current": isCurrent && "page",
        data: { id: channel.id },
        on: { click: () => this.hooks.onOpen(channel.id), contextmenu: onContextMenu },
      },
      channel.type === CHANNEL.DM
        ? avatar(this.world.bot.user, "tiny")
        : drawIcon(!channel.parent_id ? (channel.private ? "lock" : "hash") : "thread"),
      h("span", { class: "channel-name" }, this.world.channelName(channel).replace(/^#/, "")),
      count > 0 && !isCurrent && h("span", { class: "visually-hidden" }, t("unread")),
      mentions > 0 &&
        !isCurrent &&
        h("span", { class: "badge", title: t("mentionsCount", { n: mentions }) }, String(mentions)),
    );
  }
}
