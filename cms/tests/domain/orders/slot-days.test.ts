import { describe, expect, it } from 'vitest';
import { slotDays, slotsHoldFor, withRoom } from '../../../src/domain/quote';
import { chosenTime, orderTime } from '../../../src/domain/quote/order-time';
import { businessDay, MINUTE_MS, localTime } from '../../../src/domain/time';
import { aStore, daily, NOON, type StoreChanges } from './fixtures';

const QUARTER_MS = 15 * MINUTE_MS;
const settings = (more: Partial<NonNullable<StoreChanges['settings']>> = {}) => ({
  scheduling: { enabled: true, minLeadMin: 60, maxDays: 2 },
  slots: { minutes: 30, capacity: 2 },
  ...more,
});
const offered = (
  changes: StoreChanges,
  { now = NOON, scheduled = [] }: { now?: Date; scheduled?: Date[] } = {},
) => {
  const store = aStore({ settings: settings(), ...changes });
  return withRoom(store, slotDays(store, 'TAKEOUT', { now, channel: 'STORE' }), scheduled);
};
const all = (days: ReturnType<typeof offered>) => days.flatMap(({ slots }) => slots);
const clock = (instant: Date, zone = 'America/Sao_Paulo') => localTime(instant, zone).minutes / 60;

describe('the slots that are offered', () => {
  const lisbon = { branch: { timezone: 'Europe/Lisbon' }, hours: [daily('22:00', '04:00')] };
  const lordHowe = { branch: { timezone: 'Australia/Lord_Howe' }, hours: [daily('00:00', '00:00')] };
  const cases: [string, StoreChanges, Date?][] = [
    ['in one period a day', {}],
    ['past midnight', { hours: [daily('18:00', '02:00')] }],
    ['around the clock, in whole hours', { settings: settings({ slots: { minutes: 60, capacity: 1 } }) }],
    ['where opening is no beginning of a slot', { hours: [daily('11:15', '14:45')] }],
    [
      'in hours of the service itself',
      { hours: [daily('11:00', '23:00'), daily('12:00', '14:00', 'TAKEOUT')] },
    ],
    ['over a holiday', { exceptions: [holiday('2026-03-11')] }],
    ['as summer time ends', lisbon, new Date('2026-10-24T12:00:00.000Z')],
    ['as summer time begins', lisbon, new Date('2026-03-28T12:00:00.000Z')],
    ['as the clock goes half an hour on', lordHowe, new Date('2026-10-03T02:00:00.000Z')],
    ['as it goes half an hour back', lordHowe, new Date('2026-04-04T02:00:00.000Z')],
  ];

  it.each(cases)('are those that are taken, %s', (_when, changes, now = NOON) => {
    const store = aStore({ settings: settings(), ...changes });
    const slots = all(offered(changes, { now }));
    expect(slots.length).toBeGreaterThan(3);
    const ends = slots.map(({ to }) => to);
    expect(slots.every(({ from }, at) => at === 0 || from >= (ends[at - 1] ?? from))).toBe(true);
    const first = Math.ceil(now.getTime() / QUARTER_MS) * QUARTER_MS;
    for (let ms = first; ms < first + 4 * 96 * QUARTER_MS; ms += QUARTER_MS) {
      const at = new Date(ms);
      const facts = { now, channel: 'STORE', scheduled: [] } as const;
      const taken = orderTime(store, 'TAKEOUT', at.toISOString(), facts).refusals.length === 0;
      const begins = slots.some(({ from }) => from.getTime() === ms);
      const inside = slots.some(({ from, to }) => from <= at && at < to);
      if (begins) expect(taken, at.toISOString()).toBe(true);
      if (taken) expect(inside, at.toISOString()).toBe(true);
    }
  });

  it('are of days that can be chosen, in hours of the branch, and soon enough', () => {
    const days = offered({ hours: [daily('11:00', '13:30')], exceptions: [holiday('2026-03-11')] });
    expect(days.map(({ day }) => day)).toEqual(['2026-03-10', '2026-03-12']);
    expect(all(days).map(({ from }) => clock(from))).toEqual([13, 11, 11.5, 12, 12.5, 13]);
  });

  describe('of today alone', () => {
    const today = settings({ scheduling: { enabled: true, minLeadMin: 0, maxDays: 0 } });
    const night = (now: string, branch: StoreChanges['branch'] = {}) =>
      offered({ settings: today, hours: [daily('11:00', '02:00')], branch }, { now: new Date(now) });

    it('go on past midnight until the night is over, and begin with the evening only after the closeout', () => {
      const evening = night('2026-03-10T18:57:00.000Z');
      expect(evening.map(({ day }) => day)).toEqual(['2026-03-10']);
      expect(all(evening).at(0)?.from.toISOString()).toBe('2026-03-10T19:00:00.000Z');
      expect(all(evening).at(-1)?.to.toISOString()).toBe('2026-03-11T05:00:00.000Z');

      const late = night('2026-03-11T03:30:00.000Z');
      expect(late.map(({ day }) => day)).toEqual(['2026-03-10']);
      expect(all(late).map(({ from }) => clock(from))).toEqual([0.5, 1, 1.5]);

      expect(night('2026-03-11T06:59:00.000Z')).toEqual([]);
      expect(night('2026-03-11T07:00:00.000Z').map(({ day }) => day)).toEqual(['2026-03-11']);
    });

    it.each([
      ['Europe/Lisbon', '2026-10-24T00:00:00.000Z', '04:00'],
      ['Europe/Lisbon', '2026-03-28T00:00:00.000Z', '04:00'],
      ['Europe/Lisbon', '2026-10-24T00:00:00.000Z', '01:30'],
      ['Australia/Lord_Howe', '2026-04-03T12:00:00.000Z', '04:00'],
      ['Australia/Lord_Howe', '2026-10-02T12:00:00.000Z', '02:10'],
      ['America/Santiago', '2026-09-05T12:00:00.000Z', '04:00'],
    ])(
      'are taken and offered in one business day, in %s from %s on, closing at %s',
      (timezone, first, closeoutTime) => {
        const branch = { timezone, closeoutTime };
        const store = aStore({ settings: today, hours: [daily('00:00', '00:00')], branch });
        const dayOf = (at: Date) => businessDay(at, timezone, closeoutTime);
        for (let step = 0; step < 48; step += 1) {
          const now = new Date(Date.parse(first) + step * 60 * MINUTE_MS);
          for (let ahead = 1; ahead <= 110; ahead += 1) {
            const at = new Date(now.getTime() + ahead * QUARTER_MS);
            const taken = chosenTime(store, at.toISOString(), now).refusal === null;
            expect([at.toISOString(), taken]).toEqual([at.toISOString(), dayOf(at) === dayOf(now)]);
          }
          if (step % 9 > 0) continue;
          for (const { day, slots } of slotDays(store, 'TAKEOUT', { now, channel: 'STORE' }))
            for (const { from } of slots) expect([day, dayOf(from)]).toEqual([dayOf(now), day]);
        }
      },
    );
  });

  it('are full with as many orders as they take, wherever in them those are', () => {
    const at = (hours: number, minutes = 0) => new Date(Date.UTC(2026, 2, 10, hours + 3, minutes));
    const days = offered({}, { scheduled: [at(14), at(14, 29), at(15), at(18, 30), at(18, 40), at(18, 45)] });
    const full = all(days).filter((slot) => slot.full);
    expect(full.map(({ from }) => clock(from))).toEqual([14, 18.5]);
  });

  it('are the same for as long as it is said', () => {
    const store = aStore({
      settings: settings({ scheduling: { enabled: true, minLeadMin: 50, maxDays: 1 } }),
      branch: { closeoutTime: '00:10' },
    });
    const first = Date.parse('2026-03-11T01:00:30.000Z');
    let [held, days] = ['', ''];
    let changes = 0;
    for (let minute = 0; minute < 240; minute += 1) {
      const now = new Date(first + minute * MINUTE_MS);
      const next = JSON.stringify(slotDays(store, 'TAKEOUT', { now, channel: 'STORE' }));
      if (slotsHoldFor(store, now) === held) expect(next).toBe(days);
      else if (next !== days) changes += 1;
      [held, days] = [slotsHoldFor(store, now), next];
    }
    expect(changes).toBeGreaterThan(1);
  });

  it('are none where orders for later are not taken, or nothing time can help with stands against them', () => {
    expect(
      offered({ settings: settings({ scheduling: { enabled: false, minLeadMin: 0, maxDays: 9 } }) }),
    ).toEqual([]);
    expect(offered({ branch: { services: ['DELIVERY'] } })).toEqual([]);
    expect(offered({ business: { state: 'SUSPENDED' } })).toEqual([]);
  });
});

function holiday(day: string) {
  return { from: day, to: day, kind: 'CLOSED' as const, periods: [], reason: 'Holiday', yearly: false };
}
