import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, isClock, isDay, minutesOf, weekdayOf, windowStartDay } from '../../../src/domain/time';

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

describe('minutesOf', () => {
  it('reads every minute of the day', () => {
    for (let minutes = 0; minutes < 1440; minutes++) expect(minutesOf(clock(minutes))).toBe(minutes);
  });

  it.each(['24:00', '12:60', '1:00', '01:0', '0100', ' 01:00', '01:00 ', '-1:00', '', '01:00:00'])(
    'refuses %j',
    (text) => {
      expect(isClock(text)).toBe(false);
      expect(() => minutesOf(text)).toThrow(RangeError);
    },
  );
});

describe('windowBegan', () => {
  it('equals walking the minutes of a window from its start', () => {
    const minute = fc.integer({ min: 0, max: 1439 });
    fc.assert(
      fc.property(minute, minute, (from, to) => {
        const began = new Map<number, 0 | -1>();
        const length = (to - from + 1440) % 1440 || 1440;
        for (let passed = 0; passed < length; passed++) {
          began.set((from + passed) % 1440, from + passed < 1440 ? 0 : -1);
        }
        for (let at = 0; at < 1440; at += 1) {
          expect(windowStartDay(at, clock(from), clock(to))).toBe(began.get(at) ?? null);
        }
      }),
      { numRuns: 30 },
    );
  });
});

describe('days', () => {
  it.each([
    '2026-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-1-1',
    '20260101',
    '',
    'today',
    '2026-01-01T00:00',
  ])('%j is not a day', (text) => {
    expect(isDay(text)).toBe(false);
    expect(() => addDays(text, 1)).toThrow(RangeError);
    expect(() => weekdayOf(text)).toThrow(RangeError);
  });

  it('counts over leap days and years', () => {
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2026-02-28', 1)).toBe('2026-03-01');
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
  });

  it('goes back as far as it went', () => {
    const start = fc.integer({ min: 0, max: 40_000 });
    fc.assert(
      fc.property(start, fc.integer({ min: -10_000, max: 10_000 }), (number, days) => {
        const day = addDays('1970-01-01', number);
        expect(addDays(addDays(day, days), -days)).toBe(day);
        expect((((weekdayOf(addDays(day, days)) - weekdayOf(day) - days) % 7) + 7) % 7).toBe(0);
      }),
    );
  });
});
