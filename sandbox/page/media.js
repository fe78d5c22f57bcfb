/** Pictures and files of a message: gallery, thumbnail, file card, and the enlarged picture. */
import { drawIcon, h, iconButton, webAddress } from "./dom.js";
import { t } from "./words.js";

/**
 * The address of a component's media; `attachment://name` means one of the message's own files.
 * @param {{url: string}} media @param {object} message
 */
export function resolveMedia(media, message) {
  const name = /^attachment:\/\/(.+)$/.exec(media.url)?.[1];
  const attachment = message.attachments?.find((file) =>
    name ? file.filename === name : file.url === media.url,
  );
  return {
    src: webAddress(attachment?.url ?? media.url),
    width: attachment?.width ?? media.width,
    height: attachment?.height ?? media.height,
    attachment,
  };
}

/** A cover that has to be lifted before the content is seen. */
export function covered(content, spoiler) {
  if (!spoiler) return content;
  const lift = h(
    "button",
    { type: "button", class: "spoiler-lift", on: { click: () => wrapper.replaceWith(content) } },
    t("spoiler"),
  );
  const wrapper = h(
    "div",
    { class: "spoiler-cover" },
    h("div", { class: "spoiler-content", inert: true }, content),
    lift,
  );
  return wrapper;
}

function picture(item, message, kind) {
  const { src, width, height } = resolveMedia(item.media, message);
  const alt = item.description ?? "";
  const image = h("img", { src, alt, width, height, loading: "lazy", draggable: "false" });
  const key = `${message.id}/media/${src}`;
  const open = h(
    "button",
    {
      type: "button",
      class: "picture-button",
      "aria-label": alt ? `${t("openImage")}: ${alt}` : t("openImage"),
      data: { key },
      on: { click: () => enlarge(src, alt) },
    },
    image,
  );
  const figure = h("div", { class: `picture ${kind}` }, open, alt && kind !== "thumbnail" && altBadge(alt));
  image.addEventListener("error", () =>
    open.replaceWith(h("p", { class: "picture-missing" }, drawIcon("warning"), alt || t("pictureMissing"))),
  );
  return covered(figure, item.spoiler);
}

function altBadge(alt) {
  const note = h("div", { class: "alt-note", hidden: true }, alt);
  const badge = h(
    "button",
    {
      type: "button",
      class: "alt-badge",
      "aria-label": t("altText"),
      "aria-expanded": "false",
      on: { click: toggle },
    },
    t("alt"),
  );
  function toggle() {
    note.hidden = !note.hidden;
    badge.setAttribute("aria-expanded", String(!note.hidden));
  }
  return [badge, note];
}

/** A Thumbnail component. */
export const thumbnail = (component, message) => picture(component, message, "thumbnail");

/** A MediaGallery component: one picture large, several in a grid. */
export function gallery(component, message) {
  const { items } = component;
  return h(
    "div",
    { class: `gallery count-${Math.min(items.length, 5)}` },
    items.map((item) => picture(item, message, "tile")),
  );
}

const UNITS = ["B", "KB", "MB"];

function size(bytes) {
  let value = bytes;
  let unit = 0;
  for (; value >= 1024 && unit < UNITS.length - 1; unit += 1) value /= 1024;
  return `${unit ? value.toFixed(1) : value} ${UNITS[unit]}`;
}

function fileCard(name, bytes, src) {
  const label = t("download", { name });
  return h(
    "div",
    { class: "file" },
    drawIcon("file"),
    h(
      "div",
      { class: "file-name" },
      h("a", { href: src, target: "_blank", rel: "noopener noreferrer" }, name),
      bytes !== undefined && h("small", {}, size(bytes)),
    ),
    h(
      "a",
      { class: "icon-button", href: src, download: name, "aria-label": label, title: label },
      drawIcon("download"),
    ),
  );
}

/** A File component. */
export function file(component, message) {
  const { src, attachment } = resolveMedia(component.file, message);
  const name =
    attachment?.filename ?? component.name ?? decodeURIComponent(src.split("/").at(-1).split("?")[0]);
  return covered(fileCard(name, attachment?.size ?? component.size, src), component.spoiler);
}

/** Attachments of a message without Components V2: pictures shown, other files as cards. */
export function attachments(message) {
  const isPicture = (item) => item.content_type?.startsWith("image/");
  const pictures = message.attachments.filter(isPicture);
  const items = pictures.map((item) => ({
    media: { url: item.url },
    description: item.description,
    spoiler: item.filename.startsWith("SPOILER_"),
  }));
  return [
    pictures.length > 0 && gallery({ items }, message),
    message.attachments
      .filter((item) => !isPicture(item))
      .map((item) => fileCard(item.filename, item.size, webAddress(item.url))),
  ];
}

/** Show a picture as large as the window. */
function enlarge(src, alt) {
  const dialog = h("dialog", { class: "lightbox", "aria-label": alt || t("openImage") });
  const close = () => dialog.close();
  dialog.append(
    iconButton("close", t("close"), close, { class: "lightbox-close" }),
    h("img", { src, alt }),
    h(
      "p",
      {},
      alt && h("span", {}, alt),
      h("a", { href: src, target: "_blank", rel: "noopener noreferrer" }, t("openOriginal")),
    ),
  );
  dialog.addEventListener("click", (event) => event.target === dialog && close());
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}
