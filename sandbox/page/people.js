/** Faces: avatars, the "who am I" menu and the line that says whether the bot is there. */
import { drawIcon, fill, h } from "./dom.js";
import { displayName } from "./state.js";
import { LANGUAGES, currentLocale, t } from "./words.js";

/** A colour as CSS, from Discord's integer or from a string. */
export function cssColour(colour) {
  if (typeof colour === "number") return `#${colour.toString(16).padStart(6, "0")}`;
  return /^#[0-9a-f]{6}$/i.test(colour ?? "") ? colour : "#5c6670";
}

/** Black or white, whichever reads better on a colour (WCAG relative luminance). */
export function inkOn(colour) {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.179 ? "#101214" : "#ffffff";
}

/** A person's face: initials on their colour. */
export function avatar(user, size = "") {
  const name = displayName(user);
  const words = name.split(/[\s_.-]+/u).filter(Boolean);
  const initials = (words.length > 1 ? [words[0], words.at(-1)] : [name])
    .map((word) => [...word][0] ?? "?")
    .join("");
  const colour = cssColour(user.avatar_color);
  return h(
    "span",
    {
      class: `avatar ${size} ${user.bot ? "bot" : ""}`,
      "aria-hidden": "true",
      vars: { "--avatar": colour, "--avatar-ink": inkOn(colour) },
    },
    initials.toUpperCase(),
  );
}

/** A name, with a crown for those who manage the server. */
function nameLine(user, tag) {
  const crown =
    user.manage &&
    h(
      "span",
      { class: "crown", title: t("manager") },
      drawIcon("crown"),
      h("span", { class: "visually-hidden" }, t("manager")),
    );
  return h(tag, {}, displayName(user), crown);
}

/** Where a window of another person is. */
export function windowAddress(user) {
  const address = new URL(location.href);
  address.searchParams.set("user", user.username);
  return address.href;
}

/** The corner that says who one is, and lets one be somebody else. */
export class WhoAmI {
  #menu = h("div", { class: "who-menu", id: "who-menu", hidden: true });
  #button = h("button", {
    type: "button",
    class: "who",
    "aria-expanded": "false",
    "aria-controls": "who-menu",
    on: { click: () => this.#toggle() },
  });
  #language = h("select", { class: "language", on: { change: () => this.onLocale(this.#language.value) } });

  /**
   * @param {import("./state.js").World} world
   * @param {{onUser: (id: string) => void, onLocale: (locale: string) => void, buttons: Node[]}} hooks
   */
  constructor(world, { onUser, onLocale, buttons }) {
    this.world = world;
    this.onUser = onUser;
    this.onLocale = onLocale;
    const languageField = h("label", { class: "language-field" }, drawIcon("globe"), this.#language);
    this.element = h(
      "div",
      { class: "me" },
      this.#menu,
      h("div", { class: "me-row" }, this.#button, buttons),
      languageField,
    );
    this.element.addEventListener("keydown", (event) => event.key === "Escape" && this.#toggle(false));
    document.addEventListener(
      "pointerdown",
      (event) => !this.element.contains(event.target) && this.#toggle(false),
    );
  }

  #toggle(open = this.#menu.hidden) {
    if (open === !this.#menu.hidden) return;
    // The links lead to the channel that is open now.
    if (open) this.render();
    const hadFocus = this.#menu.contains(document.activeElement);
    this.#menu.hidden = !open;
    this.#button.setAttribute("aria-expanded", String(open));
    if (open) this.#menu.querySelector("[aria-current]")?.focus();
    else if (hadFocus) this.#button.focus();
  }

  render() {
    const { me } = this.world;
    fill(
      this.#button,
      avatar(me),
      h("span", { class: "who-names" }, nameLine(me, "b"), h("small", {}, `@${me.username}`)),
      drawIcon("down"),
    );
    this.#button.setAttribute("aria-label", `${t("switchUser")}: ${displayName(me)}`);
    fill(
      this.#menu,
      h("h2", {}, t("switchUser")),
      h(
        "ul",
        {},
        this.world.people().map((user) => this.#row(user)),
      ),
    );
    this.#language.setAttribute("aria-label", t("language"));
    const offered = { ...LANGUAGES, ...(!(me.locale in LANGUAGES) && { [me.locale]: me.locale }) };
    fill(
      this.#language,
      Object.entries(offered).map(([code, name]) =>
        h("option", { value: code, selected: code === currentLocale() }, name),
      ),
    );
  }

  #row(user) {
    const mine = user.id === this.world.me.id;
    const choose = () => {
      this.#toggle(false);
      if (!mine) this.onUser(user.id);
    };
    const label = t("newWindow", { name: displayName(user) });
    return h(
      "li",
      {},
      h(
        "button",
        { type: "button", class: "who-choice", "aria-current": mine && "true", on: { click: choose } },
        avatar(user, "small"),
        h(
          "span",
          { class: "who-names" },
          nameLine(user, "span"),
          h("small", {}, LANGUAGES[user.locale] ?? user.locale),
        ),
        mine && drawIcon("check"),
      ),
      h(
        "a",
        {
          class: "icon-button",
          href: windowAddress(user),
          target: "_blank",
          "aria-label": label,
          title: label,
        },
        drawIcon("external"),
      ),
    );
  }
}

/** The mark that says whether the bot is connected. */
export function botStatus(world) {
  const name = world.bot.user ? displayName(world.bot.user) : t("app");
  const text = t(world.bot.online ? "botOnline" : "botOffline", { name });
  return h(
    "span",
    { class: `bot-status ${world.bot.online ? "online" : "offline"}`, role: "status", title: text },
    h("span", { class: "dot", "aria-hidden": "true" }),
    h("span", { class: "bot-status-text" }, text),
  );
}
