import { openAt } from '../../src/domain/opening-hours';
import { addDays, businessDay, instantOf, weekdayOf } from '../../src/domain/time';
import type { BranchPlan } from '../business-plan';
import type { Random } from '../random';

export const DAYS = 90;

/** More lately than at first; one week it rained. */
const growth = (ago: number) => 1.18 - (0.36 * ago) / DAYS;
const weather = (ago: number) => (ago >= 38 && ago <= 44 ? 0.58 : 1);

/**
 * When orders came in, from ninety days ago until `until`: more at weekends and mealtimes, while the branch was open.
 */
export function arrivals({ row, trade, hours }: BranchPlan, until: Date, random: Random): Date[] {
  const today = businessDay(until, row.timezone, row.closeoutTime);
  const instants: Date[] = [];
  for (let ago = DAYS; ago >= 0; ago -= 1) {
    const day = addDays(today, -ago);
    const mean = trade.ordersADay * trade.weekdays[weekdayOf(day)] * growth(ago) * weather(ago);
    const count = Math.max(0, Math.round(random.normal(mean, mean * 0.12)));
    for (let order = 0; order < count; order += 1) {
      const instant = instantOn(day, { row, trade, hours }, random);
      if (instant) instants.push(instant);
    }
  }
  return instants.filter((at) => at < until).sort((a, b) => a.getTime() - b.getTime());
}

/** An instant around a mealtime of a business day while the branch was open; null where none was found. */
export function instantOn(
  day: string,
  { row, trade, hours }: Pick<BranchPlan, 'row' | 'trade' | 'hours'>,
  random: Random,
): Date | null {
  const peaks = trade.peaks.map((peak) => [peak, peak.weight] as const);
  for (let tries = 0; tries < 20; tries += 1) {
    const { at, spread } = random.weighted(peaks);
    const second = random.integer(0, 59_999);
    const instant = new Date(
      instantOf(day, Math.round(random.normal(at, spread)), row.timezone).getTime() + second,
    );
    if (openAt(hours, [], 'ALL', instant, row.timezone).open) return instant;
  }
  return null;
}
