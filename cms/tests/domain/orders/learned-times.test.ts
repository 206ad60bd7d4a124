import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  expectTimes,
  learnTimes,
  MIN_HISTORY,
  type Moment,
  type PastOrder,
} from '../../../src/domain/orders/learned-times';
import type { OrderType } from '../../../src/domain/orders/order';
import { pastOrders } from '../../../src/domain/orders/past-orders';
import { quantile, shrunkQuantile } from '../../../src/domain/orders/shrunk-quantile';
import { MINUTE_MS } from '../../../src/domain/time';
import { ask, NOON } from './fixtures';
import { barAndOven, simulatedHistory } from './simulated-history';

const FRIDAY_20 = 5 * 24 + 20;
const TUESDAY_15 = 2 * 24 + 15;
const SAID = { preparationMin: 30, aroundMin: 7.5 };
const at = (hourOfWeek: number, ahead = 0): Moment => ({
  hourOfWeek,
  parts: [{ station: '', ahead }],
  said: SAID,
  delivered: true,
});
const momentOf = ({ hourOfWeek, ahead, delivered }: PastOrder): Moment => ({
  hourOfWeek,
  parts: [{ station: '', ahead }],
  said: delivered ? SAID : { ...SAID, aroundMin: 0 },
  delivered,
});

function learned(history: readonly PastOrder[]) {
  const times = learnTimes(history);
  if (!times) throw new Error('Nothing was learned');
  return times;
}

const kept = (
  orders: readonly PastOrder[],
  promised: (order: PastOrder) => number,
  took: 'kitchenMin' | 'doneMin',
) => orders.filter((order) => order[took] <= promised(order)).length / orders.length;

describe('what a branch learns of its times', () => {
  const times = learned(simulatedHistory(1200));

  it('is nothing while there is little history', () => {
    expect(learnTimes(simulatedHistory(MIN_HISTORY - 1))).toBeNull();
    expect(learnTimes(simulatedHistory(MIN_HISTORY))).not.toBeNull();
  });

  it('keeps what it promises of orders it has not seen, without promising later than needed', () => {
    const next = simulatedHistory(3000, 7);
    const ofKitchen = kept(next, (order) => expectTimes(times, momentOf(order)).kitchenMin, 'kitchenMin');
    const ofCustomer = kept(next, (order) => expectTimes(times, momentOf(order)).untilMin, 'doneMin');
    expect(ofKitchen).toBeGreaterThan(0.76);
    expect(ofKitchen).toBeLessThan(0.9);
    expect(ofCustomer).toBeGreaterThan(0.82);
    expect(ofCustomer).toBeLessThan(0.94);
  });

  it('gives a busy evening more time than a quiet afternoon, and more with each order ahead', () => {
    const quiet = expectTimes(times, at(TUESDAY_15)).kitchenMin;
    const busy = expectTimes(times, at(FRIDAY_20)).kitchenMin;
    expect(busy).toBeGreaterThan(quiet + 5);
    expect(expectTimes(times, at(FRIDAY_20, 6)).kitchenMin).toBeGreaterThan(busy + 8);
  });

  it('believes an hour it hardly knows as far as it knows it', () => {
    const few = [...simulatedHistory(200), ...slow(2)];
    const many = [...simulatedHistory(200), ...slow(40)];
    const [after2, after40] = [few, many].map((each) => expectTimes(learned(each), at(3)).kitchenMin);
    expect(after2).toBeLessThan(45);
    expect(after40).toBeGreaterThan(60);
  });

  it('stays within bounds, whatever the history says', () => {
    const station = fc.constantFrom('', 'Bar', 'Oven');
    const part = fc.record({
      station,
      minutes: fc.double({ min: -500, max: 5000, noNaN: true }),
      ahead: fc.integer({ min: 0, max: 200 }),
    });
    const order = fc.record({
      hourOfWeek: fc.integer({ min: 0, max: 167 }),
      kitchenMin: fc.double({ min: -500, max: 5000, noNaN: true }),
      doneMin: fc.double({ min: -500, max: 5000, noNaN: true }),
      delivered: fc.boolean(),
      ahead: fc.integer({ min: 0, max: 200 }),
      parts: fc.array(part, { maxLength: 3 }),
      last: fc.option(station),
    });
    const moment = fc.record({
      hourOfWeek: fc.integer({ min: 0, max: 167 }),
      parts: fc.array(fc.record({ station, ahead: fc.integer({ min: 0, max: 500 }) }), { maxLength: 3 }),
      delivered: fc.boolean(),
      said: fc.record({
        preparationMin: fc.integer({ min: 5, max: 180 }),
        aroundMin: fc.integer({ min: 0, max: 60 }),
      }),
    });
    fc.assert(
      fc.property(fc.array(order, { minLength: 30, maxLength: 80 }), moment, (history, asked) => {
        const known = learnTimes(history);
        if (!known) return;
        const { kitchenMin, fromMin, untilMin } = expectTimes(known, asked);
        expect(kitchenMin).toBeGreaterThanOrEqual(5);
        expect(kitchenMin).toBeLessThanOrEqual(180);
        expect(kitchenMin).toBeGreaterThanOrEqual(Math.floor(asked.said.preparationMin / 2));
        expect(kitchenMin).toBeLessThanOrEqual(asked.said.preparationMin * 3);
        expect(fromMin).toBeLessThanOrEqual(untilMin);
      }),
    );
  });
});

describe('what is learned of each station', () => {
  const times = learned(barAndOven(400));
  const said = { preparationMin: 20, aroundMin: 0 };
  const expected = (queue: Record<string, number>, known = times) =>
    expectTimes(known, {
      hourOfWeek: FRIDAY_20,
      parts: Object.entries(queue).map(([station, ahead]) => ({ station, ahead })),
      said,
      delivered: false,
    });

  it('makes an order as slow as the slowest of its stations', () => {
    const queues: Record<string, number>[] = [{ Bar: 0 }, { Oven: 0 }, { Bar: 0, Oven: 0 }];
    const [bar, oven, both] = queues.map((queue) => expected(queue));
    expect(bar?.kitchenMin).toBe(10); // Half of what the branch says: the least that is promised.
    expect(oven?.kitchenMin).toBeGreaterThan(25);
    expect(both?.kitchenMin).toBe(oven?.kitchenMin);
    expect(both?.untilMin).toBe(oven?.untilMin);
    expect(both?.paces.map(({ station }) => station)).toEqual(['Bar', 'Oven']);
  });

  it('never promises less the more is ahead, and lets no other station count', () => {
    const queue = fc.record({ Bar: fc.integer({ min: 0, max: 40 }), Oven: fc.integer({ min: 0, max: 40 }) });
    fc.assert(
      fc.property(
        queue,
        fc.constantFrom('Bar', 'Oven'),
        fc.integer({ min: 1, max: 20 }),
        (now, where, more) => {
          const [before, after] = [expected(now), expected({ ...now, [where]: now[where] + more })];
          expect(after.kitchenMin).toBeGreaterThanOrEqual(before.kitchenMin);
          expect(after.untilMin).toBeGreaterThanOrEqual(before.untilMin);
          expect(after.fromMin).toBeGreaterThanOrEqual(before.fromMin);
        },
      ),
    );
    expect(expected({ Oven: 8 }).kitchenMin).toBeGreaterThan(expected({ Oven: 0 }).kitchenMin + 15);
  });

  it('is what the branch takes in that hour where a station has no history', () => {
    const known = learned(simulatedHistory(1200));
    const of = (station: string, ahead = 0) => expected({ [station]: ahead }, known).kitchenMin;
    expect(Math.abs(of('Grill') - of(''))).toBeLessThanOrEqual(2);
    expect(of('Grill', 6)).toBeGreaterThan(of('Grill') + 6);
  });
});

describe('the orders that are learned from', () => {
  const minute = (minutes: number) => new Date(NOON.getTime() + minutes * MINUTE_MS).toISOString();
  const order = (placed: number, ready: number) => ({
    askedAt: minute(placed),
    acceptedAt: minute(placed + 1),
    readyAt: minute(ready),
    deliveredAt: minute(ready + 30),
    type: 'DELIVERY' as OrderType,
    wayMin: 25,
    stations: [{ station: '' }],
    readyStations: [],
  });

  it('know their hour by the clock of the branch, what they took and what was ahead', () => {
    const [first, second] = pastOrders([order(0, 20), order(10, 40)], 'America/Sao_Paulo');
    expect(first).toEqual({
      hourOfWeek: 2 * 24 + 12,
      kitchenMin: 19,
      doneMin: 25,
      delivered: true,
      ahead: 0,
      parts: [{ station: '', minutes: 19, ahead: 0 }],
      last: '',
    });
    expect(second?.ahead).toBe(1);
  });

  it('know what each station took and what was ahead of it there, as far as somebody pressed it', () => {
    const pressed = {
      ...order(0, 20),
      stations: [{ station: 'Bar' }, { station: 'Oven' }],
      readyStations: [{ station: 'Bar', at: minute(5) }],
    };
    const atOven = { ...order(10, 40), stations: [{ station: 'Oven' }] };
    const unsaid = { ...order(11, 40), stations: [{ station: 'Bar' }, { station: 'Oven' }] };
    const [first, second, third] = pastOrders([pressed, atOven, unsaid], 'UTC');
    expect(first?.parts).toEqual([
      { station: 'Bar', minutes: 4, ahead: 0 },
      { station: 'Oven', minutes: 19, ahead: 0 },
    ]);
    expect(first?.last).toBe('Oven');
    // The bar was done by then, the oven was not.
    expect(second?.parts).toEqual([{ station: 'Oven', minutes: 29, ahead: 1 }]);
    expect(third).toMatchObject({ parts: [], last: null, ahead: 2 });
  });

  it('know what was made anew from when it was given, and what was fired by its parts alone', () => {
    const dessert = { station: 'Bar', since: minute(70), firedAt: minute(70) };
    const table = {
      ...order(0, 75),
      ...{ type: 'DINE_IN' as const, stations: [{ station: 'Oven' }, dessert] },
      readyStations: [{ station: 'Oven', at: minute(20) }],
    };
    const during = { ...order(30, 40), stations: [{ station: 'Bar' }] };
    const [first, second] = pastOrders([table, during], 'UTC');
    expect(first?.parts).toEqual([
      { station: 'Oven', minutes: 19, ahead: 0 },
      { station: 'Bar', minutes: 5, ahead: 0 },
    ]);
    expect(first?.fired).toBe(true);
    // While the guests ate, nothing of it was to be made.
    expect(second).toMatchObject({ ahead: 0, parts: [{ station: 'Bar', minutes: 9, ahead: 0 }] });
    expect(second).not.toHaveProperty('fired');
    // As it was kept before; and where nobody at a table said when, the whole is the kitchen's time.
    const before = { ...table, stations: [{ station: 'Bar', since: minute(70), fired: true as const }] };
    expect(pastOrders([before], 'UTC')).toMatchObject([
      { fired: true, parts: [{ station: 'Bar', minutes: 5 }] },
    ]);
    const [fetched] = pastOrders([{ ...table, type: 'TAKEOUT' }], 'UTC');
    expect(fetched).toMatchObject({ kitchenMin: 74, parts: [{ minutes: 19 }, { minutes: 5 }] });
    expect(fetched).not.toHaveProperty('fired');
  });

  it('say nothing of a part that was given more while its station was at it', () => {
    const noted = { ...order(0, 21), stations: [{ station: 'Oven', since: minute(19) }] };
    const fries = { station: 'Oven', since: minute(19), firedAt: minute(10) };
    expect(pastOrders([noted, { ...noted, stations: [fries] }], 'UTC')).toMatchObject([
      { kitchenMin: 20, parts: [], last: 'Oven' },
      { kitchenMin: 20, parts: [], last: 'Oven' },
    ]);
    const anew = { ...noted, stations: [{ station: 'Oven', since: minute(15), anew: true as const }] };
    expect(pastOrders([anew], 'UTC')).toMatchObject([{ parts: [{ station: 'Oven', minutes: 6, ahead: 0 }] }]);
  });

  it('know what was ahead of a part when it could be begun', () => {
    const bar = { ...order(0, 9), stations: [{ station: 'Bar' }] };
    const later = { ...order(65, 80), stations: [{ station: 'Bar' }] };
    const dessert = [{ station: 'Bar', since: minute(70), firedAt: minute(70) }];
    const table = { ...order(1, 85), type: 'DINE_IN' as const, stations: dessert };
    const aheadOf = (stations: typeof dessert) =>
      pastOrders([bar, later, bar, { ...table, stations }], 'UTC').at(-1)?.parts;
    expect(aheadOf(dessert)).toEqual([{ station: 'Bar', minutes: 15, ahead: 1 }]);
  });

  it('teach nothing of a whole order by one whose guests ate first', () => {
    const history = simulatedHistory(200);
    const fired = slow(200).map((each) => ({ ...each, fired: true as const }));
    const expected = (orders: readonly PastOrder[]) => {
      const { kitchenMin, untilMin } = expectTimes(learned(orders), { ...at(3), parts: [] });
      return [kitchenMin, untilMin];
    };
    const parts = (orders: readonly PastOrder[]) => orders.map((each) => ({ ...each, parts: [] }));
    expect(expected(parts([...history, ...fired]))).toEqual(expected(parts(history)));
    const made = (each: PastOrder) => ({ ...each, parts: [{ station: 'Bar', minutes: 50, ahead: 0 }] });
    expect(learned([...history, ...fired.map(made)]).stations.has('Bar')).toBe(true);
    expect(learnTimes(fired)).toBeNull();
  });

  it('leave out what says nothing of the way', () => {
    expect(pastOrders([{ ...order(0, 20), deliveredAt: null }], 'UTC')).toEqual([]);
    expect(pastOrders([{ ...order(0, 20), wayMin: null }], 'UTC')).toEqual([]);
  });
});

describe('a promise by what was learned', () => {
  const times = learned(simulatedHistory(1200));

  it('is made of it, and is the branch’s own word for later or without history', () => {
    const minutes = (iso: string | undefined) => (Date.parse(iso ?? '') - NOON.getTime()) / MINUTE_MS;
    const own = ask({}, {});
    const told = ask({}, {}, { learned: { times, queue: new Map([['Stove', 7]]) } });
    expect(minutes(own.promise?.untilAt)).toBe(30);
    expect(told.preparationMin).toBeGreaterThan(25);
    expect(minutes(told.promise?.untilAt)).toBeGreaterThanOrEqual(told.preparationMin);
    expect(told.promise?.fromAt).toBe(told.promise?.untilAt);
  });
});

describe('a quantile that few numbers do not decide', () => {
  it('lies between its own numbers and what it is drawn towards', () => {
    expect(quantile([1, 2, 3, 4, 5], 0.5)).toBe(3);
    expect(quantile([10, 20], 0.8)).toBe(18);
    expect(shrunkQuantile([], 0.8, 30, 8)).toBe(30);
    expect(shrunkQuantile([40, 40], 0.8, 30, 8)).toBe(32);
    expect(() => quantile([], 0.5)).toThrow(RangeError);
  });
});

/** Orders at three in the morning that took 80 minutes. */
function slow(count: number): PastOrder[] {
  return Array.from({ length: count }, () => ({
    hourOfWeek: 3,
    kitchenMin: 80,
    doneMin: 81,
    delivered: true,
    ahead: 0,
    parts: [{ station: '', minutes: 80, ahead: 0 }],
    last: '',
  }));
}
