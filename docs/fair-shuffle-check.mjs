// An independent checker of the fair shuffle (docs/fair-shuffle.md): Node's own modules only, no code of Tapis.
//   node fair-shuffle-check.mjs                                  the vectors of fair-shuffle-vectors.json
//   node fair-shuffle-check.mjs VECTORS.json                     other vectors
//   node fair-shuffle-check.mjs GAME.json                        a record: the deal, the plays (not the rules), the signer
//   node fair-shuffle-check.mjs GAME.json promised DIGITS       and is it the promise that you noted before the game?
//   node fair-shuffle-check.mjs GAME.json permutation 52 LABEL   a draw of that game; likewise: below 2 LABEL
import { createHash, createHmac, createPublicKey, verify } from "node:crypto";
import { readFileSync } from "node:fs";

const sha256 = (bytes) => createHash("sha256").update(bytes).digest("hex");
const hmac = (key, ...parts) => createHmac("sha256", key).update(Buffer.concat(parts)).digest();

function prefixed(text) {
  const bytes = Buffer.from(text, "utf8");
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes.length);
  return Buffer.concat([length, bytes]);
}

const madeSalt = (promise, seat) => sha256(Buffer.from(`tapis-1 ${promise} ${seat}`)).slice(0, 16);
const keyOf = (secret, salts) => hmac(secret, Buffer.from("tapis-1"), ...salts.map(prefixed));

function* wordsOf(key, label) {
  for (let block = 0n; ; block++) {
    const number = Buffer.alloc(8);
    number.writeBigUInt64BE(block);
    const digest = hmac(key, prefixed(label), number);
    for (let at = 0; at < 32; at += 4) yield digest.readUInt32BE(at);
  }
}

function below(n, words) {
  const limit = 2 ** 32 - (2 ** 32 % n);
  for (;;) {
    const word = words.next().value;
    if (word < limit) return word % n;
  }
}

function permutation(n, words) {
  const order = Array.from({ length: n }, (_, at) => at);
  for (let i = n - 1; i > 0; i--) {
    const j = below(i + 1, words);
    [order[i], order[j]] = [order[j], order[i]];
  }
  return order;
}

const draw = (key, kind, n, label) => ({ below, permutation })[kind](n, wordsOf(key, label));
const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);

function wrongs({ secret, salts, commitment, made, key, draws }) {
  const bytes = Buffer.from(secret, "hex");
  const found = keyOf(bytes, salts);
  const wrong = draws.filter((d) => !same(draw(found, d.kind, d.n, d.label), d.result)).map((d) => d.label);
  if (sha256(bytes) !== commitment) wrong.push("commitment");
  if (found.toString("hex") !== key) wrong.push("key");
  if (!same(salts.map((_, seat) => madeSalt(commitment, seat)), made)) wrong.push("made");
  return wrong;
}

const sorted = (value) =>
  value === null || typeof value !== "object" ? value
  : Array.isArray(value) ? value.map(sorted)
  : Object.fromEntries(Object.keys(value).sort().map((name) => [name, sorted(value[name])]));
const canonical = (value) => JSON.stringify(sorted(value));

function playsOf(lines) {
  const plays = new Map();
  let begun;
  for (const [at, line] of lines.entries()) {
    const [, kind, seat, body] = /^([a-z]{1,16}) (-|\d{1,2}) \d{1,16} [0-9a-f]{64}(?: (.+))?$/.exec(line) ?? [];
    if (kind === undefined || (kind === "start" && begun !== undefined)) return {};
    if (kind === "start") begun = body;
    if (kind === "play") plays.set(at + 1, [Number(seat), body]);
    if (kind === "undo") plays.delete(JSON.parse(body).revision);
  }
  return { begun, actions: [...plays.values()] };
}

function chainOf({ chain, link, options, seats, actions, commitment, game, rules_version, origin }) {
  if (!chain?.length) return "has no chain: another legal game could stand in its place.";
  const told = playsOf(chain);
  const begun = canonical({ options, origin, seats: seats.map(({ salt, computer }) => [salt, computer]) });
  const first = sha256(`tapis-chain-1 ${commitment} ${game} ${rules_version}`);
  const last = chain.reduce((before, line) => sha256(`${before}\n${line}`), first);
  if (told.begun !== begun || !same(told.actions, actions)) return "NOT the plays, options or words of the chain.";
  return last === link ? `those of the chain, which ends with ${link}` : "NOT under its chain: the last hash differs.";
}

function signerOf({ signature, ...rest }) {
  if (!signature) return "nobody: anybody could have written this record.";
  const spki = Buffer.from("302a300506032b6570032100" + signature.key, "hex");
  const key = createPublicKey({ key: spki, format: "der", type: "spki" });
  const message = Buffer.from(`tapis-record-1\n${canonical(rest)}`);
  const fits = verify(null, message, key, Buffer.from(signature.value, "hex"));
  return fits ? `the key ${signature.key}` : "NOT the key that it names: the record was changed.";
}

const [file, kind, n, label] = process.argv.slice(2);
process.on("uncaughtException", (error) => {
  console.error(`${file} cannot be checked. Name a record as JSON, or vectors: ${error.message}`);
  process.exit(1);
});
const data = JSON.parse(readFileSync(file ?? new URL("fair-shuffle-vectors.json", import.meta.url), "utf8"));
if (Array.isArray(data)) {
  const failed = data.flatMap((vector) => wrongs(vector).map((what) => `${vector.name}: ${what}`));
  console.log(failed.length ? `These differ: ${failed.join("; ")}` : `All ${data.length} vectors agree.`);
  process.exitCode = failed.length ? 1 : 0;
} else {
  const secret = Buffer.from(data.secret ?? "", "hex");
  const kept = sha256(secret) === data.commitment;
  console.log(kept ? "The secret is the promised one." : "The secret is NOT the promised one.");
  const given = data.seats.filter(({ salt }, seat) => salt !== madeSalt(data.commitment, seat));
  console.log("Words given:", given.map(({ name, salt }) => `${name} “${salt}”`).join(", ") || "none");
  let seen = true;
  if (kind === "promised") {
    seen = /^[0-9a-f]{32,64}$/i.test(n ?? "") && data.commitment.startsWith(n.toLowerCase());
    console.log(`It is ${seen ? "the promise you noted." : "NOT the promise you noted (32 digits or more)."}`);
  } else if (kind) {
    const key = keyOf(secret, data.seats.map((seat) => seat.salt));
    console.log([draw(key, kind, Number(n), label)].flat().join(" "));
  }
  const [plays, signer] = kind && kind !== "promised" ? ["", ""] : [chainOf(data), signerOf(data)];
  if (plays) console.log(`The plays: ${plays}\nThe signer: ${signer}`);
  process.exitCode = kept && seen && !/^NOT/.test(plays) && !/^NOT/.test(signer) ? 0 : 1;
}
