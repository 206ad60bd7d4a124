/** An answer with what its order had, by dimension; a dimension may have several values, such as products. */
export interface CauseAnswer {
  orderId: string;
  bad: boolean;
  traits: Readonly<Record<string, readonly string[]>>;
}

/** Something that goes with bad answers: `bad` of `n` answers with it against `restBad` of `restN` without. */
export interface Cause {
  dimension: string;
  value: string;
  bad: number;
  n: number;
  restBad: number;
  restN: number;
  /** One-sided p-value of Fisher's exact test, 0–1. */
  p: number;
  /** The orders of its bad answers, in the order of the answers. */
  orderIds: string[];
}

export interface Causes {
  /** How many values had answers enough on both sides to be tested. */
  tested: number;
  /** The smallest p-value first. */
  causes: Cause[];
}

/** So many answers with a value, and without it, are enough to compare. Source: the issue on feedback. */
export const MIN_CELL = 20;
/** The share of causes found that may be chance. */
export const FALSE_DISCOVERY_RATE = 0.1;

/**
 * Which values go with bad answers more often than chance. Each value with answers enough is compared with the answers
 * without it by Fisher's one-sided exact test; of all tests together those are kept that the procedure of Benjamini and Hochberg
 * keeps at a false discovery rate of 10 %.
 * Source: Y. Benjamini, Y. Hochberg, "Controlling the False Discovery Rate", J. R. Statist. Soc. B 57 (1995), 289–300.
 *
 * @param answers at most some thousands: the cost grows with the number of their traits
 */
export function findCauses(answers: readonly CauseAnswer[]): Causes {
  const total = answers.length;
  const totalBad = answers.filter(({ bad }) => bad).length;
  const logFactorials = logFactorialsUpTo(total);
  const tested = cellsOf(answers)
    .filter(({ n }) => n >= MIN_CELL && total - n >= MIN_CELL)
    .map(
      (cell): Cause => ({
        ...cell,
        restBad: totalBad - cell.bad,
        restN: total - cell.n,
        p: upperTail({ total, totalBad, n: cell.n, bad: cell.bad }, logFactorials),
      }),
    )
    .sort((a, b) => a.p - b.p || b.n - a.n || (a.value < b.value ? -1 : 1));
  return { tested: tested.length, causes: tested.slice(0, discoveries(tested.map(({ p }) => p))) };
}

type Cell = Pick<Cause, 'dimension' | 'value' | 'bad' | 'n' | 'orderIds'>;

function cellsOf(answers: readonly CauseAnswer[]): Cell[] {
  const cells = new Map<string, Cell>();
  for (const { orderId, bad, traits } of answers) {
    for (const [dimension, values] of Object.entries(traits)) {
      for (const value of new Set(values)) {
        const key = `${dimension}\n${value}`;
        const cell = cells.get(key) ?? { dimension, value, bad: 0, n: 0, orderIds: [] };
        cell.n += 1;
        if (bad) {
          cell.bad += 1;
          cell.orderIds.push(orderId);
        }
        cells.set(key, cell);
      }
    }
  }
  return [...cells.values()];
}

/**
 * The probability that of `n` answers drawn without replacement from `total`, `totalBad` of which are bad, at least `bad` are:
 * the upper tail of the hypergeometric distribution.
 *
 * @param logFactorials `logFactorialsUpTo(total)` or longer
 */
export function upperTail(
  { total, totalBad, n, bad }: { total: number; totalBad: number; n: number; bad: number },
  logFactorials: Float64Array = logFactorialsUpTo(total),
): number {
  const logF = (of: number): number => logFactorials[of] ?? 0;
  const logChoose = (of: number, chosen: number): number => logF(of) - logF(chosen) - logF(of - chosen);
  const all = logChoose(total, n);
  let tail = 0;
  for (let k = Math.max(bad, n - (total - totalBad)); k <= Math.min(n, totalBad); k += 1)
    tail += Math.exp(logChoose(totalBad, k) + logChoose(total - totalBad, n - k) - all);
  return Math.min(1, tail);
}

/** The natural logarithms of 0! to `max`!. */
export function logFactorialsUpTo(max: number): Float64Array {
  const logs = new Float64Array(max + 1);
  for (let of = 2; of <= max; of += 1) logs[of] = (logs[of - 1] ?? 0) + Math.log(of);
  return logs;
}

/**
 * How many of the smallest p-values Benjamini and Hochberg's procedure keeps: the largest k with p(k) ≤ k/m · rate.
 *
 * @param sorted p-values, ascending
 */
export function discoveries(sorted: readonly number[], rate = FALSE_DISCOVERY_RATE): number {
  for (let k = sorted.length; k > 0; k -= 1) if ((sorted[k - 1] ?? 1) <= (k / sorted.length) * rate) return k;
  return 0;
}

/** Delay against the promise, in minutes: not late, up to 10, up to 20, up to 40, and more. */
export const DELAY_BUCKETS = ['ON_TIME', 'UP_TO_10', 'UP_TO_20', 'UP_TO_40', 'OVER_40'] as const;
export type DelayBucket = (typeof DELAY_BUCKETS)[number];

/** The bucket of a delay. @param minutes after the promise; negative is early */
export function delayBucket(minutes: number): DelayBucket {
  if (minutes <= 0) return 'ON_TIME';
  if (minutes <= 10) return 'UP_TO_10';
  if (minutes <= 20) return 'UP_TO_20';
  return minutes <= 40 ? 'UP_TO_40' : 'OVER_40';
}

export const CAUSE_DIMENSIONS = ['PRODUCT', 'BRANCH', 'HOUR', 'COURIER', 'DELAY', 'STATION'] as const;
export type CauseDimension = (typeof CAUSE_DIMENSIONS)[number];
