/** One option of a command being filled in: its field, what it can be, what is wrong with it. */
import { OPTION, localised, plain } from "./commands.js";
import { channelOption, channelsOf, roleOption, rolesOf, userOption } from "./components.js";
import { h } from "./dom.js";
import { currentLocale, t } from "./words.js";

const isNumeric = (option) => option.type === OPTION.INTEGER || option.type === OPTION.NUMBER;
const asNumber = (text) => Number(text.replace(",", "."));

/** The bot's choices for an option as things to pick. */
export const choiceList = (choices) =>
  choices.map((choice) => ({ label: localised(choice, "name", currentLocale()), value: choice.value }));

/** One option with its field. */
export class Chip {
  chosen = null;
  error = "";

  /**
   * @param {object} option Discord's option object
   * @param {import("./slash.js").SlashForm} form told of typing, focus and keys
   */
  constructor(option, form) {
    this.option = option;
    this.form = form;
    this.label = localised(option, "name", currentLocale());
    this.description = localised(option, "description", currentLocale());
    this.isFile = option.type === OPTION.ATTACHMENT;
    this.input = h("input", {
      class: "chip-input",
      type: this.isFile ? "file" : "text",
      role: this.isFile ? null : "combobox",
      "aria-expanded": this.isFile ? null : "false",
      "aria-label": t("helpOption", { name: this.label, description: this.description }),
      "aria-required": option.required ? "true" : null,
      autocomplete: "off",
      spellcheck: "false",
      inputmode: { [OPTION.INTEGER]: "numeric", [OPTION.NUMBER]: "decimal" }[option.type],
      size: this.isFile ? null : "4",
      data: { option: option.name },
      on: {
        input: () => (this.isFile ? this.#upload() : form.typed(this)),
        focus: () => form.focused(this),
        blur: () => this.#settle(),
        keydown: (event) => form.onKey(event, this),
      },
    });
    this.element = h("label", { class: "chip" }, h("span", { class: "chip-name" }, this.label), this.input);
  }

  get isEmpty() {
    return !this.chosen && this.input.value.trim() === "";
  }

  /** Choices that need no asking, or null when anything may be typed. */
  fixedChoices() {
    const { option, form } = this;
    const { world } = form;
    if (option.choices?.length) return choiceList(option.choices);
    switch (option.type) {
      case OPTION.BOOLEAN:
        return [
          { label: t("yes"), value: true },
          { label: t("no"), value: false },
        ];
      case OPTION.USER:
        return [...world.users.values()].map(userOption);
      case OPTION.CHANNEL:
        return channelsOf(world, option.channel_types).map(channelOption);
      case OPTION.ROLE:
        return rolesOf(world).map(roleOption);
      case OPTION.MENTIONABLE:
        return [...[...world.users.values()].map(userOption), ...rolesOf(world).map(roleOption)];
      default:
        return null;
    }
  }

  /** Hand the chosen file in, so that the command need only name it. */
  async #upload() {
    const [file] = this.input.files;
    this.chosen = null;
    this.setError(file ? t("fileOnItsWay") : "");
    if (!file) return;
    try {
      const id = await this.form.interactions.upload(file);
      if (file !== this.input.files[0]) return;
      this.chosen = { label: file.name, value: id };
      this.setError("");
    } catch {
      this.setError(t("fileFailed"));
    }
    this.fit();
    this.form.focused(this);
  }

  /** Put a text into the field as if it had been typed; a file can only be picked. */
  write(text) {
    if (this.isFile) return;
    this.input.value = text;
    this.#settle();
    this.fit();
  }

  /** A choice typed out in full, or somebody's @name, is as good as picked. */
  #settle() {
    const typed = plain(this.input.value.trim());
    const match =
      !this.chosen &&
      this.fixedChoices()?.find((choice) =>
        [choice.label, choice.description ?? choice.label, String(choice.value)].map(plain).includes(typed),
      );
    if (match) this.choose(match);
  }

  /** Take one of the choices. @param {{label: string, value: any}} item */
  choose(item) {
    this.chosen = { label: item.label, value: item.value };
    this.input.value = item.label;
    this.setError("");
    this.fit();
  }

  /** Make the field as wide as what is in it. */
  fit() {
    if (!this.isFile) this.input.size = Math.max(4, Math.min(32, this.input.value.length + 1));
    this.element.classList.toggle("filled", Boolean(this.chosen));
  }

  /** Mark what is wrong, or with "" that nothing is. */
  setError(text) {
    this.error = text;
    this.element.classList.toggle("invalid", Boolean(text));
    this.input.setAttribute("aria-invalid", String(Boolean(text)));
  }

  /** What is wrong with the option as it stands, or "". */
  problem() {
    const { option } = this;
    if (this.isEmpty) return option.required ? t("requiredField") : "";
    if (this.chosen) return "";
    const text = this.input.value.trim();
    const fixed = this.fixedChoices();
    if (fixed) return fixed.length ? t("invalidPick", { typed: text }) : t("emptyPick");
    if (this.isFile) return this.error || t("fileOnItsWay");
    if (isNumeric(option)) {
      const number = asNumber(text);
      if (!Number.isFinite(number)) return t("invalidNumber");
      if (option.type === OPTION.INTEGER && !Number.isInteger(number)) return t("invalidInteger");
      if (number < (option.min_value ?? -Infinity)) return t("tooSmall", { n: option.min_value });
      if (number > (option.max_value ?? Infinity)) return t("tooLarge", { n: option.max_value });
      return "";
    }
    const length = [...text].length;
    if (length < (option.min_length ?? 0)) return t("tooShort", { n: option.min_length });
    if (length > (option.max_length ?? Infinity)) return t("tooLong", { n: option.max_length });
    return "";
  }

  /** The option as Discord sends it. */
  toJSON() {
    const { option } = this;
    const text = this.input.value.trim();
    const typed = isNumeric(option) ? asNumber(text) : text;
    return { name: option.name, type: option.type, value: this.chosen ? this.chosen.value : typed };
  }
}
