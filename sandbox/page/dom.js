/**
 * How this page makes elements. Nothing here, or anywhere on the page, parses markup: what people and
 * bots write only ever becomes text nodes and attributes chosen by us.
 */

/** @typedef {Node | string | number | false | null | undefined} Child */

/**
 * Build one element.
 * @param {string} tag
 * @param {{class?: string, on?: Object<string, EventListener>, data?: Object<string, string>,
 *          vars?: Object<string, string>, [attribute: string]: any}} [attributes]
 *   `on` adds listeners, `data` sets data-*, `vars` sets CSS properties; the rest are attributes, where
 *   true means present and false, null or undefined mean absent.
 * @param {...(Child | Child[])} children
 * @returns {HTMLElement}
 */
export function h(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === false || value === null || value === undefined) continue;
    if (name === "on")
      for (const [event, listener] of Object.entries(value)) element.addEventListener(event, listener);
    else if (name === "data") for (const [key, text] of Object.entries(value)) element.dataset[key] = text;
    else if (name === "vars")
      for (const [key, text] of Object.entries(value)) element.style.setProperty(key, text);
    else element.setAttribute(name, value === true ? "" : String(value));
  }
  element.append(...nodes(children));
  return element;
}

/** Drop what is absent, flatten what is nested. */
function nodes(children) {
  return children
    .flat(Infinity)
    .filter((child) => child !== false && child !== null && child !== undefined && child !== "");
}

/** Replace everything inside an element. */
export function fill(element, ...children) {
  element.replaceChildren(...nodes(children));
  return element;
}

/** A button that is one icon; its name is told to screen readers and shown as a tooltip. */
export function iconButton(icon, label, onClick, attributes = {}) {
  return h(
    "button",
    {
      type: "button",
      ...attributes,
      class: `icon-button ${attributes.class ?? ""}`,
      "aria-label": label,
      title: label,
      on: { click: onClick },
    },
    drawIcon(icon),
  );
}

const SVG = "http://www.w3.org/2000/svg";

/** Our own line icons on a grid of 24: path data, and circles as [x, y, radius, filled?]. */
const ICONS = {
  hash: ["M5 9h15M4 15h15M10 4 8 20M16 4l-2 16"],
  lock: ["M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3"],
  thread: ["M6 4v8a4 4 0 0 0 4 4h9M15 12l4 4-4 4"],
  menu: ["M4 6h16M4 12h16M4 18h16"],
  close: ["M6 6l12 12M18 6 6 18"],
  sun: ["M12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6 19 19M5 19l1.4-1.4M17.6 6.4 19 5", [12, 12, 4]],
  moon: ["M20 14.5A8.5 8.5 0 1 1 9.5 4 6.8 6.8 0 0 0 20 14.5z"],
  dots: [
    [5, 12, 2, true],
    [12, 12, 2, true],
    [19, 12, 2, true],
  ],
  eye: ["M2 12s3.5-7 10-7 10 7 10 7-3.5 7-10 7S2 12 2 12z", [12, 12, 3]],
  down: ["M6 9l6 6 6-6"],
  check: ["M5 12.5l4.5 4.5L19 7.5"],
  plus: ["M12 5v14M5 12h14"],
  send: ["M4 12 20 4l-5 16-4-7zM11 13l4-4"],
  external: ["M14 4h6v6M20 4l-9 9M18 14v5a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1h5"],
  download: ["M12 4v11M7 11l5 5 5-5M5 20h14"],
  file: ["M6 3h8l5 5v13H6zM14 3v5h5"],
  slash: ["M15 4 9 20", [12, 12, 10]],
  globe: ["M3 12h18M12 3c3.5 3 3.5 15 0 18M12 3c-3.5 3-3.5 15 0 18", [12, 12, 9]],
  gear: [
    "M12 1.5v4M12 18.5v4M1.5 12h4M18.5 12h4M4.6 4.6l2.8 2.8M16.6 16.6l2.8 2.8M4.6 19.4l2.8-2.8M16.6 7.4l2.8-2.8",
    [12, 12, 7],
    [12, 12, 2.5],
  ],
  crown: ["M3 8l4.5 4L12 5l4.5 7L21 8l-2 11H5z"],
  warning: ["M12 3 2 20h20zM12 10v5M12 17.5v.5"],
};

/** Draw one of the page's icons. */
export function drawIcon(name) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("class", "icon");
  svg.setAttribute("aria-hidden", "true");
  for (const part of ICONS[name]) {
    const shape = document.createElementNS(SVG, typeof part === "string" ? "path" : "circle");
    if (typeof part === "string") shape.setAttribute("d", part);
    else {
      const [x, y, radius, filled] = part;
      for (const [key, value] of Object.entries({ cx: x, cy: y, r: radius }))
        shape.setAttribute(key, String(value));
      if (filled) shape.setAttribute("class", "filled");
    }
    svg.append(shape);
  }
  return svg;
}

/** The keyboard's focusable elements inside `root`, in order. */
export function focusables(root) {
  return [
    ...root.querySelectorAll(
      "a[href], button:not([disabled]), input:not([disabled]), select, textarea, [tabindex='0']",
    ),
  ].filter((element) => element.getClientRects().length > 0);
}

/** True when the page is laid out for a finger rather than a mouse. */
export const isTouch = () => matchMedia("(pointer: coarse)").matches;

/**
 * An address as it may stand in a link or a picture: those of this process as a path, so that localhost and
 * 127.0.0.1 are the same to the page's policy; of others only what a web page can be reached by.
 */
export function webAddress(address) {
  const url = URL.canParse(address, location.href) ? new URL(address, location.href) : null;
  if (!/^https?:$/.test(url?.protocol)) return "";
  return url.pathname.startsWith("/cdn/") ? url.pathname + url.search : url.href;
}
