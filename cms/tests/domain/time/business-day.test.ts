import { describe, expect, it } from 'vitest';
import {
  DAY_MS,
  HOUR_MS,
  MINUTE_MS,
  addDays,
  businessDay,
  businessDayAnywhere,
  businessDayBounds,
} from '../../../src/domain/time';
import { JUMPS, wallMs } from './intl-clock';

const CLOSEOUTS = ['00:00', '00:30', '01:30', '02:30', '04:00', '06:15'];

describe('businessDay', () => {
  it.each(JUMPS)('begins when its closeout is first reached, through $name ($zone)', ({ zone, at }) => {
    const jump = Date.parse(at);
    const reached: { ms: number; furthest: number }[] = [];
    for (let ms = jump - 3 * DAY_MS, furthest = 0; ms <= jump + 2 * DAY_MS; ms += MINUTE_MS) {
      furthest = Math.max(furthest, wallMs(ms, zone));
      reached.push({ ms, furthest });
    }
    for (const closeout of CLOSEOUTS) {
      const [hours = 0, minutes = 0] = closeout.split(':').map(Number);
      for (const { ms, furthest } of reached.slice(1440).filter((_, index) => index % 7 === 0)) {
        const expected = new Date(furthest - hours * HOUR_MS - minutes * MINUTE_MS)
          .toISOString()
          .slice(0, 10);
        expect(businessDay(new Date(ms), zone, closeout)).toBe(expected);
      }
    }
  });

  it('keeps a night together', () => {
    const night = (time: string) =>
      businessDay(new Date(`2026-11-21T${time}:00-03:00`), 'America/Sao_Paulo', '04:00');
    expect([night('00:00'), night('03:59'), night('04:00'), night('23:59')]).toEqual([
      '2026-11-20',
      '2026-11-20',
      '2026-11-21',
      '2026-11-21',
    ]);
  });
});

describe('businessDayBounds', () => {
  it.each(JUMPS)('holds exactly the instants of the day, through $name ($zone)', ({ zone, at }) => {
    const jump = Date.parse(at);
    for (const closeout of CLOSEOUTS) {
      for (let ms = jump - 2 * DAY_MS; ms <= jump + 2 * DAY_MS; ms += 25 * MINUTE_MS) {
        const { start, end } = businessDayBounds(businessDay(new Date(ms), zone, closeout), zone, closeout);
        expect(start.getTime() <= ms && ms < end.getTime()).toBe(true);
      }
    }
  });

  it.each([
    ['America/New_York', '2026-03-08', '00:00', 23],
    ['America/New_York', '2026-11-01', '00:00', 25],
    ['America/New_York', '2026-03-07', '04:00', 23], // the short night belongs to Saturday's business day
    ['America/Sao_Paulo', '2018-11-04', '00:00', 23],
    ['America/Sao_Paulo', '2018-02-17', '00:00', 25],
    ['Europe/Lisbon', '2026-10-25', '00:00', 25],
    ['Asia/Kathmandu', '2026-10-25', '04:00', 24],
  ])('in %s, %s from %s lasts %i hours', (zone, day, closeout, hours) => {
    const { start, end } = businessDayBounds(day, zone, closeout);
    expect((end.getTime() - start.getTime()) / HOUR_MS).toBe(hours);
    expect(businessDayBounds(addDays(day, 1), zone, closeout).start).toEqual(end);
  });
});

describe('businessDayAnywhere', () => {
  const ZONES = ['Pacific/Kiritimati', 'Etc/GMT+12', 'America/Sao_Paulo', 'Pacific/Apia', 'Pacific/Chatham'];
  it.each(ZONES)('holds the business day of %s, whenever its branches close', (zone) => {
    for (const closeout of [...CLOSEOUTS, '12:00', '23:59']) {
      // The whole of a year, with a day that Samoa left out.
      for (let day = '2011-06-01'; day < '2012-06-01'; day = addDays(day, 1)) {
        const { start, end } = businessDayBounds(day, zone, closeout);
        const anywhere = businessDayAnywhere(day);
        expect(anywhere.start <= start && end <= anywhere.end, `${day} ${closeout}`).toBe(true);
      }
    }
  });

  it('is no wider than that takes', () => {
    const { start, end } = businessDayAnywhere('2026-11-21');
    expect(start).toEqual(businessDayBounds('2026-11-21', 'Pacific/Kiritimati', '00:00').start);
    expect(end.getTime() - businessDayBounds('2026-11-21', 'Etc/GMT+12', '23:59').end.getTime()).toBe(
      MINUTE_MS,
    );
  });
});
