import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  DAY_MS,
  HOUR_MS,
  MINUTE_MS,
  instantOf,
  isTimeZone,
  localTime,
  offsetChange,
  weekdayOf,
} from '../../../src/domain/time';
import { JUMPS, wallMs } from './intl-clock';

const ZONES = [...new Set(JUMPS.map(({ zone }) => zone))];

function expectedLocal(ms: number, zone: string) {
  const wall = new Date(wallMs(ms, zone));
  return {
    day: wall.toISOString().slice(0, 10),
    weekday: wall.getUTCDay(),
    minutes: wall.getUTCHours() * 60 + wall.getUTCMinutes(),
    seconds: wall.getUTCSeconds(),
  };
}

describe('localTime', () => {
  it.each(JUMPS)('follows Intl through $name ($zone)', ({ zone, at }) => {
    const jump = Date.parse(at);
    for (let ms = jump - 36 * HOUR_MS; ms <= jump + 36 * HOUR_MS; ms += 7 * MINUTE_MS + 13_000) {
      expect(localTime(new Date(ms), zone)).toEqual(expectedLocal(ms, zone));
    }
    for (let ms = jump - 3 * MINUTE_MS; ms <= jump + 3 * MINUTE_MS; ms += 1000) {
      expect(localTime(new Date(ms), zone)).toEqual(expectedLocal(ms, zone));
    }
  });

  it('follows Intl at any instant since 1970', () => {
    const instant = fc.integer({ min: 0, max: 4_000_000_000_000 });
    fc.assert(
      fc.property(instant, fc.constantFrom(...ZONES), (ms, zone) => {
        expect(localTime(new Date(ms), zone)).toEqual(expectedLocal(ms, zone));
      }),
      { numRuns: 500 },
    );
  });

  it('refuses an unknown zone and an invalid instant', () => {
    expect(() => localTime(new Date(0), 'America/Atlantis')).toThrow(RangeError);
    expect(() => localTime(new Date(Number.NaN), 'UTC')).toThrow(RangeError);
  });
});

describe('instantOf', () => {
  it.each(JUMPS)('finds every minute of the days around $name ($zone)', ({ zone, at }) => {
    const jump = Date.parse(at);
    const first = new Map<number, number>();
    const shown: { ms: number; wall: number }[] = [];
    for (let ms = jump - 3 * DAY_MS; ms <= jump + 3 * DAY_MS; ms += 30_000) {
      const wall = wallMs(ms, zone);
      shown.push({ ms, wall });
      if (!first.has(wall)) first.set(wall, ms);
    }
    const midnight = Math.floor(wallMs(jump, zone) / DAY_MS) * DAY_MS;
    for (let wall = midnight - DAY_MS; wall < midnight + 2 * DAY_MS; wall += MINUTE_MS) {
      const afterGap = () => shown.find((entry) => entry.wall > wall)?.ms;
      const day = new Date(wall).toISOString().slice(0, 10);
      const found = instantOf(day, (wall % DAY_MS) / MINUTE_MS, zone).getTime();
      expect(found).toBe(first.get(wall) ?? afterGap());
    }
  });

  it('gives an instant that shows the time asked for, or one just after a gap', () => {
    const minutes = fc.integer({ min: -1440, max: 2880 });
    const dayNumber = fc.integer({ min: 0, max: 25_000 });
    fc.assert(
      fc.property(dayNumber, minutes, fc.constantFrom(...ZONES), (number, at, zone) => {
        const day = new Date(number * DAY_MS).toISOString().slice(0, 10);
        const wall = number * DAY_MS + at * MINUTE_MS;
        const found = instantOf(day, at, zone).getTime();
        const before = wallMs(found - 1000, zone);
        expect(wallMs(found, zone) === wall || (before < wall && wall < wallMs(found, zone))).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});

describe('offsetChange', () => {
  it.each(JUMPS)('finds the second of $name ($zone)', ({ zone, at }) => {
    const jump = Date.parse(at);
    const changes = zone !== 'Asia/Kathmandu';
    expect(offsetChange(jump - 5 * HOUR_MS, jump + 9 * HOUR_MS, zone)).toBe(changes ? jump : null);
    expect(offsetChange(jump - 5 * HOUR_MS, jump - 1000, zone)).toBeNull();
    expect(offsetChange(jump, jump + 9 * HOUR_MS, zone)).toBeNull();
  });
});

describe('isTimeZone', () => {
  it('knows zones from other texts', () => {
    for (const zone of [...ZONES, 'UTC']) expect(isTimeZone(zone)).toBe(true);
    for (const text of ['', 'America/Atlantis', '+03:00', '-0300', 'local', '../etc']) {
      expect(isTimeZone(text)).toBe(false);
    }
  });
});

describe('weekdayOf', () => {
  it('agrees with the weekday that localTime shows', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000_000_000, max: 4_000_000_000_000 }), (ms) => {
        const { day, weekday } = localTime(new Date(ms), 'UTC');
        expect(weekday).toBe(new Date(ms).getUTCDay());
        expect(weekdayOf(day)).toBe(weekday);
      }),
    );
  });
});
