import type { HeartbeatBody, SignalKind } from '@contracts/devices';
import { LONGEST_TOLD_AGO_MS } from '@domain/devices/told-ago';

interface Noted {
  order: string;
  kind: SignalKind;
  /** By the clock of the page, which nobody sets. */
  at: number;
}

/** A time in which nothing was heard, by the same clock. */
interface Gap {
  from: number;
  to: number;
}

interface Queue {
  signals: Noted[];
  gaps: Gap[];
}

/** So many are told at a time; the others with the next message. */
const MOST = 100;
const MOST_GAPS = 20;
/** More orders than a day has are not remembered. */
const MOST_KNOWN = 4000;

/** What nobody was told yet. */
let fresh: Queue = { signals: [], gaps: [] };
/** What a branch was to be told already, and did not hear or had no room for. */
const owed = new Map<string, Queue>();
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
  fresh.signals.push({ order, kind, at: performance.now() });
  listeners.forEach((listener) => listener(urgent));
}

/** Notes that this device could not hear of anything, from and to instants of the page's clock. */
export function noteGap(from: number, to: number): void {
  fresh.gaps.push({ from, to });
}

interface Told extends Required<Pick<HeartbeatBody, 'signals' | 'gaps'>> {
  branchId: string;
  /** Where it did not arrive: it is told again with the next. */
  giveBack: () => void;
}

/** Takes what each of these branches is to be told, each with how long ago it was. */
export function takeNoted(branchIds: readonly string[]): Told[] {
  const now = performance.now();
  const news = fresh;
  fresh = { signals: [], gaps: [] };
  return branchIds.map((branchId) => take(branchId, news, now));
}

function take(branchId: string, news: Queue, now: number): Told {
  const { signals, gaps } = stillTold(joined(owed.get(branchId), news), now);
  const taken = { signals: signals.slice(0, MOST), gaps };
  owed.set(branchId, { signals: signals.slice(MOST), gaps: [] });
  const ago = (at: number) => Math.min(LONGEST_TOLD_AGO_MS, Math.max(0, Math.round(now - at)));
  return {
    branchId,
    signals: taken.signals.map(({ order, kind, at }) => ({ order, kind, ago: ago(at) })),
    gaps: taken.gaps.map(({ from, to }) => ({ fromAgo: ago(from), toAgo: ago(to) })),
    giveBack: () => void owed.set(branchId, joined(taken, owed.get(branchId))),
  };
}

const joined = (first?: Queue, then?: Queue): Queue => ({
  signals: [...(first?.signals ?? []), ...(then?.signals ?? [])],
  gaps: [...(first?.gaps ?? []), ...(then?.gaps ?? [])],
});

/** What is too old for the server to take is left out, and of a gap that began before that the rest is told. */
function stillTold({ signals, gaps }: Queue, now: number): Queue {
  const oldest = now - LONGEST_TOLD_AGO_MS;
  return {
    signals: signals.filter(({ at }) => at >= oldest).slice(-MOST_KNOWN),
    gaps: gaps.filter(({ to }) => to >= oldest).slice(-MOST_GAPS),
  };
}

/** Calls `listener` whenever something is to be told. */
export function onNoted(listener: (urgent: boolean) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
