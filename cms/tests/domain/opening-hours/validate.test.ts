import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  exceptionOn,
  validateException,
  validatePeriods,
  type HoursException,
  type Period,
} from '../../../src/domain/opening-hours';
import { DAY_MS } from '../../../src/domain/time';
import { dayOf, expectedException, weeks } from './model';

const WEEK = 7 * 1440;

/** Every minute of the week that a period holds, going round after Saturday. */
function minutesOfWeek({ weekday, opens, closes }: Period): number[] {
  const minutes = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3));
  const length = (minutes(closes) - minutes(opens) + 1440) % 1440 || 1440;
  return Array.from({ length }, (_, passed) => (weekday * 1440 + minutes(opens) + passed) % WEEK);
}

describe('validatePeriods', () => {
  it('finds exactly the periods that start in a minute of the week that another holds already', () => {
    fc.assert(
      fc.property(weeks, (periods) => {
        const held = periods.map(minutesOfWeek);
        const overlapped = held.flatMap((minutes, index) => {
          const holds = (other: number) => {
            const at = held[other]?.indexOf(minutes[0] ?? -1) ?? -1;
            return at > 0 || (at === 0 && other < index);
          };
          return periods.some((_, other) => other !== index && holds(other)) ? [index] : [];
        });
        const told = validatePeriods(periods).filter(({ code }) => code === 'OVERLAP');
        expect(told.map(({ path }) => path[0])).toEqual(overlapped);
      }),
      { numRuns: 300 },
    );
  });

  it('finds the overlap of Saturday night with Sunday morning', () => {
    const night: Period = { weekday: 6, opens: '22:00', closes: '03:00' };
    const morning: Period = { weekday: 0, opens: '02:59', closes: '10:00' };
    expect(validatePeriods([night, morning])).toEqual([{ code: 'OVERLAP', path: [1] }]);
    expect(validatePeriods([night, { ...morning, opens: '03:00' }])).toEqual([]);
  });

  it('allows a week around the clock, written day by day', () => {
    const days = [0, 1, 2, 3, 4, 5, 6] as const;
    const week = days.map((weekday): Period => ({ weekday, opens: '06:00', closes: '06:00' }));
    expect(validatePeriods(week)).toEqual([]);
    expect(validatePeriods([])).toEqual([]);
  });

  it('allows four periods a day and refuses the fifth', () => {
    const period = (hour: number): Period => ({ weekday: 3, opens: `1${hour}:00`, closes: `1${hour}:15` });
    expect(validatePeriods([1, 2, 3, 4].map(period))).toEqual([]);
    expect(validatePeriods([1, 2, 3, 4, 5].map(period))).toEqual([{ code: 'TOO_MANY', path: [4] }]);
  });

  it.each([
    [{ opens: '10:00', closes: '10:14' }, 'TOO_SHORT', [0, 'closes']],
    [{ opens: '23:50', closes: '00:04' }, 'TOO_SHORT', [0, 'closes']],
    [{ opens: '24:00', closes: '10:00' }, 'BAD_TIME', [0, 'opens']],
    [{ opens: '9:00', closes: '10:00' }, 'BAD_TIME', [0, 'opens']],
    [{ opens: '09:00', closes: '' }, 'BAD_TIME', [0, 'closes']],
  ])('of %j says %s at %j', (times, code, path) => {
    expect(validatePeriods([{ weekday: 1, ...times }])).toEqual([{ code, path }]);
  });

  it('tells of each fault apart, and looks for overlaps among the rest', () => {
    expect(
      validatePeriods([
        { weekday: 1, opens: 'noon', closes: '14:00' },
        { weekday: 1, opens: '13:00', closes: '15:00' },
        { weekday: 1, opens: '14:00', closes: '16:00' },
      ]),
    ).toEqual([
      { code: 'BAD_TIME', path: [0, 'opens'] },
      { code: 'OVERLAP', path: [2] },
    ]);
  });
});

const holiday: HoursException = {
  from: '2026-12-24',
  to: '2026-12-25',
  kind: 'CLOSED',
  periods: [],
  reason: 'Christmas',
  yearly: false,
};

describe('validateException', () => {
  it('finds nothing wrong with a sound one', () => {
    expect(validateException(holiday)).toEqual([]);
    expect(validateException({ ...holiday, from: '2026-12-26', to: '2027-01-02', yearly: true })).toEqual([]);
    const short = { ...holiday, kind: 'SPECIAL' as const, periods: [{ opens: '11:00', closes: '15:00' }] };
    expect(validateException(short)).toEqual([]);
  });

  it.each([
    [{ from: '2026-02-30' }, 'BAD_DAY', ['from']],
    [{ to: '' }, 'BAD_DAY', ['to']],
    [{ to: '2026-12-23' }, 'ENDS_BEFORE_START', ['to']],
    [{ to: '2027-12-24', yearly: true }, 'YEARLY_TOO_LONG', ['to']],
    [{ kind: 'SPECIAL' as const }, 'NO_PERIODS', ['periods']],
    [
      { kind: 'SPECIAL' as const, periods: [{ opens: 'x', closes: '10:00' }] },
      'BAD_TIME',
      ['periods', 0, 'opens'],
    ],
  ])('with %j says %s at %j', (changes, code, path) => {
    expect(validateException({ ...holiday, ...changes })).toEqual([{ code, path }]);
  });
});

describe('exceptionOn', () => {
  it('chooses the most particular one that covers a day', () => {
    const day = fc
      .integer({ min: 0, max: 900 })
      .map((days) => dayOf(Date.parse('2025-11-01') + days * DAY_MS));
    const exception = fc
      .record({ from: day, length: fc.constantFrom(0, 1, 5, 40, 360), yearly: fc.boolean() })
      .map(({ from, length, yearly }): HoursException => {
        const to = dayOf(Date.parse(from) + length * DAY_MS);
        return { ...holiday, from, to, yearly };
      });
    fc.assert(
      fc.property(fc.array(exception, { maxLength: 4 }), day, (exceptions, date) => {
        expect(exceptionOn(exceptions, date)).toBe(expectedException(exceptions, date));
      }),
      { numRuns: 2000 },
    );
  });

  it('returns every year from its first on, over New Year too', () => {
    const newYear = { ...holiday, from: '2026-12-31', to: '2027-01-01', yearly: true };
    const on = (day: string) => exceptionOn([newYear], day) !== null;
    expect(['2026-12-31', '2027-01-01', '2027-12-31', '2030-01-01'].map(on)).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect(['2026-01-01', '2027-01-02', '2027-12-30'].map(on)).toEqual([false, false, false]);
  });
});
