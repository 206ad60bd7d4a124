import { shrunkQuantile, sortedNumbers, type Sorted } from './shrunk-quantile';

/** How long something took. */
export interface DurationSample {
  /** 0–167, of the branch's own week: weekday × 24 + hour at which it began. */
  hourOfWeek: number;
  minutes: number;
  /** How much was ahead of it then. */
  ahead: number;
}

/** What was learned of how long something takes. */
export interface TimeMeasure {
  /** Minutes that each thing ahead adds, 0–5. */
  perAhead: number;
  /** What remains, by hour of the week, by hour of the day, of all. */
  ofWeek: readonly Sorted[];
  ofDay: readonly Sorted[];
  all: Sorted;
}

/**
 * Learns how long something takes: how much everything ahead of it adds, and what remains, by the hour.
 *
 * @param likelyPerAhead minutes that each thing ahead adds as far as nothing else is known, 0–5
 */
export function fitTimeMeasure(taken: readonly DurationSample[], likelyPerAhead = 0): TimeMeasure {
  const perAhead = slopeOf(taken, likelyPerAhead);
  const ofWeek: number[][] = Array.from({ length: 168 }, () => []);
  const ofDay: number[][] = Array.from({ length: 24 }, () => []);
  const all: number[] = [];
  for (const { hourOfWeek, minutes, ahead } of taken) {
    const rest = minutes - perAhead * ahead;
    ofWeek[hourOfWeek]?.push(rest);
    ofDay[hourOfWeek % 24]?.push(rest);
    all.push(rest);
  }
  return {
    perAhead,
    ofWeek: ofWeek.map(sortedNumbers),
    ofDay: ofDay.map(sortedNumbers),
    all: sortedNumbers(all),
  };
}

/** How many values what each level is drawn towards is worth: of all, of the hour of the day, of the hour of the week. */
const WEIGHTS = [20, 12, 8];

/**
 * Minutes that suffice for a share of what begins in an hour of the week with nothing ahead of it: the quantile of the
 * hour of the week, drawn towards that of the hour of the day, this towards that of all, and this towards `said`.
 *
 * @param share 0–1
 */
export function remainingMinutes(of: TimeMeasure, hourOfWeek: number, share: number, said: number): number {
  const own = [of.all, of.ofDay[hourOfWeek % 24] ?? [], of.ofWeek[hourOfWeek] ?? []];
  return own.reduce(
    (towards, values, level) => shrunkQuantile(values, share, towards, WEIGHTS[level] ?? 0),
    said,
  );
}

/** Least squares, as if so many more had shown that each thing ahead adds what is likely. */
const DOUBT = 40;
const MOST_PER_AHEAD = 5;

function slopeOf(taken: readonly DurationSample[], likely: number): number {
  if (taken.length === 0) return likely;
  const meanOf = (value: (each: DurationSample) => number) =>
    taken.reduce((sum, each) => sum + value(each), 0) / taken.length;
  const meanAhead = meanOf(({ ahead }) => ahead);
  const meanMinutes = meanOf(({ minutes }) => minutes);
  let together = 0;
  let alone = 0;
  for (const { ahead, minutes } of taken) {
    together += (ahead - meanAhead) * (minutes - meanMinutes);
    alone += (ahead - meanAhead) ** 2;
  }
  const slope = (together + DOUBT * likely) / (alone + DOUBT);
  return Math.min(Math.max(slope, 0), MOST_PER_AHEAD);
}
