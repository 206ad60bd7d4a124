import { createStore } from '@shared/state/store';

export type ConnectionState =
  /** Nobody asked for it yet, or signed out. */
  | 'idle'
  | 'connecting'
  | 'online'
  /** Lost; it tries again by itself. */
  | 'offline';

/** The part of `EventSource` that is used, so that a test can stand in for the network. */
export interface Stream {
  addEventListener: (type: string, listener: (event: { data?: unknown }) => void) => void;
  close: () => void;
}

interface LiveConnectionOptions {
  url: string;
  /** Types of events to listen for, besides `hello`, `reset` and `ping`. */
  types: readonly string[];
  open?: (url: string) => Stream;
  /** Runs `task` after `ms` and gives what calls it off. */
  later?: (task: () => void, ms: number) => () => void;
  /** 0 ≤ random < 1, spreads reconnections so that a hundred boards do not knock at once. */
  random?: () => number;
  /** Asked after a connection that never opened; false ends the trying (signed out). */
  mayRetry?: () => Promise<boolean>;
}

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 15_000;
/** A server pings every 15 s, and is taken for gone after this silence: a cut cable closes no socket. */
const SILENCE_MS = 45_000;

/**
 * A stream of events in order: each `seq` is told once, and what happened while the line was down is told after it is
 * up again. `reset` tells that too much was missed and everything must be loaded anew.
 */
export function createLiveConnection<E extends { seq: number }>(options: LiveConnectionOptions) {
  const {
    url,
    types,
    open = (address) => new EventSource(address),
    later = (task, ms) => {
      const timer = setTimeout(task, ms);
      return () => clearTimeout(timer);
    },
    random = Math.random,
    mayRetry = () => Promise.resolve(true),
  } = options;

  const state = createStore<ConnectionState>('idle');
  const listeners = new Set<(event: E) => void>();
  const resetListeners = new Set<() => void>();
  let stream: Stream | null = null;
  let position: number | null = null;
  let failures = 0;
  let cancelRetry = () => {};
  let cancelSilence = () => {};

  function drop() {
    stream?.close();
    stream = null;
    cancelRetry();
    cancelSilence();
  }

  /** From the first moment on: a line can go dead before the server has said a word. */
  function awaitWord() {
    cancelSilence();
    cancelSilence = later(() => lost(true), SILENCE_MS);
  }

  function connect() {
    drop();
    state.set(failures === 0 ? 'connecting' : state.get());
    const mine = open(position === null ? url : `${url}${url.includes('?') ? '&' : '?'}after=${position}`);
    stream = mine;
    awaitWord();
    let greeted = false;
    const on = (type: string, handle: (data: unknown) => void) =>
      mine.addEventListener(type, (event) => {
        if (stream !== mine) return;
        awaitWord();
        handle(typeof event.data === 'string' ? JSON.parse(event.data) : null);
      });
    on('hello', (data) => {
      greeted = true;
      failures = 0;
      position ??= seqOf(data);
      state.set('online');
    });
    on('reset', (data) => {
      position = seqOf(data);
      resetListeners.forEach((listener) => listener());
    });
    on('ping', () => {});
    types.forEach((type) => on(type, (data) => tell(data as E)));
    on('error', () => lost(greeted));
  }

  function tell(event: E) {
    if (position !== null && event.seq <= position) return;
    position = event.seq;
    listeners.forEach((listener) => listener(event));
  }

  /** The browser would try again by itself, but without backing off and from a position of its own. */
  function lost(wasOpen: boolean) {
    drop();
    state.set('offline');
    const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** failures) * (0.5 + random() / 2);
    failures += 1;
    cancelRetry = later(() => {
      if (wasOpen) return connect();
      void mayRetry().then((may) => {
        if (state.get() !== 'offline') return;
        if (may) connect();
        else state.set('idle');
      });
    }, wait);
  }

  return {
    state,
    /** The last `seq` that was told, or null before the first connection. */
    position: () => position,
    /** Tells what happens after the event `after`; from now on where it is left out. */
    start(after: number | null = null) {
      if (state.get() !== 'idle') return;
      position = after;
      connect();
    },
    stop() {
      drop();
      position = null;
      failures = 0;
      state.set('idle');
    },
    /** The device says that it has no network: no need to wait for the silence to tell. */
    networkGone() {
      if (state.get() === 'online' || state.get() === 'connecting') lost(true);
    },
    /** Tries now instead of when the wait is over, e.g. when the device is back on a network. */
    retryNow() {
      if (state.get() === 'offline') connect();
    },
    /** Subscribe before loading what the events change, then skip events up to the loaded `seq`: nothing is missed. */
    subscribe(listener: (event: E) => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    onReset(listener: () => void): () => void {
      resetListeners.add(listener);
      return () => void resetListeners.delete(listener);
    },
  };
}

function seqOf(data: unknown): number | null {
  return typeof data === 'object' && data !== null && 'seq' in data && typeof data.seq === 'number'
    ? data.seq
    : null;
}
