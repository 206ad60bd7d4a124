import type { HeartbeatBody, SignalKind } from '@contracts/devices';

interface Noted {
  order: string;
  kind: SignalKind;
  /** By the clock of the page, which nobody sets. */
  at: number;
}

/** So many are told at a time; the others with the next message. */
const MOST = 100;
/** More orders than a day has are not remembered. */
const MOST_KNOWN = 4000;

let waiting: Noted[] = [];
let gaps: { from: number; to: number }[] = [];
const known = new Set<string>();
const listeners = new Set<(urgent: boolean) => void>();

interface Circumstances {
  /** Somebody waits to be told. */
  urgent?: boolean;
  /** Where the order stood, of what may happen anew once it stands elsewhere. */
  state?: string;
}

/** Notes that something happened to an order on this device, the first time it does. */
export function noteSignal(
  order: string,
  kind: SignalKind,
  { urgent = false, state = '' }: Circumstances = {},
): void {
  const key = `${order} ${kind} ${state}`;
  if (known.has(key)) return;
  if (known.size >= MOST_KNOWN) known.clear();
  known.add(key);
  waiting.push({ order, kind, at: performance.now() });
  listeners.forEach((listener) => listener(urgent));
}

/** Notes that this device could not hear of anything, from and to instants of the page's clock. */
export function noteGap(from: number, to: number): void {
  gaps = [...gaps, { from, to }].slice(-20);
}

type Told = Required<Pick<HeartbeatBody, 'signals' | 'gaps'>>;

/** Takes what is to be told, each with how long ago it was; `giveBack` where it did not arrive. */
export function takeNoted(): Told & { giveBack: () => void } {
  const now = performance.now();
  const taken = waiting.slice(0, MOST);
  const takenGaps = gaps;
  waiting = waiting.slice(MOST);
  gaps = [];
  const ago = (at: number) => Math.max(0, Math.round(now - at));
  return {
    signals: taken.map(({ order, kind, at }) => ({ order, kind, ago: ago(at) })),
    gaps: takenGaps.map(({ from, to }) => ({ fromAgo: ago(from), toAgo: ago(to) })),
    giveBack() {
      waiting = [...taken, ...waiting];
      gaps = [...takenGaps, ...gaps];
    },
  };
}

/** Calls `listener` whenever something is to be told. */
export function onNoted(listener: (urgent: boolean) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
