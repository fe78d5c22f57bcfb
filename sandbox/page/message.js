/** One message, drawn. */
import { drawComponents } from "./components.js";
import { drawIcon, h, iconButton } from "./dom.js";
import { markdown, onlyEmojis } from "./markdown.js";
import { attachments } from "./media.js";
import { avatar } from "./people.js";
import { FLAG, displayName } from "./state.js";
import { messageTime, inStyle } from "./time.js";
import { phrase, t } from "./words.js";

const KIND = { REPLY: 19, THREAD_CREATED: 18 };
const GROUP_MS = 7 * 60_000;

/** Does a message go under the one before it, without repeating who wrote it? */
export function groups(before, message) {
  return (
    before !== undefined &&
    before.author.id === message.author.id &&
    !contextOf(message) &&
    message.type !== KIND.THREAD_CREATED &&
    before.type !== KIND.THREAD_CREATED &&
    ((before.flags ^ message.flags) & FLAG.EPHEMERAL) === 0 &&
    new Date(message.timestamp) - new Date(before.timestamp) < GROUP_MS
  );
}

const commandOf = (message) => message.interaction_metadata?.name ?? message.interaction?.name;
const contextOf = (message) =>
  Boolean(commandOf(message) || message.message_reference || message.type === KIND.REPLY);

/**
 * @typedef {{world: import("./state.js").World, interactions: import("./interactions.js").Interactions,
 *   text: import("./markdown.js").Context, openMenu: (message: object, at: import("./menu.js").Place) => void,
 *   dismiss: (message: object) => void, jump?: (messageId: string) => void}} Hooks
 */

/**
 * Draw a message.
 * @param {object} message @param {Hooks} hooks @param {boolean} grouped under the one before it
 * @returns {{element: HTMLElement, selects: import("./select.js").Select[]}}
 */
export function drawMessage(message, hooks, grouped) {
  const { world } = hooks;
  const author = world.users.get(message.author.id) ?? message.author;
  const ephemeral = (message.flags & FLAG.EPHEMERAL) !== 0;
  const selects = [];
  const drawing = { message, selects, ...hooks };
  const written = new Date(message.timestamp);
  const headId = `head-${message.id}`;
  const edited =
    message.edited_timestamp &&
    h("span", { class: "edited", title: inStyle(new Date(message.edited_timestamp), "F") }, t("edited"));
  const isText = !(message.flags & FLAG.COMPONENTS_V2) && message.content;

  const time = h(
    "time",
    { datetime: written.toISOString(), title: inStyle(written, "F") },
    grouped ? inStyle(written, "t") : messageTime(written),
  );
  const head = h(
    "header",
    { class: "message-head", id: headId },
    h("h3", { class: "author" }, displayName(author)),
    author.bot && h("span", { class: "app-tag" }, t("app")),
    time,
    !isText && edited,
  );

  const element = h(
    "article",
    {
      id: `message-${message.id}`,
      class: [
        "message",
        grouped && "grouped",
        ephemeral && "ephemeral",
        world.mentionsMe(message) && "mentioned",
      ]
        .filter(Boolean)
        .join(" "),
      tabindex: "-1",
      "aria-labelledby": headId,
      data: { id: message.id },
    },
    context(message, hooks),
    h("div", { class: "gutter" }, grouped ? null : avatar(author)),
    h(
      "div",
      { class: "message-main" },
      head,
      body(message, author, drawing, isText && edited),
      threadLink(message, hooks),
      failure(message, hooks),
      ephemeral && onlyYou(message, hooks),
    ),
    h(
      "div",
      { class: "message-tools" },
      iconButton("dots", t("messageActions"), (event) =>
        hooks.openMenu(message, event.currentTarget.getBoundingClientRect()),
      ),
    ),
  );
  return { element, selects };
}

function body(message, author, drawing, edited) {
  if (message.flags & FLAG.LOADING) {
    return h(
      "p",
      { class: "thinking" },
      h("span", { class: "thinking-dots", "aria-hidden": "true" }, h("i"), h("i"), h("i")),
      `${t("thinking", { name: displayName(author) })}…`,
    );
  }
  const components = message.components?.length
    ? h("div", { class: "components" }, drawComponents(message.components, drawing))
    : null;
  if (message.flags & FLAG.COMPONENTS_V2) return h("div", { class: "v2" }, components);
  if (message.type === KIND.THREAD_CREATED) {
    const { world, text } = drawing;
    const thread = world.threadsOf(message.channel_id).find((channel) => channel.name === message.content);
    const link = thread
      ? h(
          "button",
          { type: "button", class: "mention", on: { click: () => text.openChannel(thread.id) } },
          thread.name,
        )
      : message.content;
    return h(
      "p",
      { class: "system" },
      h("span", {}, phrase("startedThread", { name: displayName(author), thread: link })),
    );
  }
  return [
    message.content && content(message, drawing, edited),
    message.attachments?.length ? h("div", { class: "attachments" }, attachments(message)) : null,
    message.embeds?.length ? h("p", { class: "picture-missing" }, drawIcon("warning"), t("embeds")) : null,
    components,
  ];
}

function content(message, drawing, edited) {
  const jumbo = onlyEmojis(message.content) ? "jumbo" : "";
  const drawn = h("div", { class: `markdown content ${jumbo}` }, markdown(message.content, drawing.text));
  const last = drawn.lastElementChild;
  if (edited) (last?.matches("p") ? last : drawn).append(" ", edited);
  return drawn;
}

/** The line above a message: which command it answers, or which message. */
function context(message, { world, jump, text }) {
  const name = commandOf(message);
  if (name) {
    const asker = world.users.get(message.interaction_metadata.user.id) ?? message.interaction_metadata.user;
    const used = phrase("usedCommand", {
      name: h("b", {}, displayName(asker)),
      command: h("span", { class: "mention" }, `/${name}`),
    });
    return h("div", { class: "context" }, avatar(asker, "tiny"), h("span", { class: "context-text" }, used));
  }
  if (!message.message_reference) return null;
  const original =
    message.referenced_message ?? world.message(message.channel_id, message.message_reference.message_id);
  if (!original) return h("div", { class: "context" }, h("i", {}, t("messageLost")));
  const user = world.users.get(original.author.id) ?? original.author;
  return h(
    "div",
    { class: "context" },
    avatar(user, "tiny"),
    h(
      "button",
      {
        type: "button",
        class: "context-jump",
        "aria-label": t("replyTo", { name: displayName(user) }),
        on: { click: () => jump(original.id) },
      },
      h("b", {}, displayName(user)),
      h("span", { class: "context-text" }, summary(original, text)),
    ),
  );
}

/**
 * A message in one line of plain text.
 * @param {object} message @param {import("./markdown.js").Context} text
 */
export function summary(message, text, longest = 160) {
  const written = [message.content];
  const walk = (components = []) => {
    for (const component of components) {
      written.push(component.content);
      walk(component.components);
    }
  };
  walk(message.components);
  const parts = written.filter(Boolean).map((part) => h("p", {}, markdown(part, text)));
  const drawn = h("div", {}, parts);
  for (const hidden of drawn.querySelectorAll(".spoiler")) hidden.replaceWith(`(${t("spoiler")})`);
  for (const block of drawn.querySelectorAll("br, p, li, h4, h5, h6, pre, blockquote")) block.before(" ");
  const line = drawn.textContent.replaceAll(/\s+/g, " ").trim();
  return [...line].slice(0, longest).join(""); // by characters, so that no emoji is cut in two
}

/** The thread that begins at a message. */
function threadLink(message, { world, text }) {
  const thread = world.channels.get(message.thread?.id);
  return (
    thread &&
    h(
      "button",
      {
        type: "button",
        class: "thread-link",
        data: { key: `${message.id}/thread` },
        on: { click: () => text.openChannel(thread.id) },
      },
      drawIcon("thread"),
      thread.name,
    )
  );
}

function failure(message, { interactions }) {
  const reason = interactions.failure(message.id);
  return (
    reason &&
    h(
      "p",
      { class: "failure", role: "alert" },
      drawIcon("warning"),
      h("span", {}, h("b", {}, t("failed")), ` — ${reason}`),
    )
  );
}

function onlyYou(message, { dismiss }) {
  return h(
    "footer",
    { class: "only-you" },
    drawIcon("eye"),
    h("span", {}, t("onlyYou"), " · "),
    h(
      "button",
      {
        type: "button",
        class: "text-button",
        data: { key: `${message.id}/dismiss` },
        on: { click: () => dismiss(message) },
      },
      t("dismiss"),
    ),
  );
}
