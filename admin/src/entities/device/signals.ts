import type { HeartbeatBody, SignalKind } from '@contracts/devices';
import { MAX_REPORT_AGE_MS } from '@domain/devices/report-age';

interface Noted {
  order: string;
  kind: SignalKind;
  /** Of the order; null where that is not known. */
  branchId: string | null;
  /** By the clock of the page, which nobody sets. */
  at: number;
}

/** A time in which nothing was heard, by the same clock. */
interface Gap {
  from: number;
  to: number;
}

/** So many are told at a time; the others with the next message. */
const MOST = 100;
const MOST_GAPS = 20;
/** More orders than a day has are not remembered. */
const MOST_KNOWN = 4000;

/** What happened on this page: each branch is told it for itself, whichever of them is shown or calls at the time. */
const signals = logOf<Noted>(MOST_KNOWN, ({ at }) => at);
const gaps = logOf<Gap>(MOST_GAPS, ({ to }) => to);
/** Up to where a branch was told of either. */
const reached = new Map<string, { signals: number; gaps: number }>();
const known = new Set<string>();
const listeners = new Set<(urgent: boolean) => void>();

/** Remembers the last `most` entries by their number, which goes on counting whatever is forgotten. */
function logOf<T>(most: number, endOf: (entry: T) => number) {
  let kept: { n: number; entry: T }[] = [];
  let last = 0;
  return {
    add(entry: T): void {
      kept.push({ n: ++last, entry });
      if (kept.length > most) kept.shift();
    },
    /** What came after the entry `n`, without what is too old for the server to take. */
    after(n: number, now: number) {
      kept = kept.filter(({ entry }) => endOf(entry) >= now - MAX_REPORT_AGE_MS);
      return kept.filter((each) => each.n > n);
    },
  };
}

interface Circumstances {
  /** Somebody waits to be told. */
  urgent?: boolean;
  /** Where the order stood, of what may happen anew once it stands elsewhere. */
  state?: string;
  /** Whose order it is: only they are told. Where that is not known, every branch is. */
  branchId?: string;
}

/** Notes that something happened to an order on this device, the first time it does. */
export function recordSignal(
  order: string,
  kind: SignalKind,
  { urgent = false, state = '', branchId }: Circumstances = {},
): void {
  const key = `${order} ${kind} ${state}`;
  if (known.has(key)) return;
  if (known.size >= MOST_KNOWN) known.clear();
  known.add(key);
  signals.add({ order, kind, branchId: branchId ?? null, at: performance.now() });
  listeners.forEach((listener) => listener(urgent));
}

/** Notes that this device could not hear of anything, from and to instants of the page's clock. */
export function recordGap(from: number, to: number): void {
  gaps.add({ from, to });
}

interface Told extends Required<Pick<HeartbeatBody, 'signals' | 'gaps'>> {
  branchId: string;
  /** Where it did not arrive: it is told again with the next. */
  giveBack: () => void;
}

/** Takes what each of these branches was not told yet, each with how long ago it was. */
export function takeUnsent(branchIds: readonly string[]): Told[] {
  const now = performance.now();
  return branchIds.map((branchId) => take(branchId, now));
}

function take(branchId: string, now: number): Told {
  const from = reached.get(branchId) ?? { signals: 0, gaps: 0 };
  const news = signals
    .after(from.signals, now)
    .filter(({ entry }) => entry.branchId === null || entry.branchId === branchId)
    .slice(0, MOST);
  const lost = gaps.after(from.gaps, now);
  reached.set(branchId, {
    signals: news.at(-1)?.n ?? from.signals,
    gaps: lost.at(-1)?.n ?? from.gaps,
  });
  const ago = (at: number) => Math.min(MAX_REPORT_AGE_MS, Math.max(0, Math.round(now - at)));
  return {
    branchId,
    signals: news.map(({ entry: { order, kind, at } }) => ({ order, kind, ago: ago(at) })),
    gaps: lost.map(({ entry }) => ({ fromAgo: ago(entry.from), toAgo: ago(entry.to) })),
    // What arrived after it is told once more with it; the server keeps the first.
    giveBack: () => {
      const at = reached.get(branchId) ?? from;
      reached.set(branchId, {
        signals: Math.min(at.signals, from.signals),
        gaps: Math.min(at.gaps, from.gaps),
      });
    },
  };
}

/** Calls `listener` whenever something is to be told. */
export function onRecorded(listener: (urgent: boolean) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
