/**
 * The sandbox panel: what can be made to go wrong, and the bot's place on the server. It is for whoever
 * works on a bot and speaks English only. What each request means is told in sandbox/desk.py.
 */
import { fill, h, iconButton } from "./dom.js";

const FAILURES = {
  500: { status: 500 },
  503: { status: 503, message: "Service Unavailable" },
  429: { status: 429, message: "You are being rate limited.", retry_after: 2 },
  403: { status: 403, code: 50013, message: "Missing Permissions" },
  404: { status: 404, code: 10008, message: "Unknown Message" },
};

const ROUTES = {
  "*": "any call",
  "POST /interactions/*": "interaction answers",
  "PATCH /webhooks/*": "edits of answers",
  "POST /channels/*": "new messages",
  "PATCH /channels/*": "message edits",
};

const GATEWAY = {
  drop: "Drop (can resume)",
  "lose-session": "Drop, session lost",
  reconnect: "Ask to reconnect",
  invalidate: "Invalidate session",
};
const GUILD = {
  outage: "Server outage",
  back: "Outage over",
  remove: "Remove the bot",
  invite: "Invite the bot",
};
const TIMES = { 60: "1 min", 900: "15 min", 3600: "1 h", 86_400: "1 day", 2_592_000: "30 days" };
const WRITING = ["SEND_MESSAGES", "SEND_MESSAGES_IN_THREADS"];

const button = (label, run, kind = "secondary") =>
  h("button", { type: "button", class: `button ${kind}`, on: { click: run } }, label);
const number = (value, min = 0) => h("input", { type: "number", min, value, inputmode: "numeric" });
const choice = (entries) =>
  h(
    "select",
    {},
    Object.entries(entries).map(([value, label]) => h("option", { value }, label)),
  );
const labelled = (text, control) => h("label", {}, text, control);
const row = (...children) => h("div", { class: "panel-row" }, ...children);
const part = (title, hint, ...rows) => h("section", {}, h("h3", {}, title), hint && h("p", {}, hint), rows);

export class SandboxPanel {
  #standing = h("p", { role: "status" });
  #dialog = null;

  /**
   * @param {import("./state.js").World} world
   * @param {(action: string, fields: object) => Promise<void>} attempt
   */
  constructor(world, attempt) {
    this.world = world;
    this.attempt = attempt;
  }

  async #ask(set) {
    await this.attempt("faults", { set });
    await this.#showStanding();
  }

  /** What is set to go wrong at the moment. */
  async #showStanding() {
    const response = await fetch("/sandbox/faults");
    const state = await response.json();
    const times = (rules) => rules.reduce((sum, rule) => sum + rule.times, 0);
    const told = [
      state.latency_ms + state.jitter_ms > 0 && `${state.latency_ms} ± ${state.jitter_ms} ms late`,
      state.fail.length > 0 && `${times(state.fail)} calls will fail`,
      state.lose.length > 0 && `${times(state.lose)} answers will be lost`,
      state.duplicate > 0 && `${state.duplicate} events will come twice`,
      state.reorder > 0 && `${state.reorder} events will be swapped`,
      state.rate_limits === false && "rate limits are off",
    ].filter(Boolean);
    this.#standing.textContent = told.length ? `Now: ${told.join("; ")}.` : "Nothing is set to go wrong.";
  }

  /** Open the panel. */
  open() {
    this.#dialog ??= this.#build();
    this.#dialog.showModal();
    this.#showStanding();
  }

  #build() {
    const title = h("h2", { id: "panel-title" }, "Sandbox");
    const close = iconButton("close", "Close", () => this.#dialog.close());
    const dialog = h("dialog", { class: "panel", "aria-labelledby": "panel-title" });
    const clear = button("Let everything work again", () => this.#ask({ clear: true }), "primary");
    fill(
      dialog,
      h("header", { class: "modal-head" }, h("div", {}, title), close),
      h("section", {}, this.#standing, row(clear)),
      this.#speed(),
      this.#failing(),
      this.#events(),
      part(
        "Gateway",
        "",
        row(Object.entries(GATEWAY).map(([how, label]) => button(label, () => this.#ask({ gateway: how })))),
      ),
      part(
        "Server",
        "",
        row(Object.entries(GUILD).map(([how, label]) => button(label, () => this.#ask({ guild: how })))),
        this.#permissions(),
        this.#newServer(),
        row(button("Archive this thread", () => this.#ask({ archive: this.world.current }))),
      ),
      part(
        "Direct messages",
        "Whether the bot may write to me.",
        row(
          button("Close them", () => this.attempt("direct_messages", { taken: false })),
          button("Take them", () => this.attempt("direct_messages", { taken: true })),
        ),
      ),
      part(
        "Time",
        "Tokens and messages grow older by this much.",
        row(
          Object.entries(TIMES).map(([seconds, label]) =>
            button(`+ ${label}`, () => this.#ask({ shift_seconds: Number(seconds) })),
          ),
        ),
        row(button("Expire interaction tokens", () => this.#ask({ expire_tokens: true }))),
      ),
    );
    dialog.addEventListener("click", (event) => event.target === dialog && dialog.close());
    document.body.append(dialog);
    return dialog;
  }

  #speed() {
    const latency = number(300);
    const jitter = number(100);
    const set = () => this.#ask({ latency_ms: Number(latency.value), jitter_ms: Number(jitter.value) });
    return part(
      "Speed",
      "How late every REST call is answered.",
      row(labelled("Latency, ms", latency), labelled("± ms", jitter), button("Set", set)),
    );
  }

  #failing() {
    const what = choice({
      500: "500 error",
      503: "503 unavailable",
      429: "429 rate limit",
      403: "403 forbidden",
      404: "404 not found",
      lost: "answer lost",
    });
    const where = choice(ROUTES);
    const times = number(1, 1);
    const set = () => {
      const rule = { route: where.value, times: Number(times.value) };
      return this.#ask(
        what.value === "lost" ? { lose: [rule] } : { fail: [{ ...FAILURES[what.value], ...rule }] },
      );
    };
    return part(
      "Next calls",
      "What the bot's next REST calls get.",
      row(labelled("Result", what), labelled("Of", where)),
      row(labelled("Times", times), button("Set", set)),
    );
  }

  #events() {
    const times = number(1, 1);
    const set = (key) => () => this.#ask({ [key]: Number(times.value) });
    return part(
      "Next interactions",
      "",
      row(
        labelled("Times", times),
        button("Deliver twice", set("duplicate")),
        button("Swap with the next", set("reorder")),
      ),
    );
  }

  #newServer() {
    const name = h("input", { type: "text", value: "Another Club", maxlength: "100" });
    return row(
      labelled("Name", name),
      button("Invite the bot to a new server", () => this.#ask({ new_guild: name.value })),
    );
  }

  #permissions() {
    const here = (deny) => () => this.#ask({ permissions: { channel_id: this.#parent(), allow: [], deny } });
    return row(button("Bot may not write in this channel", here(WRITING)), button("It may again", here([])));
  }

  /** Permissions belong to a channel; a thread has those of its parent. */
  #parent() {
    const channel = this.world.channels.get(this.world.current);
    return channel.parent_id ?? channel.id;
  }
}
