/**
 * The message list of the shown channel: drawn as it changes, scrolled as Discord scrolls, read aloud
 * without chatter.
 */
import { drawIcon, fill, focusables, h } from "./dom.js";
import { drawMessage, groups, summary } from "./message.js";
import { carryOver } from "./select.js";
import { FLAG, compareIds, displayName } from "./state.js";
import { inStyle, otherDay } from "./time.js";
import { t } from "./words.js";

const NEAR_END_PX = 60;
const NEAR_START_PX = 300;

export class Messages {
  #rows = new Map();
  #stick = true;
  #missed = 0;
  // A message under a pressed finger is redrawn when the finger is lifted, or the press would be lost.
  #pressed = null;
  #late = new Set();
  #list = h("div", { class: "log-list" });
  #scroller = h("div", { class: "log", role: "log", "aria-live": "off", tabindex: "-1" }, this.#list);
  #jump = h("button", { type: "button", class: "jump", hidden: true, on: { click: () => this.toPresent() } });
  // The log itself stays silent: tables are redrawn all the time. What is new is said here, once.
  #speaker = h("div", { class: "visually-hidden", "aria-live": "polite" });

  /** @param {import("./message.js").Hooks} hooks */
  constructor(hooks) {
    this.hooks = { ...hooks, jump: (id) => this.#jumpTo(id) };
    this.world = hooks.world;
    this.element = h("div", { class: "log-frame" }, this.#scroller, this.#jump, this.#speaker);
    this.#scroller.addEventListener("scroll", () => this.#onScroll(), { passive: true });
    this.#scroller.addEventListener("keydown", (event) => this.#onKey(event));
    this.#scroller.addEventListener("contextmenu", (event) => this.#onContextMenu(event));
    this.#scroller.addEventListener("pointerdown", (event) => {
      this.#pressed = event.target.closest(".message")?.dataset.id ?? null;
    });
    for (const end of ["pointerup", "pointercancel"])
      document.addEventListener(end, () => setTimeout(() => this.#released()));
    new ResizeObserver(() => this.#stick && this.#toEnd()).observe(this.#list);
    new ResizeObserver(() => this.#stick && this.#toEnd()).observe(this.#scroller);

    const { world } = this;
    world.on("current", () => this.render());
    world.on("history", ({ channelId, older }) => {
      if (channelId !== world.current) return;
      if (older) this.#keepPlace(() => this.#draw());
      else this.render();
    });
    world.on(
      "message",
      ({ message, isNew }) => message.channel_id === world.current && this.#arrived(message, isNew),
    );
    world.on("gone", ({ channel_id: channelId, id }) => channelId === world.current && this.#remove(id));
    hooks.interactions.onChange((id) => this.#rows.has(id) && this.#keepPlace(() => this.#redraw(id)));
  }

  /** Draw the channel from scratch and show its end, or the first unread message. */
  render() {
    this.#rows.clear();
    this.#stick = true;
    this.#missed = 0;
    this.#list.replaceChildren();
    const channel = this.world.channels.get(this.world.current);
    this.#scroller.setAttribute(
      "aria-label",
      t("messages", { channel: channel ? this.world.channelName(channel) : "" }),
    );
    this.#draw();
    this.#toEnd();
    this.#list.querySelector(".divider.new")?.scrollIntoView({ block: "center" });
    this.#showJump();
  }

  /** Redraw everything in place, as when the language changes. */
  refresh() {
    this.#keepPlace(() => {
      this.#rows.clear();
      this.#draw();
    });
  }

  /** Bring the list of nodes in line with the messages: the drawn ones are kept, the missing ones drawn. */
  #draw() {
    const { world } = this;
    const log = world.current && world.log(world.current);
    if (!log?.loaded) {
      fill(this.#list, h("p", { class: "log-notice" }, t("connecting")));
      return;
    }
    const nodes = [];
    const channel = world.channels.get(world.current);
    if (!log.more && channel) nodes.push(this.#start(channel, log.messages.length === 0));
    let before;
    for (const message of log.messages) {
      const divider = this.#divider(before, message);
      if (divider) nodes.push(divider);
      nodes.push(this.#row(message, divider ? undefined : before));
      before = message;
    }
    const present = new Set(log.messages.map((message) => message.id));
    for (const id of this.#rows.keys()) if (!present.has(id)) this.#rows.delete(id);
    this.#place(nodes);
    carryOver(
      "",
      [...this.#rows.values()].flatMap((row) => row.selects),
    );
  }

  /** What stands above a channel's first message. */
  #start(channel, isEmpty) {
    const name = this.world.channelName(channel);
    return h(
      "div",
      { class: "log-start" },
      h("h2", {}, name),
      h("p", {}, channel.topic || t(isEmpty ? "messagesGone" : "startOf", { channel: name })),
    );
  }

  /** Put these nodes into the list, moving none that already stands right: a moved one loses the focus. */
  #place(nodes) {
    const focused = document.activeElement.closest?.(".message");
    const refocus = focused && this.#focusIn(focused);
    const wanted = new Set(nodes);
    for (const child of [...this.#list.childNodes]) if (!wanted.has(child)) child.remove();
    let cursor = this.#list.firstChild;
    for (const node of nodes) {
      if (node === cursor) cursor = cursor.nextSibling;
      else this.#list.insertBefore(node, cursor);
    }
    const elements = [...this.#rows.values()].map((row) => row.element);
    for (const element of elements) element.tabIndex = -1;
    const last = this.#list.querySelector(".message:last-of-type");
    if (last) last.tabIndex = 0;
    const heir = focused && !focused.isConnected && this.#rows.get(focused.dataset.id)?.element;
    if (heir) refocus?.(heir);
  }

  /** A line between two messages: another day, or from here on it is new. */
  #divider(before, message) {
    const { newAfter } = this.world;
    const written = new Date(message.timestamp);
    const isNew =
      newAfter !== null &&
      before &&
      compareIds(before.id, newAfter) <= 0 &&
      compareIds(message.id, newAfter) > 0;
    const isOtherDay = before && otherDay(new Date(before.timestamp), written);
    if (!isNew && !isOtherDay) return null;
    return h(
      "div",
      { class: `divider ${isNew ? "new" : ""}`, role: "separator" },
      isOtherDay && h("span", {}, inStyle(written, "D")),
      isNew && h("b", {}, t("newMessages")),
    );
  }

  #row(message, before) {
    const grouped = groups(before, message);
    const known = this.#rows.get(message.id);
    if (known && known.message === message && known.grouped === grouped) return known.element;
    const row = { message, grouped, ...drawMessage(message, this.hooks, grouped) };
    this.#rows.set(message.id, row);
    return row.element;
  }

  /** Draw one message anew in its place; focus and an open list stay with what they were on. */
  #redraw(id) {
    if (this.#pressed === id) {
      this.#late.add(id);
      return;
    }
    const old = this.#rows.get(id);
    const message = this.world.message(this.world.current, id);
    if (!old || !message) return;
    const row = { message, grouped: old.grouped, ...drawMessage(message, this.hooks, old.grouped) };
    this.#rows.set(id, row);
    row.element.tabIndex = old.element.tabIndex;
    const focus = this.#focusIn(old.element);
    old.element.replaceWith(row.element);
    carryOver(`${id}/`, row.selects);
    focus?.(row.element);
  }

  #released() {
    this.#pressed = null;
    const late = [...this.#late];
    this.#late.clear();
    if (late.length) this.#keepPlace(() => late.forEach((id) => this.#redraw(id)));
  }

  /** Remember what has the focus inside an element; the result gives it to the like of it in another. */
  #focusIn(element) {
    const focused = document.activeElement;
    if (!element.contains(focused)) return null;
    if (focused === element) return (heir) => heir.focus({ preventScroll: true });
    const { key } = focused.dataset;
    const index = focusables(element).indexOf(focused);
    return (heir) => {
      const all = focusables(heir);
      const same = all.find((candidate) => key && candidate.dataset.key === key);
      (same ?? all[Math.min(index, all.length - 1)] ?? heir).focus({ preventScroll: true });
    };
  }

  #arrived(message, isNew) {
    const mine =
      message.author.id === this.world.me.id || message.interaction_metadata?.user?.id === this.world.me.id;
    const wasHere = this.#rows.get(message.id)?.element.contains(document.activeElement);
    this.#keepPlace(() => {
      if (isNew) this.#draw();
      else this.#redraw(message.id);
    });
    if (isNew && !this.#stick && !mine) this.#missed += 1;
    if (isNew && mine) this.toPresent();
    this.#showJump();
    // A redrawn message is worth saying only to the person whose own hand just changed it.
    if (isNew || (wasHere && message.flags & FLAG.EPHEMERAL)) this.#say(message);
    if (this.#stick) this.world.markRead();
  }

  #say(message) {
    const author = this.world.users.get(message.author.id) ?? message.author;
    this.#speaker.textContent = `${displayName(author)}: ${summary(message, this.hooks.text, Infinity)}`;
  }

  #remove(id) {
    const element = this.#rows.get(id)?.element;
    const hadFocus = element?.contains(document.activeElement);
    const next = element?.nextElementSibling ?? element?.previousElementSibling;
    carryOver(`${id}/`, []);
    this.#keepPlace(() => this.#draw());
    if (hadFocus) (next?.isConnected ? next : this.#scroller).focus({ preventScroll: true });
  }

  /** Change the list without moving what is being read; at the end, stay at the end. */
  #keepPlace(change) {
    const top = this.#scroller.getBoundingClientRect().top;
    const anchor = this.#stick
      ? null
      : [...this.#rows].find(([, row]) => row.element.getBoundingClientRect().bottom > top);
    const before = anchor?.[1].element.getBoundingClientRect().top;
    change();
    const heir = anchor && this.#rows.get(anchor[0])?.element;
    if (heir) this.#scroller.scrollTop += heir.getBoundingClientRect().top - before;
    else if (this.#stick) this.#toEnd();
  }

  #toEnd() {
    this.#scroller.scrollTop = this.#scroller.scrollHeight;
  }

  /** Go to the newest message. */
  toPresent() {
    this.#stick = true;
    this.#toEnd();
    this.#showJump();
  }

  #onScroll() {
    const { scrollTop, scrollHeight, clientHeight } = this.#scroller;
    this.#stick = scrollHeight - scrollTop - clientHeight < NEAR_END_PX;
    if (this.#stick) {
      this.#missed = 0;
      this.world.markRead();
    }
    if (scrollTop < NEAR_START_PX && this.world.current && this.world.log(this.world.current).loaded)
      this.world.load(this.world.current);
    this.#showJump();
  }

  #showJump() {
    this.#jump.hidden = this.#stick;
    fill(
      this.#jump,
      this.#missed > 0 && h("b", {}, t("newMessagesCount", { n: this.#missed })),
      t("jump"),
      drawIcon("down"),
    );
  }

  #jumpTo(id) {
    const element = this.#rows.get(id)?.element;
    element?.scrollIntoView({ block: "center" });
    element?.focus({ preventScroll: true });
  }

  #onContextMenu(event) {
    const row = event.target.closest(".message");
    if (!row || event.target.closest("a, img") || getSelection()?.toString()) return;
    event.preventDefault();
    this.hooks.openMenu(this.#rows.get(row.dataset.id).message, {
      left: event.clientX,
      bottom: event.clientY,
      top: event.clientY,
    });
  }

  /** With a message focused, arrows walk the messages. */
  #onKey(event) {
    const row = event.target;
    if (!row.classList.contains("message")) return;
    const all = [...this.#list.querySelectorAll(".message")];
    const at = all.indexOf(row);
    const target = { ArrowUp: all[at - 1], ArrowDown: all[at + 1], Home: all[0], End: all.at(-1) }[event.key];
    if (!target) return;
    event.preventDefault();
    target.focus();
  }
}
