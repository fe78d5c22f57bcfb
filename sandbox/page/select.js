/**
 * A select menu: a button that shows what is chosen and a list that pops up. A single choice is sent at
 * once; several are collected and sent when the list is closed, as Discord does.
 */
import { drawIcon, fill, h } from "./dom.js";
import { t } from "./words.js";

/** @typedef {{value: string, label: string, description?: string, icon?: Node}} SelectOption */

/** At most one list is open; a message that is drawn anew looks here for its own. */
let openSelect = null;

let counter = 0;

export class Select {
  #open = false;
  #active = -1;
  #typed = "";
  #typedAt = 0;
  #picked;
  #popup = null;

  /**
   * @param {{key: string, label?: string, options: SelectOption[], values?: string[], placeholder?: string,
   *   min?: number, max?: number, disabled?: boolean, pending?: boolean, onChoose: (values: string[]) => void}} settings
   */
  constructor(settings) {
    const { options, min = 1, max = 1 } = settings;
    Object.assign(this, { ...settings, min, max: Math.min(max, Math.max(options.length, 1)) });
    this.values = (settings.values ?? []).filter((value) => options.some((option) => option.value === value));
    this.#picked = [...this.values];
    this.id = `select-${(counter += 1)}`;
    this.button = h("button", {
      type: "button",
      class: "select-button",
      role: "combobox",
      "aria-haspopup": "listbox",
      "aria-expanded": "false",
      "aria-controls": `${this.id}-list`,
      "aria-busy": settings.pending && "true",
      disabled: settings.disabled,
      data: { key: settings.key },
      on: { click: () => this.toggle(), keydown: (event) => this.#onKey(event) },
    });
    this.hint = h("p", { class: "field-error", hidden: true });
    this.element = h("div", { class: "select" }, this.button, this.hint);
    this.#showValue();
  }

  get multiple() {
    return this.max > 1;
  }

  #option = (value) => this.options.find((option) => option.value === value);

  #showValue() {
    const chosen = this.#picked.map(this.#option);
    const label = this.label ?? this.placeholder ?? t("select");
    this.button.setAttribute(
      "aria-label",
      chosen.length ? `${label}: ${chosen.map((option) => option.label).join(", ")}` : label,
    );
    const one = ({ icon, label: text }) =>
      h("span", { class: this.multiple ? "select-chip" : "select-value" }, icon?.cloneNode(true), text);
    const shown = chosen.length
      ? chosen.map(one)
      : h("span", { class: "select-placeholder" }, this.placeholder ?? t("select"));
    fill(
      this.button,
      h("span", { class: "select-shown" }, shown),
      this.pending ? h("span", { class: "spinner", "aria-hidden": "true" }) : drawIcon("down"),
    );
  }

  toggle() {
    if (this.#open) this.close(true);
    else this.open();
  }

  open() {
    if (this.pending || this.button.disabled) return;
    openSelect?.close(true);
    this.#open = true;
    openSelect = this;
    this.hint.hidden = true;
    this.#popup = h("div", { class: "popup select-popup" });
    // Inside a dialog everything outside of it is inert, so the list goes there too.
    (this.button.closest("dialog") ?? document.body).append(this.#popup);
    this.button.setAttribute("aria-expanded", "true");
    this.#active = Math.max(
      0,
      this.options.findIndex((option) => this.#picked.includes(option.value)),
    );
    this.#draw();
    document.addEventListener("pointerdown", this.#outside, true);
    window.addEventListener("resize", this.#place);
    document.addEventListener("scroll", this.#place, true);
  }

  /** Close the list; `commit` sends several collected choices if they changed and are enough. */
  close(commit) {
    if (!this.#open) return;
    this.#open = false;
    if (openSelect === this) openSelect = null;
    this.#popup.remove();
    this.button.setAttribute("aria-expanded", "false");
    this.button.removeAttribute("aria-activedescendant");
    document.removeEventListener("pointerdown", this.#outside, true);
    window.removeEventListener("resize", this.#place);
    document.removeEventListener("scroll", this.#place, true);
    if (!commit) this.#picked = [...this.values];
    else if (this.multiple) this.#commit();
    this.#showValue();
  }

  #commit() {
    const inOrder = this.options
      .map((option) => option.value)
      .filter((value) => this.#picked.includes(value));
    if (inOrder.join("\n") === this.values.join("\n")) return;
    if (inOrder.length < this.min) {
      this.hint.textContent = t("chooseAtLeast", { n: this.min });
      this.hint.hidden = false;
      return;
    }
    this.values = inOrder;
    this.onChoose(inOrder);
  }

  #outside = (event) => {
    if (!this.#popup.contains(event.target) && !this.button.contains(event.target)) this.close(true);
  };

  #place = () => {
    const box = this.button.getBoundingClientRect();
    const below = innerHeight - box.bottom - 12;
    const above = box.top - 12;
    const up = below < 260 && above > below;
    this.#popup.classList.toggle("up", up);
    const style = {
      "--left": `${box.left}px`,
      "--width": `${box.width}px`,
      "--room": `${Math.max(120, up ? above : below)}px`,
      "--edge": `${up ? innerHeight - box.top + 4 : box.bottom + 4}px`,
    };
    for (const [name, value] of Object.entries(style)) this.#popup.style.setProperty(name, value);
  };

  #draw() {
    const full = this.multiple && this.#picked.length >= this.max;
    const row = (option, index) => {
      const selected = this.#picked.includes(option.value);
      return h(
        "div",
        {
          class: `option ${index === this.#active ? "active" : ""}`,
          role: "option",
          id: `${this.id}-${index}`,
          "aria-selected": String(selected),
          "aria-disabled": full && !selected && "true",
          on: { click: () => this.#pick(index), pointermove: () => this.#activate(index) },
        },
        option.icon?.cloneNode(true),
        h(
          "span",
          { class: "option-text" },
          h("span", { class: "option-label" }, option.label),
          option.description && h("span", { class: "option-description" }, option.description),
        ),
        h(
          "span",
          { class: this.multiple ? "box" : "radio", "aria-hidden": "true" },
          selected && drawIcon("check"),
        ),
      );
    };
    const rows = this.options.length ? this.options.map(row) : h("p", { class: "empty" }, t("noChoices"));
    const listbox = h(
      "div",
      {
        class: "options",
        role: "listbox",
        id: `${this.id}-list`,
        "aria-multiselectable": this.multiple && "true",
        "aria-label": this.placeholder ?? t("select"),
      },
      rows,
    );
    // The focus stays on the button, so that what is under a finger does not scroll away.
    this.#popup.onmousedown = (event) => event.preventDefault();
    const scrolled = this.#popup.querySelector(".options")?.scrollTop ?? 0;
    fill(
      this.#popup,
      h("p", { class: "popup-head" }, this.label ?? this.placeholder ?? t("select")),
      listbox,
      this.#footer(),
    );
    this.#place();
    listbox.scrollTop = scrolled;
    this.#activate(this.#active);
  }

  #footer() {
    if (this.multiple) {
      const count =
        this.min === this.max
          ? `${this.#picked.length} / ${this.max}`
          : `${this.#picked.length} / ${this.min}–${this.max}`;
      return h(
        "div",
        { class: "popup-footer" },
        h("span", {}, count),
        h(
          "button",
          {
            type: "button",
            class: "button primary",
            disabled: this.#picked.length < this.min,
            on: { click: () => this.close(true) },
          },
          t("done"),
        ),
      );
    }
    if (this.min > 0 || !this.#picked.length) return null;
    return h(
      "div",
      { class: "popup-footer" },
      h(
        "button",
        { type: "button", class: "button secondary", on: { click: () => this.#choose([]) } },
        t("clearChoice"),
      ),
    );
  }

  #activate(index) {
    this.#active = index;
    for (const [at, element] of [...this.#popup.querySelectorAll(".option")].entries()) {
      element.classList.toggle("active", at === index);
      if (at === index) {
        this.button.setAttribute("aria-activedescendant", element.id);
        element.scrollIntoView({ block: "nearest" });
      }
    }
  }

  #pick(index) {
    const option = this.options[index];
    if (!option) return;
    if (!this.multiple) {
      this.#choose([option.value]);
      return;
    }
    if (this.#picked.includes(option.value))
      this.#picked = this.#picked.filter((value) => value !== option.value);
    else if (this.#picked.length < this.max) this.#picked.push(option.value);
    this.#active = index;
    this.#draw();
    this.#showValue();
  }

  #choose(values) {
    const changed = values[0] !== this.values[0];
    this.#picked = values;
    this.values = values;
    this.close(false);
    if (changed) this.onChoose(values);
  }

  #onKey(event) {
    const { key } = event;
    if (!this.#open) {
      if (!["ArrowDown", "ArrowUp"].includes(key)) return;
      event.preventDefault();
      this.open();
      return;
    }
    const last = this.options.length - 1;
    const moves = {
      ArrowDown: Math.min(last, this.#active + 1),
      ArrowUp: Math.max(0, this.#active - 1),
      Home: 0,
      End: last,
    };
    if (key in moves) this.#activate(moves[key]);
    else if (key === "Enter" || (key === " " && !this.#typed)) this.#pick(this.#active);
    else if (key === "Escape") this.close(false);
    else if (key === "Tab") {
      this.close(true);
      return;
    } else if (key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey) this.#type(key);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** Jump to the option that begins with what is typed. */
  #type(character) {
    const now = Date.now();
    this.#typed = (now - this.#typedAt > 800 ? "" : this.#typed) + character.toLowerCase();
    this.#typedAt = now;
    setTimeout(() => {
      if (Date.now() - this.#typedAt >= 800) this.#typed = "";
    }, 850);
    const index = this.options.findIndex((option) => option.label.toLowerCase().startsWith(this.#typed));
    if (index >= 0) this.#activate(index);
  }

  /** Take over from an older drawing of the same select whose list is open, unless the choices changed. */
  adopt(older) {
    const picked = [...older.#picked];
    older.close(false);
    if (this.pending || this.button.disabled || !sameOptions(older.options, this.options)) return;
    this.#picked = picked;
    this.#showValue();
    this.open();
  }
}

const sameOptions = (a, b) =>
  a.length === b.length &&
  a.every((option, index) => ["value", "label", "description"].every((key) => option[key] === b[index][key]));

/**
 * Some messages were drawn anew: an open list of an older drawing goes on in the new one, or closes when
 * its select is gone.
 * @param {string} prefix what the keys of the selects drawn anew begin with
 * @param {Select[]} selects the new drawings
 */
export function carryOver(prefix, selects) {
  const older = openSelect;
  if (!older?.key.startsWith(prefix) || selects.includes(older)) return;
  const heir = selects.find((select) => select.key === older.key);
  if (heir) heir.adopt(older);
  else older.close(false);
}
