/**
 * The page's one connection to the sandbox: frames in, actions out, answers matched to their nonce,
 * and a new attempt whenever the connection is lost.
 */

/** Why an action did not succeed, in a sentence for the person. */
export class ActionError extends Error {}

const FIRST_WAIT_MS = 400;
const LONGEST_WAIT_MS = 8000;
// The server settles an interaction after three seconds; this only guards against a server that forgot.
const PATIENCE_MS = 20_000;

export class Live {
  #socket = null;
  #user = null;
  #attempt = 0;
  #timer = 0;
  #nonce = 0;
  #waiting = new Map();

  /**
   * @param {{onFrame: (frame: object) => void,
   *          onStatus: (status: {state: "open" | "connecting" | "waiting", retryAt?: number}) => void}} hooks
   */
  constructor({ onFrame, onStatus }) {
    this.onFrame = onFrame;
    this.onStatus = onStatus;
    window.addEventListener("online", () => this.retryNow());
  }

  /** Connect as this person; an open connection of somebody else is closed first. */
  connect(userId) {
    this.#user = userId;
    this.#attempt = 0;
    this.#open();
  }

  /** Try at once instead of waiting out the back-off. */
  retryNow() {
    if (this.#socket?.readyState !== WebSocket.OPEN) this.#open();
  }

  #open() {
    clearTimeout(this.#timer);
    if (this.#socket) {
      this.#socket.onclose = null;
      this.#socket.close();
      this.#fail("Connection lost");
    }
    const address = new URL("/live", location.href);
    address.protocol = location.protocol === "https:" ? "wss:" : "ws:";
    if (this.#user) address.searchParams.set("user", this.#user);
    const socket = new WebSocket(address);
    this.#socket = socket;
    if (this.#attempt === 0) this.onStatus({ state: "connecting" });
    socket.onmessage = (event) => this.#receive(JSON.parse(event.data));
    socket.onclose = () => this.#lost();
  }

  #receive(frame) {
    if (frame.t === "hello") {
      this.#attempt = 0;
      this.onStatus({ state: "open" });
    }
    const waiting = frame.nonce === undefined ? undefined : this.#waiting.get(frame.nonce);
    if (waiting) {
      this.#waiting.delete(frame.nonce);
      clearTimeout(waiting.timer);
      if (frame.t === "ack" && !frame.ok) waiting.reject(new ActionError(frame.error));
      else waiting.resolve(frame);
    }
    if (frame.t !== "ack" && frame.t !== "choices") this.onFrame(frame);
  }

  #lost() {
    this.#socket = null;
    this.#fail("Connection lost");
    const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** this.#attempt) * (0.8 + Math.random() * 0.4);
    this.#attempt += 1;
    this.#timer = setTimeout(() => this.#open(), wait);
    this.onStatus({ state: "waiting", retryAt: Date.now() + wait });
  }

  #fail(reason) {
    for (const { reject, timer } of this.#waiting.values()) {
      clearTimeout(timer);
      reject(new ActionError(reason));
    }
    this.#waiting.clear();
  }

  /** Send a frame that has no answer of its own. Says whether it could be sent. */
  post(action, fields = {}) {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify({ do: action, ...fields }));
    return true;
  }

  /**
   * Send an action and wait for its answer: the frame `ack`, `modal` or `choices` with the same nonce.
   * @returns {Promise<object>} rejected with an ActionError when refused, unanswered or cut off
   */
  request(action, fields = {}) {
    const nonce = `${Date.now().toString(36)}-${(this.#nonce += 1)}`;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#waiting.delete(nonce);
        reject(new ActionError("The sandbox did not answer"));
      }, PATIENCE_MS);
      this.#waiting.set(nonce, { resolve, reject, timer });
      if (!this.post(action, { nonce, ...fields })) {
        clearTimeout(timer);
        this.#waiting.delete(nonce);
        reject(new ActionError("Not connected"));
      }
    });
  }
}
