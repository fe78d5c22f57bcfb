/** The small menu of a message or a channel, and the short notes at the bottom of the window. */
import { h } from "./dom.js";

/** @typedef {{left: number, top: number, bottom: number}} Place where a menu opens: below it, or above */

let close = () => {};

/**
 * Open a menu at a place on the screen.
 * @param {Place} at
 * @param {{label: string, danger?: boolean, run: () => void}[]} entries
 */
export function openMenu(at, entries) {
  close();
  const opener = document.activeElement;
  const item = ({ label, danger, run }) =>
    h(
      "button",
      {
        type: "button",
        role: "menuitem",
        class: danger ? "danger" : "",
        on: { click: () => (close(), run()) },
      },
      label,
    );
  const menu = h("div", { class: "popup menu", role: "menu" }, entries.map(item));
  document.body.append(menu);
  const { width, height } = menu.getBoundingClientRect();
  const left = Math.max(8, Math.min(at.left, innerWidth - width - 8));
  const top = at.bottom + height + 8 > innerHeight ? Math.max(8, at.top - height) : at.bottom;
  menu.style.setProperty("left", `${left}px`);
  menu.style.setProperty("top", `${top}px`);
  const items = [...menu.children];
  items[0].focus();
  const outside = (event) => !menu.contains(event.target) && close();
  close = () => {
    document.removeEventListener("pointerdown", outside, true);
    document.removeEventListener("scroll", close, true);
    const hadFocus = menu.contains(document.activeElement);
    menu.remove();
    close = () => {};
    if (hadFocus && opener?.isConnected) opener.focus({ preventScroll: true });
  };
  document.addEventListener("pointerdown", outside, true);
  menu.addEventListener("keydown", (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) items[(items.indexOf(document.activeElement) + step + items.length) % items.length].focus();
    else if (event.key === "Escape" || event.key === "Tab") close();
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
}

const shelf = h("div", { class: "toasts", role: "status" });

/** Say something at the bottom of the window for a few seconds. */
export function toast(text, kind = "") {
  if (!shelf.isConnected) document.body.append(shelf);
  const note = h("p", { class: `toast ${kind}` }, text);
  shelf.append(note);
  setTimeout(() => note.remove(), 5000);
}
