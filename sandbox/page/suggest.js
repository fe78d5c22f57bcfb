/** The list above the composer: commands, options, choices. The focus stays in the field below it. */
import { fill, h } from "./dom.js";

/**
 * @typedef {{key?: string, label: string, detail?: string, description?: string, icon?: Node, value?: any}} Suggestion
 */

export class SuggestList {
  #items = [];
  #active = -1;
  #owner = null;
  #onPick = () => {};
  #head = h("div", { class: "suggest-head" });
  #listbox = h("div", { class: "suggest-list", role: "listbox", id: "suggestions" });

  constructor() {
    this.element = h(
      "div",
      { class: "suggest popup", hidden: true, on: { mousedown: (event) => event.preventDefault() } },
      this.#head,
      this.#listbox,
    );
  }

  get isOpen() {
    return !this.element.hidden;
  }

  /**
   * Show suggestions for a field.
   * @param {HTMLElement} owner the field, a combobox
   * @param {{title: Node | string, note?: string, items: Suggestion[], active?: number, onPick: (item: Suggestion) => void}} what
   */
  show(owner, { title, note = "", items, active = -1, onPick }) {
    this.#items = items;
    this.#owner = owner;
    this.#onPick = onPick;
    owner.setAttribute("aria-controls", "suggestions");
    owner.setAttribute("aria-expanded", String(items.length > 0));
    owner.setAttribute("aria-autocomplete", "list");
    const heading = h("div", { class: "suggest-title" }, title);
    fill(this.#head, heading, note && h("div", { class: "suggest-note", role: "status" }, note));
    const parts = [...heading.childNodes].map((node) => node.textContent);
    this.#listbox.setAttribute("aria-label", parts.join(", "));
    this.#listbox.hidden = items.length === 0;
    fill(
      this.#listbox,
      items.map((item, index) => this.#row(item, index)),
    );
    this.element.hidden = false;
    this.#activate(items.length ? active : -1);
    if (active <= 0) this.#listbox.scrollTop = 0;
  }

  hide() {
    this.element.hidden = true;
    this.#items = [];
    this.#active = -1;
    this.#owner?.setAttribute("aria-expanded", "false");
    this.#owner?.removeAttribute("aria-activedescendant");
  }

  #row(item, index) {
    return h(
      "div",
      {
        class: "option",
        role: "option",
        id: `suggestion-${index}`,
        "aria-selected": "false",
        on: { click: () => this.#onPick(item), pointermove: () => this.#activate(index) },
      },
      item.icon,
      h(
        "span",
        { class: "option-text" },
        h("span", { class: "option-label" }, item.label, item.detail && h("small", {}, item.detail)),
        item.description && h("span", { class: "option-description" }, item.description),
      ),
    );
  }

  #activate(index) {
    this.#active = index;
    for (const [at, row] of [...this.#listbox.children].entries()) {
      row.classList.toggle("active", at === index);
      row.setAttribute("aria-selected", String(at === index));
      if (at === index) row.scrollIntoView({ block: "nearest" });
    }
    if (index >= 0) this.#owner.setAttribute("aria-activedescendant", `suggestion-${index}`);
    else this.#owner.removeAttribute("aria-activedescendant");
  }

  /** Move the highlight; says whether there was anything to move. */
  move(step) {
    if (!this.isOpen || !this.#items.length) return false;
    const from = this.#active < 0 && step < 0 ? 0 : this.#active;
    this.#activate((from + step + this.#items.length) % this.#items.length);
    return true;
  }

  /** Take what is highlighted; says whether anything was. */
  pick() {
    const item = this.isOpen ? this.#items[this.#active] : undefined;
    if (item) this.#onPick(item);
    return item !== undefined;
  }
}
