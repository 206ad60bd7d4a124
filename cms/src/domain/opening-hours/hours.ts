import type { Weekday } from '../time';

/** Times of day 'HH:mm'; `closes` ≤ `opens` means the next day, equal ones mean 24 hours. */
export interface ClockPeriod {
  opens: string;
  closes: string;
}

/** A period that starts on a weekday, every week. */
export interface Period extends ClockPeriod {
  weekday: Weekday;
}

/** What an order can be for; ALL stands for every service that has no hours of its own. */
export type HoursService = 'ALL' | 'DELIVERY' | 'TAKEOUT' | 'DINE_IN';

/** ALWAYS: around the clock. WEEKLY: in its periods. CLOSED: not offered, not even on special days. */
export interface OpeningHours {
  service: HoursService;
  mode: 'ALWAYS' | 'WEEKLY' | 'CLOSED';
  periods: Period[];
}

/**
 * Days that differ from the week, of every service: closed, or open in periods of their own. They decide the periods
 * that START on those days; a night that began the day before still ends when it should.
 */
export interface HoursException {
  /** First day, 'YYYY-MM-DD'. */
  from: string;
  /** Last day, inclusive. */
  to: string;
  kind: 'CLOSED' | 'SPECIAL';
  /** Periods of each of the days where `kind` is SPECIAL. */
  periods: ClockPeriod[];
  reason: string;
  /** Returns on the same days every year from then on. */
  yearly: boolean;
}
