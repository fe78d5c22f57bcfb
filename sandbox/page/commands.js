/**
 * The application's commands as the person reads them, in their language. The server sends only those the
 * person may use.
 */

export const OPTION = {
  SUBCOMMAND: 1,
  GROUP: 2,
  STRING: 3,
  INTEGER: 4,
  BOOLEAN: 5,
  USER: 6,
  CHANNEL: 7,
  ROLE: 8,
  MENTIONABLE: 9,
  NUMBER: 10,
  ATTACHMENT: 11,
};

const CHAT_INPUT = 1;
const GUILD = 0;
const BOT_DM = 1;
const SIBLINGS = { "en-US": "en-GB", "en-GB": "en-US" };

/** A name or description in a language, with Discord's fall-back between the two Englishes. */
export function localised(thing, field, locale) {
  const translations = thing[`${field}_localizations`] ?? {};
  return translations[locale] ?? translations[SIBLINGS[locale]] ?? thing[field];
}

/**
 * One thing that can be typed after the slash.
 * @typedef {{command: object, path: object[], name: string, label: string, description: string, options: object[]}} Leaf
 *   `path` holds the group and the subcommand, `name` is the full name as the bot knows it, `label` as the person reads it
 */

/**
 * Every command that can be used, subcommands as commands of their own.
 * @param {object[]} commands Discord's command objects @param {string} locale
 * @param {boolean} inDirectMessage whether to leave out what belongs to servers alone
 * @returns {Leaf[]}
 */
export function leaves(commands, locale, inDirectMessage) {
  const found = [];
  const walk = (command, thing, path) => {
    const options = thing.options ?? [];
    const inner = options.filter(
      (option) => option.type === OPTION.SUBCOMMAND || option.type === OPTION.GROUP,
    );
    for (const option of inner) walk(command, option, [...path, option]);
    if (inner.length) return;
    const steps = [command, ...path];
    found.push({
      command,
      path,
      name: steps.map((step) => step.name).join(" "),
      label: steps.map((step) => localised(step, "name", locale)).join(" "),
      description: localised(thing, "description", locale),
      // Required options come first, in the order the bot gave.
      options: [...options].sort((a, b) => Number(b.required ?? false) - Number(a.required ?? false)),
    });
  };
  for (const command of commands) {
    const here = inDirectMessage
      ? (command.contexts?.includes(BOT_DM) ?? command.dm_permission !== false)
      : (command.contexts?.includes(GUILD) ?? true);
    if ((command.type ?? CHAT_INPUT) === CHAT_INPUT && here) walk(command, command, []);
  }
  return found;
}

/** Text without case and accents, for finding. */
export const plain = (text) => text.toLowerCase().normalize("NFD").replaceAll(/\p{M}/gu, "");

/** How well a text answers what was typed; 0 is not at all. */
function score(text, typed) {
  const candidate = plain(text);
  if (candidate === typed) return 5;
  if (candidate.startsWith(typed)) return 4;
  if (candidate.split(/[\s_-]/).some((word) => word.startsWith(typed))) return 3;
  return candidate.includes(typed) ? 2 : 0;
}

/**
 * The commands that answer what was typed after the slash, best first, and else in the bot's own order.
 * @param {Leaf[]} all @param {string} typed
 */
export function findCommands(all, typed) {
  const wanted = plain(typed).trim().replaceAll(/\s+/g, " ");
  if (!wanted) return [...all].sort((a, b) => a.label.localeCompare(b.label));
  return all
    .map((leaf) => [
      Math.max(score(leaf.label, wanted), score(leaf.name, wanted), score(leaf.description, wanted) && 1),
      leaf,
    ])
    .filter(([points]) => points > 0)
    .sort(([a], [b]) => b - a)
    .map(([, leaf]) => leaf);
}

/** The command whose full name this is, in the person's language or the bot's own. */
export const commandNamed = (all, name) =>
  all.find((leaf) => plain(leaf.label) === plain(name) || leaf.name === name.toLowerCase());

/**
 * Read a command line such as "/table new game: claim seats: 3", as pasted from a text.
 * @param {Leaf[]} all @param {string} line
 * @returns {{leaf: Leaf, given: Map<object, string>} | null} what is given for which option, or null if it begins
 *   with no command's full name; words under no option's name belong to the first option
 */
export function readLine(all, line) {
  const typed = plain(line.slice(1));
  const begins = (leaf) => [leaf.label, leaf.name].map(plain).find((name) => typed.startsWith(`${name} `));
  const leaf = all.find(begins);
  if (!leaf) return null;
  const given = new Map();
  let option = leaf.options[0];
  for (const word of line.slice(1 + begins(leaf).length).split(/(?<=^|\s)(\S+:)/)) {
    const named =
      word.endsWith(":") &&
      leaf.options.find((each) =>
        Object.values({ name: each.name, ...each.name_localizations }).some(
          (name) => plain(name) === plain(word.slice(0, -1)),
        ),
      );
    if (named) option = named;
    else if (option && word.trim()) given.set(option, `${given.get(option) ?? ""} ${word.trim()}`.trim());
  }
  return { leaf, given };
}

/** Entries of a list that answer what was typed, best first; `text` gives what to look at. */
export function filterBy(entries, typed, text) {
  const wanted = plain(typed).trim();
  if (!wanted) return entries;
  return entries
    .map((entry) => [score(text(entry), wanted), entry])
    .filter(([points]) => points > 0)
    .sort(([a], [b]) => b - a)
    .map(([, entry]) => entry);
}

/**
 * Discord's option tree for an interaction.
 * @param {Leaf} leaf @param {{name: string, type: number, value: any, focused?: boolean}[]} values
 */
export const optionTree = (leaf, values) =>
  leaf.path.reduceRight((inner, step) => [{ name: step.name, type: step.type, options: inner }], values);
