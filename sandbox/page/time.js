/** Times as Discord writes them, and the ticking of the relative ones. */
import { h } from "./dom.js";
import { currentLocale } from "./words.js";

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
  s: { dateStyle: "short", timeStyle: "short" },
  S: { dateStyle: "short", timeStyle: "medium" },
};

const UNITS = [
  ["year", 31_557_600],
  ["month", 2_629_800],
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
];

const formats = new Map();

/** Making a formatter is slow, so each is made once per language. */
function format(kind, options, locale = currentLocale()) {
  const key = `${kind.name}${locale}${JSON.stringify(options)}`;
  if (!formats.has(key)) formats.set(key, new kind(locale, options));
  return formats.get(key);
}

/** "in 3 minutes", "2 hours ago". */
export function relative(date, now = Date.now()) {
  const seconds = Math.round((date - now) / 1000);
  const [unit, size] = UNITS.find(([, length]) => Math.abs(seconds) >= length) ?? UNITS.at(-1);
  return format(Intl.RelativeTimeFormat, { numeric: "always" }).format(Math.trunc(seconds / size), unit);
}

/** A date in one of Discord's styles: t T d D f F s S R. */
export const inStyle = (date, style) =>
  style === "R" ? relative(date) : format(Intl.DateTimeFormat, STYLES[style] ?? STYLES.f).format(date);

/** A timestamp in running text; the relative style keeps itself up to date through `tick`. */
export function timestamp(seconds, style) {
  const date = new Date(Number(seconds) * 1000);
  if (Number.isNaN(date.getTime())) return null;
  return h(
    "time",
    {
      class: "timestamp",
      datetime: date.toISOString(),
      title: inStyle(date, "F"),
      data: style === "R" ? { relative: String(date.getTime()) } : {},
    },
    inStyle(date, style),
  );
}

/** Rewrite every relative time on the page that now reads differently. */
export function tick() {
  for (const element of document.querySelectorAll("time[data-relative]")) {
    const text = relative(Number(element.dataset.relative));
    if (element.textContent !== text) element.textContent = text;
  }
}

const dayOf = (date) => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();

/** Do two moments fall on different days here? */
export const otherDay = (a, b) => dayOf(a) !== dayOf(b);

/** When a message was written: the time today, "yesterday" and the time, or the date. */
export function messageTime(date) {
  const days = Math.round((dayOf(date) - dayOf(new Date())) / 86_400_000);
  if (days !== 0 && days !== -1) return inStyle(date, "s");
  const day = format(Intl.RelativeTimeFormat, { numeric: "auto" }).format(days, "day");
  return days === 0 ? inStyle(date, "t") : `${day} ${inStyle(date, "t")}`;
}
