import { describe, expect, it } from 'vitest';
import { openAt } from '@domain/opening-hours';
import type { Weekday } from '@domain/time';
import { slotDays } from '../../src/storefront/checkout/slots';

type Store = Parameters<typeof slotDays>[0];
const week = [0, 1, 2, 3, 4, 5, 6] as const;
const QUARTER_MS = 15 * 60_000;

function store(hours: Store['hours'], more: Partial<Store> = {}): Store {
  return {
    hours,
    timezone: 'America/Sao_Paulo',
    scheduling: { enabled: true, minLeadMin: 30, maxDays: 3 },
    ...more,
  };
}
const daily = (...periods: { opens: string; closes: string }[]) =>
  week.map((weekday) => ({ weekday, periods }));
const all = (days: ReturnType<typeof slotDays>) => days.flatMap(({ slots }) => slots);

describe('times to order for', () => {
  // Thursday, 12:00 in São Paulo.
  const now = new Date('2031-04-03T15:00:00.000Z');

  it.each([
    ['past midnight', store(daily({ opens: '18:00', closes: '02:00' }))],
    ['twice a day', store(daily({ opens: '11:00', closes: '15:00' }, { opens: '18:00', closes: '23:30' }))],
    ['around the clock', store(daily({ opens: '00:00', closes: '00:00' }))],
    [
      'on some days',
      store(
        week.map((weekday) => ({
          weekday,
          periods: weekday === 5 ? [] : [{ opens: '12:00', closes: '14:00' }],
        })),
      ),
    ],
    [
      'through the end of summer time',
      store(daily({ opens: '22:00', closes: '04:00' }), { timezone: 'Europe/Lisbon' }),
    ],
  ])('are exactly the quarters in which the store is open %s', (_when, wanted) => {
    const at = wanted.timezone === 'Europe/Lisbon' ? new Date('2031-10-25T12:00:00.000Z') : now;
    const periods = wanted.hours.flatMap(({ weekday, periods: of }) =>
      of.map((period) => ({ ...period, weekday: weekday as Weekday })),
    );
    const offered = new Set(all(slotDays(wanted, at)));
    expect(offered.size).toBeGreaterThan(0);
    for (const slot of offered) {
      const state = openAt(
        [{ service: 'ALL', mode: 'WEEKLY', periods }],
        [],
        'ALL',
        new Date(slot),
        wanted.timezone,
      );
      expect(state.open, slot).toBe(true);
      expect(Date.parse(slot)).toBeGreaterThanOrEqual(at.getTime() + wanted.scheduling.minLeadMin * 60_000);
    }
    const last = Math.max(...[...offered].map((slot) => Date.parse(slot)));
    for (
      let ms = Math.ceil((at.getTime() + wanted.scheduling.minLeadMin * 60_000) / QUARTER_MS) * QUARTER_MS;
      ms < last;
      ms += QUARTER_MS
    ) {
      const state = openAt(
        [{ service: 'ALL', mode: 'WEEKLY', periods }],
        [],
        'ALL',
        new Date(ms),
        wanted.timezone,
      );
      // An hour that the clock shows twice is offered once.
      const twice =
        wanted.timezone === 'Europe/Lisbon' &&
        ms >= Date.parse('2031-10-26T01:00:00Z') &&
        ms < Date.parse('2031-10-26T02:00:00Z');
      if (state.open && !twice)
        expect(offered.has(new Date(ms).toISOString()), new Date(ms).toISOString()).toBe(true);
    }
  });

  it('reach to the last day that can be chosen and leave out days without any', () => {
    const days = slotDays(
      store(
        week.map((weekday) => ({
          weekday,
          periods: weekday === 5 ? [] : [{ opens: '12:00', closes: '13:00' }],
        })),
      ),
      now,
    );
    expect(days.map(({ day }) => day)).toEqual(['2031-04-03', '2031-04-05', '2031-04-06']);
    expect(days[0]?.slots).toEqual(['2031-04-03T15:30:00.000Z', '2031-04-03T15:45:00.000Z']);
  });

  it('are none where the store takes no orders for later', () => {
    expect(
      slotDays(
        store(daily({ opens: '00:00', closes: '00:00' }), {
          scheduling: { enabled: false, minLeadMin: 30, maxDays: 3 },
        }),
        now,
      ),
    ).toEqual([]);
  });
});
