import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  daysOfHours,
  explainOpen,
  openAt,
  type OpeningHours,
  type OpenRule,
} from '../../../src/domain/opening-hours';
import { DAY_MS, MINUTE_MS } from '../../../src/domain/time';
import { clockReaches, dayOf, exceptionsAround, expectedException, isOpenByTheClock, weeks } from './model';

const HALF_A_YEAR = 183;
const MIDDLE = Date.parse('2026-07-02T00:00:00Z');
const [START, END] = [MIDDLE - (HALF_A_YEAR - 3) * DAY_MS, MIDDLE + (HALF_A_YEAR - 3) * DAY_MS];

/** Two with summer time on either side of the equator, one that jumps by half an hour, one that never does. */
const ZONES = ['America/New_York', 'Australia/Lord_Howe', 'Europe/Lisbon', 'America/Sao_Paulo'];

describe.each(ZONES)('a whole year of hours in %s', (zone) => {
  const reached = clockReaches(zone, MIDDLE, HALF_A_YEAR + 3);
  const cases = fc.record({ periods: weeks, exceptions: exceptionsAround(MIDDLE, HALF_A_YEAR, 30) });
  const weekly = (periods: OpeningHours['periods']): OpeningHours[] => [
    { service: 'ALL', mode: periods.length === 0 ? 'ALWAYS' : 'WEEKLY', periods },
  ];

  it('is open in the minutes in which stepping through them finds it open, and in no other', () => {
    fc.assert(
      fc.property(cases, ({ periods, exceptions }) => {
        const hours = weekly(periods);
        const mode = hours[0]?.mode ?? 'ALWAYS';
        const isOpen = isOpenByTheClock({ mode, periods }, exceptions, reached, MIDDLE, HALF_A_YEAR);
        const wrong: string[] = [];
        for (let ms = START; ms < END; ) {
          const state = openAt(hours, exceptions, 'TAKEOUT', new Date(ms), zone);
          const change = (state.open ? state.closesAt : state.opensAt)?.getTime() ?? ms + 7 * DAY_MS;
          for (const until = Math.min(change, END); ms < until; ms += MINUTE_MS)
            if (isOpen(ms) !== state.open) wrong.push(new Date(ms).toISOString());
        }
        expect(wrong).toEqual([]);
      }),
      { numRuns: 2 },
    );
  });

  it('has in its calendar the same minutes', () => {
    fc.assert(
      fc.property(cases, ({ periods, exceptions }) => {
        const hours = weekly(periods);
        const mode = hours[0]?.mode ?? 'ALWAYS';
        const isOpen = isOpenByTheClock({ mode, periods }, exceptions, reached, MIDDLE, HALF_A_YEAR);
        const calendar = { first: dayOf(START - 2 * DAY_MS), count: (END - START) / DAY_MS + 4 };
        const days = daysOfHours(hours, exceptions, 'ALL', calendar, zone);
        const open = new Set<number>();
        for (const { openings } of days)
          for (const { start, end } of openings)
            for (let ms = start.getTime(); ms < end.getTime(); ms += MINUTE_MS) open.add(ms);
        const wrong: string[] = [];
        for (let ms = START; ms < END; ms += MINUTE_MS)
          if (open.has(ms) !== isOpen(ms)) wrong.push(new Date(ms).toISOString());
        expect(wrong).toEqual([]);
        for (const { day, exception } of days) expect(exception).toBe(expectedException(exceptions, day));
      }),
      { numRuns: 1 },
    );
  });

  it('names a rule that says the same as the state', () => {
    const instants = fc
      .integer({ min: START / MINUTE_MS, max: END / MINUTE_MS })
      .map((minute) => new Date(minute * MINUTE_MS));
    fc.assert(
      fc.property(cases, instants, ({ periods, exceptions }, instant) => {
        const hours = weekly(periods);
        const { rule, ...state } = explainOpen(hours, exceptions, 'DINE_IN', instant, zone);
        expect(openAt(hours, exceptions, 'DINE_IN', instant, zone)).toMatchObject(state);
        expect(opens(rule)).toBe(state.open);
        if (rule.kind !== 'PERIOD' && rule.kind !== 'EXCEPTION') return;
        // The rule by itself, on the day that it names, decides the same.
        const own: OpeningHours[] =
          rule.kind === 'PERIOD' ? [{ service: 'ALL', mode: 'WEEKLY', periods }] : hours;
        const alone =
          rule.kind === 'EXCEPTION' ? [{ ...rule.exception, yearly: false, ...onlyOn(rule.day) }] : [];
        if (state.open)
          expect(
            daysOfHours(own, alone, 'ALL', { first: rule.day, count: 1 }, zone).some(({ openings }) =>
              openings.some(({ start, end }) => start <= instant && instant < end),
            ),
          ).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});

const onlyOn = (day: string) => ({ from: day, to: day });

const opens = (rule: OpenRule): boolean =>
  rule.kind === 'PERIOD' ||
  (rule.kind === 'MODE' && rule.mode === 'ALWAYS') ||
  (rule.kind === 'EXCEPTION' && rule.period !== null);
