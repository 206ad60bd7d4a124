import { addDays, businessDay, instantOf, weekdayOf } from '../../src/domain/time';
import type { BranchPlan } from '../business-plan';
import type { Random } from '../random';

export const DAYS = 90;

/** When orders came in, from ninety days ago until now: more at weekends and mealtimes, more lately, fewer in the rain. */
export function arrivals({ row, trade }: BranchPlan, now: Date, random: Random): Date[] {
  const today = businessDay(now, row.timezone, row.closeoutTime);
  const instants: Date[] = [];
  for (let ago = DAYS; ago >= 0; ago -= 1) {
    const day = addDays(today, -ago);
    const growth = 0.85 + (0.3 * (DAYS - ago)) / DAYS;
    const rain = ago >= 38 && ago <= 44 ? 0.6 : 1;
    const mean = trade.ordersADay * trade.weekdays[weekdayOf(day)] * growth * rain;
    const count = Math.max(0, Math.round(random.normal(mean, mean * 0.12)));
    for (let order = 0; order < count; order += 1) {
      const peak = random.weighted(trade.peaks.map((candidate) => [candidate, candidate.weight] as const));
      const minutes = Math.round(random.normal(peak.at, peak.spread));
      instants.push(new Date(instantOf(day, minutes, row.timezone).getTime() + random.integer(0, 59) * 1000));
    }
  }
  return instants.filter((at) => at < now).sort((a, b) => a.getTime() - b.getTime());
}
