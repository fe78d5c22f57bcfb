/** The forms a bot asks one to fill in. */
import { SELECTS, TYPE, selectDefaults, selectOptions } from "./components.js";
import { drawIcon, fill, h, iconButton } from "./dom.js";
import { markdown } from "./markdown.js";
import { avatar } from "./people.js";
import { Select } from "./select.js";
import { displayName } from "./state.js";
import { t } from "./words.js";

const PARAGRAPH = 2;
let counter = 0;

/**
 * A field of a modal.
 * @typedef {{node: Node, control: HTMLElement, problem: () => string, value: () => object}} Field
 *   `problem` is a sentence or "", `value` is what is sent for the component
 */

/**
 * Open a modal.
 * @param {{modal: {title: string, components: object[]}}} frame
 * @param {{world: import("./state.js").World, text: import("./markdown.js").Context,
 *          submit: (components: object[]) => Promise<void>}} hooks
 */
export function openModal(frame, hooks) {
  const { world, submit } = hooks;
  const rows = frame.modal.components.map((component) => row(component, hooks));
  const error = h("p", { class: "modal-error", role: "alert", hidden: true });
  const send = h("button", { type: "submit", class: "button primary" }, t("submit"));
  const cancel = h(
    "button",
    { type: "button", class: "button secondary", on: { click: () => dialog.close() } },
    t("cancel"),
  );
  const form = h(
    "form",
    { class: "modal-form", novalidate: true },
    h(
      "div",
      { class: "modal-body" },
      rows.map((each) => each.node),
    ),
    error,
    h("footer", { class: "modal-footer" }, cancel, send),
  );
  const titleId = `modal-title-${(counter += 1)}`;
  const bot = world.bot.user;
  const head = h(
    "header",
    { class: "modal-head" },
    bot && avatar(bot, "small"),
    h("div", {}, h("h2", { id: titleId }, frame.modal.title), bot && h("small", {}, displayName(bot))),
    iconButton("close", t("close"), () => dialog.close()),
  );
  const dialog = h("dialog", { class: "modal", "aria-labelledby": titleId }, head, form);

  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const wrong = rows.filter((each) => !each.check());
    if (wrong.length) {
      wrong[0].focus();
      return;
    }
    send.disabled = true;
    fill(send, h("span", { class: "spinner", "aria-hidden": "true" }), t("submit"));
    error.hidden = true;
    try {
      await submit(rows.map((each) => each.value()));
      dialog.close();
    } catch (problem) {
      fill(error, drawIcon("warning"), h("span", {}, `${t("wrong")} (${problem.message})`));
      error.hidden = false;
      send.disabled = false;
      fill(send, t("submit"));
    }
  });
  // The button that opened the modal is drawn anew meanwhile; its key leads to it.
  const opener = document.activeElement;
  dialog.addEventListener("close", () => {
    dialog.remove();
    const heir =
      opener.dataset.key && document.querySelector(`[data-key="${CSS.escape(opener.dataset.key)}"]`);
    (heir || opener).focus({ preventScroll: true });
  });
  document.body.append(dialog);
  dialog.showModal();
  rows.find((each) => each.isField)?.focus();
}

/** One top-level component of a modal. */
function row(component, hooks) {
  switch (component.type) {
    case TYPE.TEXT_DISPLAY:
      return {
        isField: false,
        node: h("div", { class: "markdown" }, markdown(component.content, hooks.text)),
        check: () => true,
        value: () => ({ type: component.type, id: component.id, content: component.content }),
      };
    case TYPE.LABEL:
      return labelled(component, component.component, hooks, (inner) => ({
        type: component.type,
        id: component.id,
        component: inner,
      }));
    default: {
      // The older form: a text input that brings its own label, in a row.
      const inner = component.components[0];
      return labelled({ label: inner.label, description: "" }, inner, hooks, (value) => ({
        type: component.type,
        id: component.id,
        components: [value],
      }));
    }
  }
}

function labelled({ label, description }, component, hooks, wrap) {
  const id = `field-${(counter += 1)}`;
  const field = makeField(component, label, hooks);
  const error = h("p", { class: "field-error", id: `${id}-error`, hidden: true });
  const required = component.required ?? ![TYPE.CHECKBOX].includes(component.type);
  field.control.id ||= id;
  field.control.setAttribute("aria-describedby", `${id}-hint ${id}-error`);
  const isGroup = [TYPE.RADIO_GROUP, TYPE.CHECKBOX_GROUP].includes(component.type);
  const name = [
    label,
    required && component.type !== TYPE.CHECKBOX && h("span", { class: "star", title: t("required") }, " *"),
  ];
  const node = h(
    isGroup ? "fieldset" : "div",
    { class: "modal-field" },
    isGroup
      ? h("legend", { class: "field-label" }, name)
      : h("label", { class: "field-label", for: field.control.id }, name),
    description && h("p", { class: "field-hint", id: `${id}-hint` }, description),
    field.node,
    error,
  );
  const check = () => {
    const problem = field.problem(required);
    error.textContent = problem;
    error.hidden = !problem;
    field.control.setAttribute("aria-invalid", String(Boolean(problem)));
    return !problem;
  };
  node.addEventListener("input", () => error.hidden || check());
  node.addEventListener("change", () => error.hidden || check());
  return {
    isField: true,
    node,
    check,
    focus: () => field.control.focus(),
    value: () =>
      wrap({ type: component.type, id: component.id, custom_id: component.custom_id, ...field.value() }),
  };
}

/** @returns {Field} */
function makeField(component, label, { world }) {
  switch (component.type) {
    case TYPE.TEXT_INPUT:
      return textField(component);
    case TYPE.RADIO_GROUP:
      return choiceField(component, "radio");
    case TYPE.CHECKBOX_GROUP:
      return choiceField(component, "checkbox");
    case TYPE.CHECKBOX: {
      const control = h("input", { type: "checkbox", checked: component.default });
      return {
        node: h("div", { class: "single-check" }, control),
        control,
        problem: () => "",
        value: () => ({ value: control.checked }),
      };
    }
    case TYPE.FILE_UPLOAD: {
      const node = h("p", { class: "unsupported", tabindex: "-1" }, drawIcon("file"), t("fileUnsupported"));
      return {
        node,
        control: node,
        problem: (required) => (required ? t("fileUnsupported") : ""),
        value: () => ({ values: [] }),
      };
    }
    default:
      if (SELECTS.includes(component.type)) return selectField(component, label, world);
      throw new TypeError(`a modal cannot hold a component of type ${component.type}`);
  }
}

/** How many of something there must be, as a sentence when there are not. */
function countProblem(count, required, min, max) {
  if (count === 0) return required ? t("requiredField") : "";
  if (count < min) return t("chooseAtLeast", { n: min });
  return count > max ? t("chooseAtMost", { n: max }) : "";
}

function textField(component) {
  const long = component.style === PARAGRAPH;
  const limits = { maxlength: component.max_length ?? 4000, placeholder: component.placeholder };
  const control = h(long ? "textarea" : "input", {
    class: "text-field",
    ...limits,
    ...(long ? { rows: "4" } : { type: "text", autocomplete: "off" }),
  });
  control.value = component.value ?? "";
  const left = h("span", { class: "field-count", "aria-hidden": "true" });
  const count = () => {
    left.textContent = component.max_length ? `${control.value.length} / ${component.max_length}` : "";
  };
  control.addEventListener("input", count);
  count();
  const problem = (required) => {
    const { length } = control.value;
    if (length === 0) return required ? t("requiredField") : "";
    if (length < (component.min_length ?? 0)) return t("tooShort", { n: component.min_length });
    return length > (component.max_length ?? 4000) ? t("tooLong", { n: component.max_length }) : "";
  };
  return {
    node: h("div", { class: "text-field-frame" }, control, left),
    control,
    problem,
    value: () => ({ value: control.value }),
  };
}

function selectField(component, label, world) {
  const select = new Select({
    key: `modal/${component.custom_id}`,
    label,
    options: selectOptions(component, world),
    values: selectDefaults(component),
    placeholder: component.placeholder,
    min: component.min_values ?? (component.required === false ? 0 : 1),
    max: component.max_values,
    onChoose: () => select.element.dispatchEvent(new Event("change", { bubbles: true })),
  });
  return {
    node: select.element,
    control: select.button,
    problem: (required) =>
      countProblem(select.values.length, required, component.min_values ?? 1, component.max_values ?? 1),
    value: () => ({ values: select.values }),
  };
}

function choiceField(component, kind) {
  const name = `choice-${(counter += 1)}`;
  const inputs = component.options.map((option) =>
    h("input", { type: kind, name, value: option.value, checked: option.default }),
  );
  const rows = component.options.map((option, index) =>
    h(
      "label",
      { class: "choice" },
      inputs[index],
      h(
        "span",
        { class: "option-text" },
        h("span", { class: "option-label" }, option.label),
        option.description && h("span", { class: "option-description" }, option.description),
      ),
    ),
  );
  const chosen = () => inputs.filter((input) => input.checked).map((input) => input.value);
  const single = kind === "radio";
  const [least, most] = single
    ? [1, 1]
    : [component.min_values ?? 1, component.max_values ?? component.options.length];
  return {
    node: h("div", { class: "choices" }, rows),
    control: inputs[0],
    problem: (required) => countProblem(chosen().length, required, least, most),
    value: () => (single ? { value: chosen()[0] ?? null } : { values: chosen() }),
  };
}
