/**
 * What this window knows of the server: people, channels, messages, commands, what is unread.
 * It is fed by frames and tells its listeners what changed; it draws nothing.
 */

export const FLAG = { EPHEMERAL: 1 << 6, LOADING: 1 << 7, COMPONENTS_V2: 1 << 15 };
const SHOWN = new Set([0, 2, 5, 15]);

export const CHANNEL = { TEXT: 0, DM: 1, VOICE: 2, ANNOUNCEMENT: 5, THREAD: 11, FORUM: 15 };
const PAGE = 50;

/** Snowflakes are too long for a number: a longer one is later, equally long ones compare as text. */
export const compareIds = (a, b) => a.length - b.length || (a < b ? -1 : a > b ? 1 : 0);

/** The name people see. */
export const displayName = (user) => user.global_name || user.username;

/** When a snowflake was made. */
export const idToDate = (id) => new Date(Number((BigInt(id) >> 22n) + 1420070400000n));

/** One channel's messages as far as they are loaded. */
class ChannelLog {
  /** @type {object[]} oldest first */
  messages = [];
  loaded = false;
  loading = false;
  more = true;

  indexOf(id) {
    let low = 0;
    let high = this.messages.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (compareIds(this.messages[middle].id, id) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Put a message where it belongs. Says whether it is new, or null when it lies before what is loaded. */
  put(message) {
    const index = this.indexOf(message.id);
    if (this.messages[index]?.id === message.id) {
      this.messages[index] = message;
      return false;
    }
    if (index === 0 && this.messages.length > 0 && this.more) return null;
    this.messages.splice(index, 0, message);
    return true;
  }

  remove(id) {
    const index = this.indexOf(id);
    if (this.messages[index]?.id !== id) return false;
    this.messages.splice(index, 1);
    return true;
  }
}

export class World {
  me = null;
  /** The servers, the first one at home. */
  guilds = [{ id: "0", name: "" }];
  bot = { user: null, online: false };
  users = new Map();
  channels = new Map();
  commands = [];
  /** The channel shown, and the last message read when it was opened (for the "new" line). */
  current = null;
  newAfter = null;
  #logs = new Map();
  #listeners = new Map();

  /** @param {(channelId: string, before: string | undefined, limit: number) => boolean} askHistory */
  constructor(askHistory) {
    this.askHistory = askHistory;
  }

  /**
   * Listen for a change: hello, people, bot, channels, commands, current, history, message, gone, unread.
   * @param {string} name @param {(detail: any) => void} listener
   */
  on(name, listener) {
    if (!this.#listeners.has(name)) this.#listeners.set(name, []);
    this.#listeners.get(name).push(listener);
  }

  emit(name, detail) {
    for (const listener of this.#listeners.get(name) ?? []) listener(detail);
  }

  /** Take one frame from the server. */
  receive(frame) {
    this.#handlers[frame.t]?.call(this, frame);
  }

  #handlers = {
    hello(frame) {
      const sameServer = this.guilds[0].id === frame.guilds[0].id;
      this.me = frame.me;
      this.guilds = frame.guilds;
      this.bot = frame.bot;
      this.commands = frame.commands;
      this.#people(frame.users);
      this.channels = new Map(frame.channels.map((channel) => [channel.id, channel]));
      this.#logs.clear();
      if (!sameServer || !this.channels.has(this.current)) this.current = null;
      this.#forgetOldServers();
      this.emit("hello");
      for (const channel of frame.channels) if (!channel.archived) this.load(channel.id);
    },
    guilds(frame) {
      this.guilds = frame.guilds;
      this.emit("channels");
    },
    users(frame) {
      this.#people(frame.users);
      this.me = this.users.get(this.me.id) ?? this.me;
      this.emit("people");
    },
    bot(frame) {
      this.bot = frame.bot;
      this.users.set(frame.bot.user.id, frame.bot.user);
      this.emit("bot");
    },
    channel(frame) {
      const isNew = !this.channels.has(frame.channel.id);
      this.channels.set(frame.channel.id, frame.channel);
      if (isNew) this.load(frame.channel.id);
      this.emit("channels");
    },
    channel_gone(frame) {
      this.channels.delete(frame.id);
      this.#logs.delete(frame.id);
      for (const channel of [...this.channels.values()])
        if (channel.parent_id === frame.id) this.channels.delete(channel.id);
      this.emit("channels");
      if (!this.channels.has(this.current)) this.open(this.textChannels()[0]?.id ?? null);
    },
    commands(frame) {
      this.commands = frame.commands;
      this.emit("commands");
    },
    history(frame) {
      const log = this.log(frame.channel_id);
      const older = log.loaded;
      log.more = true;
      // Oldest last, so that each one lies before what is loaded without being refused.
      const known = new Set(log.messages.map((message) => message.id));
      log.messages.push(...frame.messages.filter((message) => !known.has(message.id)));
      log.messages.sort((a, b) => compareIds(a.id, b.id));
      Object.assign(log, { loaded: true, loading: false, more: frame.more });
      this.emit("history", { channelId: frame.channel_id, older });
      this.emit("unread");
    },
    message(frame) {
      const message = frame.message;
      const isNew = this.log(message.channel_id).put(message);
      if (isNew === null) return;
      this.emit("message", { message, isNew });
      if (isNew) this.emit("unread");
    },
    message_gone(frame) {
      // What answers it is headed otherwise from now on, as in Discord.
      for (const message of this.log(frame.channel_id).messages) {
        if (message.message_reference?.message_id !== frame.id) continue;
        message.referenced_message = null;
        this.emit("message", { message, isNew: false });
      }
      if (this.log(frame.channel_id).remove(frame.id)) this.emit("gone", frame);
      this.emit("unread");
    },
  };

  #people(users) {
    this.users = new Map(users.map((user) => [user.id, user]));
    if (this.bot.user) this.users.set(this.bot.user.id, this.bot.user);
  }

  /** The people one can be: everybody who is not a bot. */
  people() {
    return [...this.users.values()].filter((user) => !user.bot);
  }

  /** What a channel is called: its name after a sign, or whom a direct message is with. */
  channelName(channel) {
    if (channel.type === CHANNEL.DM) return displayName(this.bot.user);
    return SHOWN.has(channel.type) ? `#${channel.name}` : channel.name;
  }

  directMessages() {
    return [...this.channels.values()].filter((channel) => channel.type === CHANNEL.DM);
  }

  /** The server of the channel that is shown; at first, and in direct messages, the first one. */
  get guild() {
    const shown = this.channels.get(this.current)?.guild_id;
    return this.guilds.find((guild) => guild.id === shown) ?? this.guilds[0];
  }

  textChannels(guildId = this.guild.id) {
    return [...this.channels.values()]
      .filter((channel) => SHOWN.has(channel.type) && channel.guild_id === guildId)
      .sort((a, b) => a.position - b.position || compareIds(a.id, b.id));
  }

  threadsOf(channelId) {
    return [...this.channels.values()]
      .filter((channel) => channel.parent_id === channelId)
      .sort((a, b) => compareIds(a.id, b.id));
  }

  /** @returns {ChannelLog} */
  log(channelId) {
    if (!this.#logs.has(channelId)) this.#logs.set(channelId, new ChannelLog());
    return this.#logs.get(channelId);
  }

  message(channelId, id) {
    const log = this.log(channelId);
    const message = log.messages[log.indexOf(id)];
    return message?.id === id ? message : undefined;
  }

  /** Ask for a channel's newest messages, or for those before what is loaded. */
  load(channelId) {
    const log = this.log(channelId);
    if (log.loading || (log.loaded && !log.more)) return;
    log.loading = this.askHistory(channelId, log.messages[0]?.id, PAGE);
  }

  /** Show a channel. */
  open(channelId) {
    this.current = channelId;
    this.newAfter = channelId && this.unread(channelId).count > 0 ? this.#marker(channelId) : null;
    if (channelId && !this.log(channelId).loaded) this.load(channelId);
    this.emit("current");
    this.markRead();
  }

  #markerKey = (channelId) => `tapis.read.${this.me.id}.${channelId}`;
  #marker = (channelId) => localStorage.getItem(this.#markerKey(channelId)) ?? "0";

  /** Ids are new whenever the sandbox starts: what was read by people it no longer knows is forgotten. */
  #forgetOldServers() {
    for (const key of Object.keys(localStorage)) {
      const user = /^tapis\.read\.(\d+)\./.exec(key)?.[1];
      if (user && !this.users.has(user)) localStorage.removeItem(key);
    }
  }

  /** What the person has not read in a channel: how many messages, and how many of them mention them. */
  unread(channelId) {
    const { messages } = this.log(channelId);
    const marker = this.#marker(channelId);
    // What comes in a direct message is always meant for me.
    const isDirect = this.channels.get(channelId)?.type === CHANNEL.DM;
    let count = 0;
    let mentions = 0;
    for (
      let index = messages.length - 1;
      index >= 0 && compareIds(messages[index].id, marker) > 0;
      index -= 1
    ) {
      if (messages[index].author.id === this.me.id) continue;
      count += 1;
      if (isDirect || this.mentionsMe(messages[index])) mentions += 1;
    }
    return { count, mentions };
  }

  /** Everything in the shown channel has been seen, if the window is being looked at. */
  markRead() {
    const last = this.current && this.log(this.current).messages.at(-1);
    if (!last || !document.hasFocus() || compareIds(last.id, this.#marker(this.current)) <= 0) return;
    localStorage.setItem(this.#markerKey(this.current), last.id);
    this.emit("unread");
  }

  mentionsMe(message) {
    return (message.mentions ?? []).some((mention) => (mention.id ?? mention) === this.me.id);
  }
}
