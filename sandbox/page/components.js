/** Message components, old and V2, drawn from their JSON. */
import { drawIcon, h, webAddress } from "./dom.js";
import { customEmoji, markdown } from "./markdown.js";
import { covered, file, gallery, thumbnail } from "./media.js";
import { avatar, cssColour } from "./people.js";
import { Select } from "./select.js";
import { CHANNEL, displayName } from "./state.js";
import { t } from "./words.js";

export const TYPE = {
  ACTION_ROW: 1,
  BUTTON: 2,
  STRING_SELECT: 3,
  TEXT_INPUT: 4,
  USER_SELECT: 5,
  ROLE_SELECT: 6,
  MENTIONABLE_SELECT: 7,
  CHANNEL_SELECT: 8,
  SECTION: 9,
  TEXT_DISPLAY: 10,
  THUMBNAIL: 11,
  MEDIA_GALLERY: 12,
  FILE: 13,
  SEPARATOR: 14,
  CONTAINER: 17,
  LABEL: 18,
  FILE_UPLOAD: 19,
  RADIO_GROUP: 21,
  CHECKBOX_GROUP: 22,
  CHECKBOX: 23,
};

/** Every kind of select. */
export const SELECTS = [
  TYPE.STRING_SELECT,
  TYPE.USER_SELECT,
  TYPE.ROLE_SELECT,
  TYPE.MENTIONABLE_SELECT,
  TYPE.CHANNEL_SELECT,
];

const BUTTON_STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link" };

/**
 * @typedef {{message: object, world: import("./state.js").World, text: import("./markdown.js").Context,
 *   interactions: import("./interactions.js").Interactions, selects: Select[]}} Drawing
 *   what a drawing needs; `selects` collects the select menus made on the way
 */

/** @param {object[]} components @param {Drawing} drawing @returns {Node[]} */
export const drawComponents = (components, drawing) =>
  components.map((component) => draw(component, drawing));

function draw(component, drawing) {
  switch (component.type) {
    case TYPE.ACTION_ROW:
      return h("div", { class: "action-row" }, drawComponents(component.components, drawing));
    case TYPE.BUTTON:
      return button(component, drawing);
    case TYPE.SECTION:
      return h(
        "div",
        { class: "section" },
        h("div", { class: "section-text" }, drawComponents(component.components, drawing)),
        h("div", { class: "section-accessory" }, draw(component.accessory, drawing)),
      );
    case TYPE.TEXT_DISPLAY:
      return h("div", { class: "markdown" }, markdown(component.content, drawing.text));
    case TYPE.THUMBNAIL:
      return thumbnail(component, drawing.message);
    case TYPE.MEDIA_GALLERY:
      return gallery(component, drawing.message);
    case TYPE.FILE:
      return file(component, drawing.message);
    case TYPE.SEPARATOR:
      return h("div", {
        class: `separator ${component.spacing === 2 ? "large" : "small"} ${component.divider === false ? "" : "line"}`,
        role: component.divider === false ? null : "separator",
      });
    case TYPE.CONTAINER:
      return container(component, drawing);
    default:
      return SELECTS.includes(component.type)
        ? select(component, drawing)
        : h("p", { class: "picture-missing" }, `component type ${component.type}`);
  }
}

function container(component, drawing) {
  const accent = component.accent_color ?? null;
  const attributes = {
    class: `container ${accent === null ? "" : "accented"}`,
    vars: accent === null ? {} : { "--accent": cssColour(accent) },
  };
  return covered(h("div", attributes, drawComponents(component.components, drawing)), component.spoiler);
}

/** What a screen reader says for an emoji: its name, whose words stand apart by underscores. */
const spoken = (emoji) => emoji?.name?.replaceAll("_", " ");

/** The emoji of a button or an option: the application's own, or a character. */
export function partialEmoji(emoji) {
  if (!emoji) return null;
  return emoji.id
    ? customEmoji(emoji.id, emoji.name, spoken(emoji))
    : h("span", { class: "emoji" }, emoji.name);
}

function button(component, { message, interactions }) {
  const style = BUTTON_STYLES[component.style] ?? "secondary";
  const face = [
    partialEmoji(component.emoji),
    component.label && h("span", { class: "button-label" }, component.label),
  ];
  const key = `${message.id}/${component.custom_id ?? component.url}`;
  if (component.url && !component.disabled) {
    return h(
      "a",
      {
        class: "button link",
        href: webAddress(component.url),
        target: "_blank",
        rel: "noopener noreferrer",
        data: { key },
      },
      face,
      drawIcon("external"),
    );
  }
  const pending = interactions.isPending(message.id, component.custom_id);
  return h(
    "button",
    {
      type: "button",
      class: `button ${style}`,
      disabled: component.disabled,
      // While the spinner hides the face, the name has to be told otherwise.
      "aria-label": component.label ? pending && component.label : spoken(component.emoji),
      "aria-busy": pending && "true",
      "aria-disabled": !pending && interactions.isBusy(message.id) && "true",
      data: { key },
      on: { click: () => interactions.component(message, component) },
    },
    h("span", { class: "button-face" }, face),
    pending && h("span", { class: "spinner", "aria-hidden": "true" }),
    component.url && drawIcon("external"),
  );
}

function select(component, drawing) {
  const { message, interactions, selects } = drawing;
  const defaults = selectDefaults(component);
  const made = new Select({
    key: `${message.id}/${component.custom_id}`,
    options: selectOptions(component, drawing.world),
    values: interactions.chosen(message.id, component.custom_id) ?? defaults,
    placeholder: component.placeholder,
    min: component.min_values,
    max: component.max_values,
    disabled: component.disabled,
    pending: interactions.isPending(message.id, component.custom_id),
    onChoose: (values) => interactions.component(message, component, values),
  });
  selects.push(made);
  return made.element;
}

/** What a select begins with. */
export const selectDefaults = (component) =>
  component.default_values?.map((value) => String(value.id)) ??
  (component.options ?? []).filter((option) => option.default).map((option) => option.value);

/**
 * What a select of any kind offers.
 * @param {object} component @param {import("./state.js").World} world
 * @returns {import("./select.js").SelectOption[]}
 */
export function selectOptions(component, world) {
  const users = () => [...world.users.values()].map(userOption);
  const roles = () => rolesOf(world).map(roleOption);
  switch (component.type) {
    case TYPE.USER_SELECT:
      return users();
    case TYPE.ROLE_SELECT:
      return roles();
    case TYPE.MENTIONABLE_SELECT:
      return [...users(), ...roles()];
    case TYPE.CHANNEL_SELECT:
      return channelsOf(world, component.channel_types).map(channelOption);
    default:
      return component.options.map((option) => ({
        value: option.value,
        label: option.label,
        description: option.description,
        icon: partialEmoji(option.emoji) ?? undefined,
      }));
  }
}

/** The server's roles; every server has the one that everybody has. */
export const rolesOf = (world) => world.guild.roles ?? [{ id: world.guild.id, name: t("everyone") }];

/** A role as something to choose. */
export const roleOption = (role) => ({ value: role.id, label: `@${role.name}` });

/** The channels of the kinds asked for, as they stand in the list. */
export function channelsOf(world, types) {
  const all = world.textChannels().flatMap((channel) => [channel, ...world.threadsOf(channel.id)]);
  return types?.length ? all.filter((channel) => types.includes(channel.type)) : all;
}

/** A person as something to choose. */
export const userOption = (user) => ({
  value: user.id,
  label: displayName(user),
  description: `@${user.username}`,
  icon: avatar(user, "tiny"),
});

/** A channel as something to choose. */
export const channelOption = (channel) => ({
  value: channel.id,
  label: channel.name,
  icon: drawIcon(channel.type === CHANNEL.TEXT ? "hash" : "thread"),
});
