/**
 * Discord's Markdown to DOM nodes: blocks first (fences, quotes, headings, lists), then what runs inside
 * a line. Everything ends as text nodes and elements chosen here; nothing is ever parsed as HTML.
 */
import { h } from "./dom.js";
import { CHANNEL, displayName } from "./state.js";
import { timestamp } from "./time.js";
import { t } from "./words.js";

// Deeper nesting than this is somebody playing with us; it is shown as it was typed.
const DEEPEST = 12;

/**
 * @typedef {{world: import("./state.js").World, openCommand: (name: string) => void,
 *            openChannel: (id: string) => void}} Context
 */

/**
 * Draw a text.
 * @param {string} text @param {Context} context
 * @returns {DocumentFragment}
 */
export function markdown(text, context) {
  const fragment = document.createDocumentFragment();
  fragment.append(...blocks(text ?? "", context, 0));
  return fragment;
}

/** A text with nothing but emojis in it, so that they are shown large? */
export function onlyEmojis(text) {
  const rest = text.replace(/<a?:\w+:\d+>/g, "😀").replace(/\s/gu, "");
  return /^\p{RGI_Emoji}{1,30}$/v.test(rest);
}

function blocks(text, context, depth) {
  const made = [];
  const fence = /```(?:([\w+#.-]+)\n)?\n?([\s\S]+?)\n?```\n?/g;
  let from = 0;
  for (let found = fence.exec(text); found; found = fence.exec(text)) {
    made.push(...lines(text.slice(from, found.index).replace(/\n$/, ""), context, depth));
    made.push(h("pre", { tabindex: "0" }, h("code", { data: { language: found[1] ?? "" } }, found[2])));
    from = fence.lastIndex;
  }
  const tail = text.slice(from);
  if (tail || !made.length) made.push(...lines(tail, context, depth));
  return made;
}

const LIST_LINE = /^( *)([-*]|\d{1,9}\.) +(.+)$/;

function lines(text, context, depth) {
  if (text === "") return [];
  const all = text.split("\n");
  const made = [];
  let plain = [];
  const flush = () => {
    if (plain.length) made.push(...paragraph(plain, context, depth));
    plain = [];
  };
  for (let index = 0; index < all.length; index += 1) {
    const line = all[index];
    const heading = /^(#{1,3}) +(.+)$/.exec(line);
    const small = /^-# +(.+)$/.exec(line);
    if (line.startsWith(">>> ") && depth < DEEPEST) {
      flush();
      made.push(
        h("blockquote", {}, blocks([line.slice(4), ...all.slice(index + 1)].join("\n"), context, depth + 1)),
      );
      return made;
    }
    if (line.startsWith("> ") && depth < DEEPEST) {
      flush();
      const quoted = [line.slice(2)];
      while (all[index + 1]?.startsWith("> ")) quoted.push(all[(index += 1)].slice(2));
      made.push(h("blockquote", {}, lines(quoted.join("\n"), context, depth + 1)));
    } else if (heading) {
      flush();
      // The page's own headings end at 3 (a message's author), so a text's begin below.
      made.push(
        h(
          `h${heading[1].length + 3}`,
          { class: `heading-${heading[1].length}` },
          inline(heading[2], context, depth),
        ),
      );
    } else if (small) {
      flush();
      made.push(h("p", { class: "subtext" }, inline(small[1], context, depth)));
    } else if (LIST_LINE.test(line)) {
      flush();
      const items = [];
      for (; index < all.length && LIST_LINE.test(all[index]); index += 1)
        items.push(LIST_LINE.exec(all[index]));
      index -= 1;
      made.push(...list(items, context, depth));
    } else plain.push(line);
  }
  flush();
  return made;
}

/** Plain lines; blank ones around them keep their height, as they do on Discord. */
function paragraph(plain, context, depth) {
  const text = plain.join("\n");
  const body = text.trim() && h("p", {}, inline(text.replace(/^\n+|\n+$/g, ""), context, depth));
  const gaps = (found) => [...(found?.[0] ?? "")].map(() => h("div", { class: "blank" }));
  if (!body) return plain.map(() => h("div", { class: "blank" }));
  return [...gaps(/^\n+/.exec(text)), body, ...gaps(/\n+$/.exec(text))];
}

/** Lines of a list, each [line, indent, marker, text], as nested lists. */
function list(items, context, depth) {
  const made = [];
  for (let index = 0; index < items.length;) {
    const [, indent, marker] = items[index];
    const ordered = /\d/.test(marker);
    const element = h(ordered ? "ol" : "ul", ordered ? { start: Number.parseInt(marker, 10) } : {});
    while (
      index < items.length &&
      items[index][1].length <= indent.length &&
      /\d/.test(items[index][2]) === ordered
    ) {
      const item = h("li", {}, inline(items[index][3], context, depth));
      index += 1;
      const inner = [];
      while (index < items.length && items[index][1].length > indent.length) inner.push(items[index++]);
      if (inner.length && depth < DEEPEST) item.append(...list(inner, context, depth + 1));
      element.append(item);
    }
    made.push(element);
  }
  return made;
}

const PAIRS = [
  ["||", (inner) => spoiler(inner)],
  ["***", (inner) => h("em", {}, h("strong", {}, inner))],
  ["**", (inner) => h("strong", {}, inner)],
  ["__", (inner) => h("u", {}, inner)],
  ["~~", (inner) => h("s", {}, inner)],
  ["*", (inner) => h("em", {}, inner)],
  ["_", (inner) => h("em", {}, inner)],
];

const TOKENS = [
  [/\\([^\p{L}\p{N}\s])/uy, (found) => found[1]],
  [/(`+)([\s\S]*?[^`])\1(?!`)/y, (found) => h("code", {}, found[2].replace(/^ (.*) $/s, "$1"))],
  [/<@!?(\d+)>/y, (found, context) => person(found[1], context) ?? found[0]],
  [
    /<@&(\d+)>/y,
    (found, { world }) =>
      h(
        "span",
        { class: "mention" },
        `@${world.guild.roles?.find((role) => role.id === found[1])?.name ?? t("role")}`,
      ),
  ],
  [/<#(\d+)>/y, (found, context) => channelLink(found[1], context)],
  [
    /<\/([^:<>\n]{1,100}):(\d+)>/y,
    (found, { openCommand }) =>
      h(
        "button",
        { type: "button", class: "mention", on: { click: () => openCommand(found[1]) } },
        `/${found[1]}`,
      ),
  ],
  [/<a?:(\w{2,32}):(\d+)>/y, (found) => customEmoji(found[2], found[1])],
  [/<t:(-?\d{1,13})(?::([tTdDfFsSR]))?>/y, (found) => timestamp(found[1], found[2] ?? "f") ?? found[0]],
  [/@(everyone|here)\b/y, (found) => h("span", { class: "mention" }, found[0])],
  [/<(https?:\/\/[^\s<>]+)>/y, (found) => link(found[1], found[1])],
  [/https?:\/\/[^\s<]+[^\s<.,:;"')\]!?*_~|]/y, (found) => link(found[0], found[0])],
  [/\p{RGI_Emoji}/vy, (found) => h("span", { class: "emoji" }, found[0])],
];

const MASKED_LINK = /\[([^\]\n]+)\]\(<?(https?:\/\/[^\s<>)]+)>?(?: +"[^"\n]*")?\)/y;

/** What runs inside a line. */
function inline(text, context, depth) {
  const made = [];
  let plain = "";
  const push = (node) => {
    if (plain) made.push(plain);
    plain = "";
    made.push(node);
  };
  for (let at = 0; at < text.length;) {
    const [node, end] = depth < DEEPEST ? token(text, at, context, depth) : [null, at];
    if (node === null) {
      const character = String.fromCodePoint(text.codePointAt(at));
      if (character === "\n") push(h("br"));
      else plain += character;
      at += character.length;
    } else {
      if (typeof node === "string") plain += node;
      else push(node);
      at = end;
    }
  }
  if (plain) made.push(plain);
  return made;
}

/** The token that begins here and where it ends, or [null]. */
function token(text, at, context, depth) {
  for (const [pattern, make] of TOKENS) {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (found) return [make(found, context), at + found[0].length];
  }
  MASKED_LINK.lastIndex = at;
  const masked = MASKED_LINK.exec(text);
  if (masked) return [link(masked[2], inline(masked[1], context, depth + 1)), at + masked[0].length];
  for (const [mark, make] of PAIRS) {
    if (!text.startsWith(mark, at)) continue;
    const end = closing(text, at, mark);
    if (end > 0)
      return [make(inline(text.slice(at + mark.length, end), context, depth + 1)), end + mark.length];
  }
  return [null, at];
}

/** Where the mark that opens at `at` is closed, or -1. */
function closing(text, at, mark) {
  const single = mark.length === 1;
  const start = at + mark.length;
  if (single && (/\s/.test(text[start] ?? " ") || text[start] === mark)) return -1;
  // snake_case_names are not italics.
  if (mark === "_" && /[\p{L}\p{N}]/u.test(text[at - 1] ?? "")) return -1;
  for (let end = start + 1; end < text.length; end += 1) {
    if (text[end - 1] === "\\" || !text.startsWith(mark, end)) continue;
    if (single && (text[end + 1] === mark || text[end - 1] === mark)) {
      // A doubled mark belongs to the bold or underlined text inside.
      if (text[end + 1] === mark) end += 1;
      continue;
    }
    if (single && mark === "*" && /\s/.test(text[end - 1])) continue;
    if (mark === "_" && /[\p{L}\p{N}_]/u.test(text[end + 1] ?? "")) continue;
    // In "**bold *and italic***" the last two marks close the bold text.
    while (!single && text[end + mark.length] === mark[0]) end += 1;
    return end;
  }
  return -1;
}

function spoiler(inner) {
  const reveal = (event) => {
    const element = event.currentTarget;
    if (!element.classList.contains("hidden")) return;
    event.preventDefault();
    element.classList.remove("hidden");
    element.removeAttribute("role");
    element.removeAttribute("tabindex");
    element.removeAttribute("aria-label");
  };
  const onKey = (event) => (event.key === "Enter" || event.key === " ") && reveal(event);
  const attributes = { class: "spoiler hidden", role: "button", tabindex: "0", "aria-label": t("spoiler") };
  return h("span", { ...attributes, on: { click: reveal, keydown: onKey } }, h("span", {}, inner));
}

function person(id, { world }) {
  const user = world.users.get(id);
  return user && h("span", { class: "mention", data: { user: id } }, `@${displayName(user)}`);
}

function channelLink(id, { world, openChannel }) {
  const channel = world.channels.get(id);
  if (!channel) return h("span", { class: "mention" }, `#${t("anonymousChannel")}`);
  const sign = channel.type === CHANNEL.TEXT ? "#" : "↳ ";
  return h(
    "button",
    { type: "button", class: "mention", on: { click: () => openChannel(id) } },
    `${sign}${channel.name}`,
  );
}

function link(address, children) {
  return h("a", { href: address, target: "_blank", rel: "noopener noreferrer" }, children);
}

/** An application's own emoji; its name stands in when there is no such picture. */
export function customEmoji(id, name, called = `:${name}:`) {
  const address = { src: `/cdn/emojis/${id}.png`, alt: called, title: called };
  // Drawn with the text around it, not a moment later: a message is drawn anew at every edit.
  return h("img", { class: "emoji", ...address, draggable: "false", decoding: "sync" });
}

// Listened for here, so that a copy of such a picture is replaced by its name as well.
document.addEventListener(
  "error",
  ({ target }) => target instanceof Element && target.matches("img.emoji") && target.replaceWith(target.alt),
  true,
);
