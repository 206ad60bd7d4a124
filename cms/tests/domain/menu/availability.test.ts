import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { availableAt, isSoldOut, SOLD_OUT_UNTIL_CHANGED, type Availability } from '../../../src/domain/menu';
import { DAY_MS, MINUTE_MS } from '../../../src/domain/time';
import { JUMPS, wallMs } from '../time/intl-clock';
import { availabilities } from './fixtures';

/** Every local minute of which a rule speaks, as milliseconds of local time read as UTC. */
function minutesHeld(availability: Availability, firstDay: number, days: number): Set<number> {
  const held = new Set<number>();
  const { periods, fromDate, toDate } = availability;
  const minutes = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3));
  for (let day = firstDay; day < firstDay + days; day++) {
    const date = new Date(day * DAY_MS);
    const name = date.toISOString().slice(0, 10);
    if (availability.days.length > 0 && !availability.days.some((weekday) => weekday === date.getUTCDay()))
      continue;
    if ((fromDate && name < fromDate) || (toDate && name > toDate)) continue;
    for (const { from, to } of periods.length > 0 ? periods : [{ from: '00:00', to: '00:00' }]) {
      const end = minutes(to) <= minutes(from) ? minutes(to) + 1440 : minutes(to);
      for (let minute = minutes(from); minute < end; minute++) held.add(day * DAY_MS + minute * MINUTE_MS);
    }
  }
  return held;
}

describe('availableAt', () => {
  it.each(JUMPS)('holds in exactly the minutes of its rule, through $name ($zone)', ({ zone, at }) => {
    const jump = Date.parse(at);
    fc.assert(
      fc.property(availabilities(at), (availability) => {
        if (availability === null) return;
        const held = minutesHeld(availability, Math.floor(jump / DAY_MS) - 5, 10);
        for (let ms = jump - 2 * DAY_MS; ms < jump + 2 * DAY_MS; ms += 11 * MINUTE_MS) {
          const wall = Math.floor(wallMs(ms, zone) / MINUTE_MS) * MINUTE_MS;
          expect(availableAt(availability, new Date(ms), zone)).toBe(held.has(wall));
        }
      }),
      { numRuns: 15 },
    );
  });

  it('is always true without a rule', () => {
    expect(availableAt(null, new Date(0), 'UTC')).toBe(true);
    const anything: Availability = { days: [], periods: [], fromDate: null, toDate: null };
    expect(availableAt(anything, new Date(0), 'UTC')).toBe(true);
  });

  it('keeps Friday night until its end on Saturday', () => {
    const friday: Availability = {
      days: [5],
      periods: [{ from: '22:00', to: '02:00' }],
      fromDate: null,
      toDate: '2026-11-20',
    };
    const at = (local: string) => availableAt(friday, new Date(`${local}:00-03:00`), 'America/Sao_Paulo');
    expect(at('2026-11-20T21:59')).toBe(false);
    expect(at('2026-11-20T22:00')).toBe(true);
    expect(at('2026-11-21T01:59')).toBe(true);
    expect(at('2026-11-21T02:00')).toBe(false);
    expect(at('2026-11-20T01:00')).toBe(false); // Thursday's night
    expect(at('2026-11-27T23:00')).toBe(false); // past the last date
  });
});

describe('isSoldOut', () => {
  it('ends at the instant itself, written with or without an offset', () => {
    const until = '2026-11-21T15:00:00.000Z';
    expect(isSoldOut(until, new Date('2026-11-21T14:59:59.999Z'))).toBe(true);
    expect(isSoldOut(until, new Date(until))).toBe(false);
    expect(isSoldOut('2026-11-21T12:00:00-03:00', new Date('2026-11-21T14:59:59Z'))).toBe(true);
    expect(isSoldOut('2026-11-21T12:00:00-03:00', new Date(until))).toBe(false);
    expect(isSoldOut(null, new Date(until))).toBe(false);
    expect(isSoldOut(SOLD_OUT_UNTIL_CHANGED, new Date('2999-01-01T00:00:00Z'))).toBe(true);
  });
});
