/**
 * A command being filled in: its name and its options as chips in the composer. Works the same from the
 * keyboard (Tab, Enter, arrows, Escape, Backspace) and by touch.
 */
import { Chip, choiceList } from "./chip.js";
import { filterBy, localised, optionTree, plain } from "./commands.js";
import { fill, h } from "./dom.js";
import { currentLocale, t } from "./words.js";

const AUTOCOMPLETE_DELAY_MS = 200;

export class SlashForm {
  #chips = [];
  #asked = 0;
  #timer = 0;

  /**
   * @param {{leaf: import("./commands.js").Leaf, world: import("./state.js").World,
   *   interactions: import("./interactions.js").Interactions, suggest: import("./suggest.js").SuggestList,
   *   given: Map<object, string>, onSubmit: (options: object[]) => void, onLeave: () => void}} settings
   */
  constructor(settings) {
    Object.assign(this, settings);
    this.more = h("input", {
      class: "chip-more",
      role: "combobox",
      "aria-expanded": "false",
      "aria-label": t("addOption"),
      autocomplete: "off",
      spellcheck: "false",
      on: {
        input: () => this.#suggestOptions(),
        focus: () => this.#suggestOptions(),
        keydown: (event) => this.#onMoreKey(event),
      },
    });
    this.name = h(
      "button",
      {
        type: "button",
        class: "slash-name",
        title: this.leaf.description,
        on: { click: () => this.onLeave() },
      },
      `/${this.leaf.label}`,
    );
    this.element = h("div", { class: "slash-form", role: "group", "aria-label": `/${this.leaf.label}` });
    for (const option of this.leaf.options) {
      if (!option.required && !this.given.has(option)) continue;
      const chip = new Chip(option, this);
      chip.write(this.given.get(option) ?? "");
      this.#chips.push(chip);
    }
    this.#draw();
  }

  #missingOptions() {
    return this.leaf.options.filter((option) => !this.#chips.some((chip) => chip.option === option));
  }

  #draw() {
    const rest = this.#missingOptions().length;
    this.more.placeholder = rest ? `+ ${t("moreOptions", { n: rest })}` : "";
    fill(
      this.element,
      this.name,
      this.#chips.map((chip) => chip.element),
      this.more,
    );
  }

  /** Put the cursor where something is to be filled in next. */
  focus() {
    const next = this.#chips.find((chip) => chip.isEmpty && chip.option.required);
    (next?.input ?? this.more).focus();
  }

  focused(chip) {
    this.#suggestFor(chip);
  }

  typed(chip) {
    chip.chosen = null;
    chip.setError("");
    chip.fit();
    this.#suggestFor(chip);
  }

  #title(chip) {
    const kind = chip.option.required ? t("required") : t("optional");
    return [h("b", {}, chip.label), h("small", {}, kind), h("span", {}, chip.description)];
  }

  /** Show what the option can be. */
  #suggestFor(chip) {
    clearTimeout(this.#timer);
    const typed = chip.chosen ? "" : chip.input.value;
    const fixed = chip.fixedChoices();
    const show = (items, note, active = items.length ? 0 : -1) =>
      this.suggest.show(chip.input, {
        title: this.#title(chip),
        note,
        items,
        active,
        onPick: (item) => this.#pick(chip, item),
      });
    if (fixed) {
      const items = filterBy(fixed, typed, (item) => item.label);
      // Whoever is told to pick from the list has to see one.
      if (!items.length && chip.error) show(fixed, chip.error, -1);
      else show(items, chip.error || (items.length ? "" : t("noChoices")));
      return;
    }
    if (!chip.option.autocomplete) {
      show([], chip.error);
      return;
    }
    const asked = (this.#asked += 1);
    const isCurrent = () => asked === this.#asked && document.activeElement === chip.input;
    show([], chip.error || t("searching"));
    this.#timer = setTimeout(async () => {
      try {
        const choices = await this.interactions.autocomplete(this.leaf, this.#tree(chip), this.world.current);
        const items = choiceList(choices);
        if (isCurrent()) show(items, chip.error || (items.length ? "" : t("noChoices")));
      } catch {
        if (isCurrent()) show([], t("searchFailed"));
      }
    }, AUTOCOMPLETE_DELAY_MS);
  }

  /** The options so far; the one being typed goes as it is typed, whatever its type. */
  #tree(focused) {
    const filled = this.#chips.filter((chip) => chip === focused || (!chip.isEmpty && !chip.problem()));
    const values = filled.map((chip) =>
      chip === focused
        ? { name: chip.option.name, type: chip.option.type, value: chip.input.value, focused: true }
        : chip.toJSON(),
    );
    return optionTree(this.leaf, values);
  }

  #pick(chip, item) {
    chip.choose(item);
    this.focus();
  }

  #suggestOptions() {
    const typed = this.more.value;
    // "seats:" typed out in full begins that option, as it reads in a text.
    const named =
      typed.endsWith(":") &&
      this.#missingOptions().find((option) =>
        [option.name, localised(option, "name", currentLocale())]
          .map(plain)
          .includes(plain(typed.slice(0, -1).trim())),
      );
    if (named) {
      this.#add(named);
      return;
    }
    const items = filterBy(
      this.#missingOptions().map((option) => ({
        label: localised(option, "name", currentLocale()),
        description: localised(option, "description", currentLocale()),
        value: option,
      })),
      typed,
      (item) => item.label,
    );
    const title = [h("b", {}, `/${this.leaf.label}`), h("span", {}, this.leaf.description)];
    this.suggest.show(this.more, {
      title,
      items,
      active: typed.trim() ? 0 : -1,
      onPick: (item) => this.#add(item.value),
    });
  }

  #add(option) {
    const chip = new Chip(option, this);
    this.#chips.push(chip);
    this.more.value = "";
    this.#draw();
    chip.input.focus();
  }

  onKey(event, chip) {
    const { key } = event;
    if (key === "ArrowDown" || key === "ArrowUp") {
      if (this.suggest.move(key === "ArrowDown" ? 1 : -1)) event.preventDefault();
    } else if (key === "Tab" && !event.shiftKey) {
      // With something to take, Tab takes it; otherwise it goes on as Tab does.
      if (!chip.chosen && (!chip.isEmpty || chip.option.required) && this.suggest.pick())
        event.preventDefault();
    } else if (key === "Enter") {
      event.preventDefault();
      if (chip.isFile && chip.isEmpty) chip.input.click();
      else if (chip.chosen || !this.suggest.pick()) this.#advance();
    } else if (key === "Escape") {
      event.preventDefault();
      this.onLeave();
    } else if (key === "Backspace" && chip.input.value === "") {
      event.preventDefault();
      this.#back(chip);
    }
  }

  #onMoreKey(event) {
    const { key } = event;
    if (key === "ArrowDown" || key === "ArrowUp") {
      if (this.suggest.move(key === "ArrowDown" ? 1 : -1)) event.preventDefault();
    } else if (key === "Enter") {
      event.preventDefault();
      if (!this.suggest.pick()) this.submit();
    } else if (key === "Tab" && !event.shiftKey && this.more.value) {
      if (this.suggest.pick()) event.preventDefault();
    } else if (key === "Escape") {
      event.preventDefault();
      this.onLeave();
    } else if (key === "Backspace" && this.more.value === "") {
      event.preventDefault();
      const last = this.#chips.at(-1);
      if (last) last.input.focus();
      else this.onLeave();
    }
  }

  /** Enter in a field without a list: on to what is missing, or send. */
  #advance() {
    const next = this.#chips.find((chip) => chip.isEmpty && chip.option.required);
    if (next && document.activeElement !== next.input) next.input.focus();
    else this.submit();
  }

  /** Backspace in an empty field: an optional one goes away, the first required one ends the command. */
  #back(chip) {
    const index = this.#chips.indexOf(chip);
    if (!chip.option.required) {
      this.#chips.splice(index, 1);
      this.#draw();
    }
    const before = this.#chips[index - 1];
    if (before) before.input.focus();
    else if (chip.option.required) this.onLeave();
    else this.more.focus();
  }

  /** Send the command, or point at the first option that is missing or wrong. */
  submit() {
    let first = null;
    for (const chip of this.#chips) {
      chip.setError(chip.problem());
      if (chip.error) first ??= chip;
    }
    if (first) {
      first.input.focus();
      this.#suggestFor(first);
      return;
    }
    clearTimeout(this.#timer);
    this.onSubmit(
      optionTree(
        this.leaf,
        this.#chips.filter((chip) => !chip.isEmpty).map((chip) => chip.toJSON()),
      ),
    );
  }

  /** The form goes away: nothing that was asked for is waited for any more. */
  stop() {
    clearTimeout(this.#timer);
    this.#asked += 1;
  }
}
