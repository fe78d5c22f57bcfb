/** The sandbox page: puts its parts together and keeps them in step with the server. */
import { Channels } from "./channels.js";
import { Composer } from "./composer.js";
import { drawIcon, fill, h, iconButton } from "./dom.js";
import { SandboxPanel } from "./faults.js";
import { Interactions } from "./interactions.js";
import { Live } from "./live.js";
import { openMenu, toast } from "./menu.js";
import { Messages } from "./messages.js";
import { openModal } from "./modal.js";
import { WhoAmI, botStatus } from "./people.js";
import { CHANNEL, FLAG, World, displayName } from "./state.js";
import { followTheme, isDark, toggleTheme } from "./theme.js";
import { tick } from "./time.js";
import { currentLocale, setLocale, t } from "./words.js";

const wantedUser = () => new URL(location.href).searchParams.get("user");
const wantedChannel = () => location.hash.slice(1);

const world = new World((channelId, before, limit) =>
  live.post("history", { channel_id: channelId, ...(before && { before }), limit }),
);
const live = new Live({ onFrame: receive, onStatus: showStatus });

/** Do something and say so if it was refused. */
const attempt = (action, fields) =>
  live.request(action, fields).catch((error) => toast(error.message, "danger"));

const text = { world, openCommand: (name) => composer.beginNamed(name), openChannel };
const interactions = new Interactions(live, world, (frame) =>
  openModal(frame, { world, text, submit: (components) => interactions.submit(frame, components) }),
);
const composer = new Composer(world, interactions, (content) =>
  live.request("say", { channel_id: world.current, content }),
);
const messages = new Messages({
  world,
  interactions,
  text,
  openMenu: messageMenu,
  dismiss: (message) => attempt("dismiss", { message_id: message.id }),
});
const channels = new Channels(world, { onOpen: openChannel, openMenu: channelMenu });
const panel = new SandboxPanel(world, attempt);

// The frame of the page.

const themeButton = iconButton("sun", "", () => (toggleTheme(), showTheme()));
const panelButton = iconButton("gear", "", () => panel.open(), { class: "panel-button" });
const menuButton = iconButton("menu", "", () => drawer(true), {
  class: "menu-button",
  "aria-controls": "sidebar",
  "aria-expanded": "false",
});
const who = new WhoAmI(world, {
  onUser: becomeUser,
  onLocale: changeLocale,
  buttons: [themeButton, panelButton],
});
const sidebar = h("aside", { class: "sidebar", id: "sidebar" }, channels.nodes, who.element);
const curtain = h("div", { class: "curtain", on: { click: () => drawer(false) } });
const title = h("h2", { class: "channel-title" });
const status = h("div", { class: "header-status" });
const reconnecting = h("div", { class: "reconnecting", role: "alert", hidden: true });
const main = h(
  "main",
  { class: "main" },
  h("header", { class: "channel-header" }, menuButton, title, status),
  reconnecting,
  messages.element,
  composer.element,
);
document.body.replaceChildren(h("div", { class: "app" }, sidebar, curtain, main));

const narrow = matchMedia("(max-width: 760px)");

/** Slide the channel list in or out, where there is no room for it beside the messages. */
function drawer(open) {
  const shown = Boolean(open) && narrow.matches;
  document.body.classList.toggle("drawer-open", shown);
  menuButton.setAttribute("aria-expanded", String(shown));
  sidebar.inert = narrow.matches && !shown;
  main.inert = shown;
  if (shown) (sidebar.querySelector("[aria-current]") ?? sidebar.querySelector("button"))?.focus();
  else if (open === false && narrow.matches) menuButton.focus();
}

function showTheme() {
  const label = t(isDark() ? "lightTheme" : "darkTheme");
  fill(themeButton, drawIcon(isDark() ? "sun" : "moon"));
  themeButton.setAttribute("aria-label", label);
  themeButton.title = label;
}

function showHeader() {
  const channel = world.channels.get(world.current);
  const icons = { [CHANNEL.TEXT]: channel?.private ? "lock" : "hash", [CHANNEL.THREAD]: "thread" };
  const icon = channel && icons[channel.type] && drawIcon(icons[channel.type]);
  fill(
    title,
    icon,
    h("span", { class: "channel-title-name" }, channel ? world.channelName(channel).replace(/^#/, "") : ""),
    channel?.topic && h("span", { class: "topic" }, channel.topic),
  );
  fill(status, botStatus(world));
  showTabTitle();
}

/** The window's title: how often I was mentioned, where I am, who I am. */
function showTabTitle() {
  const mentions = [...world.channels.keys()].reduce((sum, id) => sum + world.unread(id).mentions, 0);
  const channel = world.channels.get(world.current);
  document.title = `${mentions ? `(${mentions}) ` : ""}${channel ? `${world.channelName(channel)} · ` : ""}${displayName(world.me)} · ${t("sandbox")}`;
}

/** Everything that has words in it. */
function renderAll() {
  setLocale(world.me.locale);
  for (const [button, label] of [
    [menuButton, t("channels")],
    [panelButton, t("sandbox")],
  ]) {
    button.setAttribute("aria-label", label);
    button.title = label;
  }
  showTheme();
  who.render();
  showHeader();
  channels.render();
  composer.render();
}

// What comes from the server.

function receive(frame) {
  if (frame.t === "hello" && !isWanted(frame)) return;
  world.receive(frame);
}

/** Are we who the address says? A name is looked up, so that an address outlives the sandbox's restart. */
function isWanted(hello) {
  const wanted = wantedUser();
  const person =
    hello.users.find((user) => !user.bot && (user.username === wanted || user.id === wanted)) ?? hello.me;
  if (person.id === hello.me.id) return true;
  live.connect(person.id);
  return false;
}

world.on("hello", () => {
  const address = new URL(location.href);
  address.searchParams.set("user", world.me.username);
  history.replaceState(null, "", address);
  renderAll();
  const known = [wantedChannel(), world.current, localStorage.getItem("tapis.channel")].find((id) =>
    world.channels.has(id),
  );
  world.open(known ?? world.textChannels()[0]?.id ?? null);
});
world.on("people", () => {
  const spoken = currentLocale();
  renderAll();
  if (spoken !== world.me.locale) messages.refresh();
});
world.on("bot", showHeader);
world.on("channels", showHeader);
world.on("current", () => {
  showHeader();
  if (!world.current) return;
  history.replaceState(null, "", `#${world.current}`);
  localStorage.setItem("tapis.channel", world.current);
});
world.on("unread", showTabTitle);

let statusTimer = 0;

/** Say that the connection is lost; a hiccup shorter than a blink is not worth a word. */
function showStatus({ state }) {
  clearTimeout(statusTimer);
  if (state === "open") reconnecting.hidden = true;
  if (state !== "waiting") return;
  statusTimer = setTimeout(
    () => {
      fill(
        reconnecting,
        h("span", { class: "spinner", "aria-hidden": "true" }),
        h("span", {}, t("lost")),
        h(
          "button",
          { type: "button", class: "text-button", on: { click: () => live.retryNow() } },
          t("retry"),
        ),
      );
      reconnecting.hidden = false;
    },
    reconnecting.hidden ? 250 : 0,
  );
}

// What the person does.

function openChannel(id) {
  if (!world.channels.has(id)) return;
  if (id !== world.current) world.open(id);
  if (document.body.classList.contains("drawer-open")) drawer(false);
}

function becomeUser(id) {
  const address = new URL(location.href);
  address.searchParams.set("user", world.users.get(id).username);
  history.replaceState(null, "", address);
  drawer(false);
  live.connect(id);
}

function changeLocale(locale) {
  attempt("locale", { locale });
}

function copy(content) {
  navigator.clipboard.writeText(content).catch((error) => toast(error.message, "danger"));
}

function messageMenu(message, at) {
  const isEphemeral = (message.flags & FLAG.EPHEMERAL) !== 0;
  const mayDelete = !isEphemeral && (world.me.manage || message.author.id === world.me.id);
  const shown = document.getElementById(`message-${message.id}`)?.querySelector(".content, .v2");
  openMenu(at, [
    { label: t("copyText"), run: () => copy(shown?.innerText ?? message.content) },
    { label: t("copyId"), run: () => copy(message.id) },
    ...(isEphemeral
      ? [{ label: t("dismiss"), run: () => attempt("dismiss", { message_id: message.id }) }]
      : []),
    ...(mayDelete
      ? [
          {
            label: t("deleteMessage"),
            danger: true,
            run: () => attempt("delete", { channel_id: message.channel_id, message_id: message.id }),
          },
        ]
      : []),
  ]);
}

function channelMenu(channel, at) {
  if (!world.me.manage) return;
  openMenu(at, [
    {
      label: t("deleteChannel"),
      danger: true,
      run: () => attempt("delete_channel", { channel_id: channel.id }),
    },
  ]);
}

/** Typing anywhere types into the composer; Escape goes there. */
document.addEventListener("keydown", (event) => {
  if (document.querySelector("dialog[open]")) return;
  if (event.key === "Escape" && document.body.classList.contains("drawer-open")) {
    drawer(false);
    return;
  }
  const isField = event.target.closest("input, textarea, select, [role=menu], .me");
  if (event.key === "Escape" && !event.defaultPrevented) messages.toPresent();
  if (isField || event.ctrlKey || event.metaKey || event.altKey) return;
  if (
    event.key === "Escape" ||
    (event.key.length === 1 && event.key !== " " && !event.target.closest("[aria-expanded=true]"))
  )
    composer.focus();
});

window.addEventListener("focus", () => world.current && world.markRead());
window.addEventListener("hashchange", () => openChannel(wantedChannel()));
narrow.addEventListener("change", () => drawer());
followTheme(showTheme);
setInterval(tick, 1000);
drawer();
live.connect(wantedUser());
