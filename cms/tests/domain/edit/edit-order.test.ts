import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  editOrder,
  editOutcome,
  holdItems,
  nextRevision,
  type EditableOrder,
  type WantedItems,
} from '../../../src/domain/edit';
import { MAX_REVISIONS, type Revision } from '../../../src/domain/orders/revision';
import { stationsOf } from '../../../src/domain/orders/station-parts';
import type { Coupon } from '../../../src/domain/campaign';
import { quote, type QuoteRequest } from '../../../src/domain/quote';
import { MINUTE_MS } from '../../../src/domain/time';
import { aCoupon, aRecord, couponFacts } from '../campaign/fixtures';
import { ADDRESS, anItem, aStore, aZone, NOON, someMenu } from '../orders/fixtures';

const TEN = aCoupon({ code: 'TEN', combinable: true, kind: 'PERCENT', valueBps: 1000 });
const SHIP = aCoupon({ id: 'ship', code: 'SHIP', kind: 'FREE_DELIVERY', combinable: true });
const today = (...coupons: Coupon[]) => new Map(coupons.map((coupon) => [coupon.code, coupon]));
const STORE = aStore({ zones: [aZone({ freeAboveCents: 9000 })] });

/** An order as the quote of these items would have placed it. */
function placed(request: Partial<QuoteRequest>, store = STORE): EditableOrder {
  const whole: QuoteRequest = { type: 'TAKEOUT', items: [anItem('risotto')], ...request };
  const sold = quote(store, whole, {
    ...{ now: NOON, channel: 'STORE' as const },
    coupons: couponFacts([aRecord(TEN), aRecord(SHIP)]),
  });
  expect(sold.refusals).toEqual([]);
  const { items, fees, discounts, totals } = sold;
  return {
    ...{ type: whole.type, channel: 'STORE', scheduledFor: null, address: whole.address ?? null },
    ...{ items, fees, discounts, itemsCents: totals.itemsCents, totalCents: totals.totalCents },
  };
}

const edited = (order: EditableOrder, wanted: Partial<WantedItems>, store = STORE) =>
  editOrder(store, order, { keep: [], add: [], ...wanted }, { now: NOON, coupons: today(TEN, SHIP) });

describe('an edit', () => {
  it('keeps what stays at the price it was sold for, and takes new items at the price of the menu', () => {
    const order = placed({});
    const menu = someMenu();
    const dearer = aStore({
      menu: {
        ...menu,
        products: menu.products.map((each) => ({ ...each, priceCents: each.priceCents + 500 })),
      },
    });
    const { totals, changes } = edited(
      order,
      { keep: [{ place: 0, quantity: 2 }], add: [anItem('beer')] },
      dearer,
    );
    expect(totals.itemsCents).toBe(2 * 4000 + 1700);
    expect(changes.map(({ kind }) => kind)).toEqual(['CHANGED', 'ADDED']);
  });

  it('works the coupon and the delivery fee out again by the rules they were sold by', () => {
    const order = placed({ type: 'DELIVERY', address: ADDRESS, coupon: 'TEN', items: [anItem('risotto')] });
    const { fees, discounts, told } = edited(order, { keep: [{ place: 0, quantity: 3 }] });
    expect(fees).toEqual([{ kind: 'DELIVERY', amountCents: 0 }]);
    expect(discounts).toMatchObject([{ source: 'COUPON', amountCents: 1200 }]);
    expect(told).toEqual([]);
  });

  it('works several coupons out again, each by its own rule, and lets go of what has nothing left', () => {
    const order = placed({ type: 'DELIVERY', address: ADDRESS, coupons: ['TEN', 'SHIP'] });
    const amounts = ({ discounts }: Pick<EditableOrder, 'discounts'>): Record<string, number> =>
      Object.fromEntries(discounts.map(({ reason, amountCents }) => [reason ?? '', amountCents]));
    expect(amounts(order)).toEqual({ TEN: 400, SHIP: 800 });
    const twice = edited(order, { keep: [{ place: 0, quantity: 2 }] });
    expect([amounts(twice), twice.told]).toEqual([{ TEN: 800, SHIP: 800 }, []]);
    // From 90.00 on the delivery is free: there is no fee left to take off.
    const thrice = edited(order, { keep: [{ place: 0, quantity: 3 }] });
    expect([amounts(thrice), thrice.totals.totalCents]).toEqual([{ TEN: 1200 }, 10_800]);
  });

  it('keeps what cannot be worked out again, and says so', () => {
    const order = placed({ type: 'DELIVERY', address: ADDRESS, coupon: 'TEN' });
    const elsewhere = aStore({ zones: [aZone({ feeCents: 1100 })] });
    const wanted = { keep: [{ place: 0, quantity: 2 }], add: [] };
    const { fees, discounts, told } = editOrder(elsewhere, order, wanted, {
      now: NOON,
      coupons: today({ ...TEN, valueBps: 5000 }),
    });
    expect([fees, discounts]).toEqual([order.fees, order.discounts]);
    expect(told.map(({ code }) => code)).toEqual(['FEE_KEPT', 'DISCOUNT_KEPT']);
  });

  it('holds what is added and is to be made later, and says so beside that it came', () => {
    const add = [anItem('beer'), anItem('risotto')];
    const { items, changes } = edited(placed({}), { keep: [{ place: 0, quantity: 1 }], add, hold: [1] });
    expect(items.map(({ held }) => held === true)).toEqual([false, false, true]);
    expect(changes.map(({ kind }) => kind)).toEqual(['ADDED', 'ADDED', 'HELD']);
  });

  it('refuses to hold what it does not add', () => {
    const keep = [{ place: 0, quantity: 1 }];
    expect(edited(placed({}), { keep, add: [anItem('beer')], hold: [0, 1] }).refusals).toEqual([
      { code: 'UNKNOWN_ITEM', path: ['hold', 1], args: {} },
    ]);
  });

  it('tells of minimums that are not reached any more, and enforces none', () => {
    const order = placed({ items: [anItem('risotto', 2)] });
    const store = aStore({ branch: { minOrderCents: 5000 } });
    const { told, refusals } = edited(order, { keep: [{ place: 0, quantity: 1 }] }, store);
    expect(told).toMatchObject([{ code: 'BELOW_MINIMUM', args: { missingCents: 1000 } }]);
    expect(refusals).toEqual([]);
    const seated = placed({ type: 'DINE_IN', items: [anItem('risotto', 2)] });
    expect(edited(seated, { keep: [{ place: 0, quantity: 1 }] }, store).told).toEqual([]);
  });

  it('adds up for any order and any edit of it', () => {
    const item = fc.oneof(
      fc.integer({ min: 1, max: 4 }).map((quantity) => anItem('risotto', quantity)),
      fc.integer({ min: 1, max: 3 }).map((quantity) => anItem('beer', quantity)),
      fc.constantFrom('small', 'large').map((variationId) => anItem('pizza', 1, { variationId })),
    );
    const ordered = fc.record({
      items: fc.array(item, { minLength: 1, maxLength: 2 }),
      delivered: fc.boolean(),
      coupon: fc.boolean(),
    });
    const wanted = fc.record({
      keep: fc.uniqueArray(fc.record({ place: fc.nat(1), quantity: fc.integer({ min: 1, max: 5 }) }), {
        selector: ({ place }) => place,
        maxLength: 2,
      }),
      add: fc.array(item, { maxLength: 2 }),
    });
    fc.assert(
      fc.property(ordered, wanted, ({ items, delivered, coupon }, change) => {
        const order = placed({
          items,
          ...(delivered && { type: 'DELIVERY' as const, address: ADDRESS }),
          ...(coupon && { coupon: 'TEN' }),
        });
        const { totals, deltaCents, fees, discounts, items: after, refusals } = edited(order, change);
        if (refusals.length > 0) return;
        const sum = (rows: readonly { amountCents: number }[]) =>
          rows.reduce((total, { amountCents }) => total + amountCents, 0);
        const itemsCents = after.reduce((total, { totalCents }) => total + totalCents, 0);
        expect(totals.totalCents).toBe(itemsCents + sum(fees) - sum(discounts));
        expect(totals.totalCents).toBeGreaterThanOrEqual(0);
        expect(sum(discounts.filter(({ target }) => target !== 'DELIVERY'))).toBeLessThanOrEqual(itemsCents);
        expect(order.totalCents + deltaCents).toBe(totals.totalCents);
        for (const [index, { place, quantity }] of [...change.keep]
          .sort((a, b) => a.place - b.place)
          .entries())
          expect(after[index]?.totalCents).toBe(order.items[place]!.unitPriceCents * quantity);
      }),
      { numRuns: 10_000 },
    );
  });
});

describe('what an edit means for the kitchen', () => {
  const at = NOON.toISOString();
  const kitchen = (
    state: 'PENDING' | 'PREPARING' | 'READY',
    ready: string[] = [],
    started: string[] = [],
  ) => {
    const { items } = placed({ items: [anItem('risotto'), anItem('beer')] });
    return {
      ...{ state, items, version: 4, modified: null, readyAt: state === 'READY' ? at : null },
      stations: [{ station: '', minutes: 12, perAhead: 1 }],
      startedStations: started.map((station) => ({ station, at })),
      readyStations: ready.map((station) => ({ station, at })),
    };
  };
  const outcome = (order: ReturnType<typeof kitchen>, wanted: Partial<WantedItems>) => {
    const whole = { ...placed({ items: [anItem('risotto'), anItem('beer')] }), items: order.items };
    const { items, changes } = edited(whole, wanted);
    return editOutcome(order, items, { n: 1, at, changes });
  };

  it('is nothing before it is on its board', () => {
    expect(outcome(kitchen('PENDING'), { keep: [{ place: 0, quantity: 1 }] }).modified).toBeNull();
    const { stations } = outcome(kitchen('PENDING'), { keep: [{ place: 0, quantity: 2 }] });
    expect(stations.map(({ since }) => since)).toEqual([undefined]);
  });

  it('is to be done again by the station alone that gets more to make', () => {
    const wanted = {
      keep: [
        { place: 0, quantity: 2 },
        { place: 1, quantity: 1 },
      ],
    };
    const after = outcome(kitchen('READY'), wanted);
    expect(after).toMatchObject({
      action: 'edit-reopen',
      readyStations: [{ station: '' }],
      modified: { n: 1 },
    });
    // Whether the promise holds is reckoned from here on with what is to be made since.
    expect(after.stations.filter(({ since }) => since === at)).toHaveLength(1);
    // It stands on the order that the edit makes: who has not seen that is not done with it.
    expect(after.stations.filter(({ version }) => version === 5)).toHaveLength(1);
    expect(after.stations.find(({ station }) => station === '')).toEqual({
      ...{ station: '', minutes: 12, perAhead: 1 },
    });
  });

  it('is told from what was added where something was fired, whatever is edited afterwards', () => {
    const order = kitchen('PREPARING', ['']);
    const { items, changes } = holdItems(
      order.items.map((item) => ({ ...item, held: true as const })),
      [1],
      'fire',
    );
    const at = NOON.toISOString();
    const fired = editOutcome({ ...order, items: placed({}).items }, items, { n: 1, at, changes });
    const of = ({ stations }: ReturnType<typeof editOutcome>) =>
      stations.filter(({ held }) => !held).map(({ since, firedAt }) => [since, firedAt]);
    expect(of(fired)).toEqual([[at, at]]);
    const more = items.map((item) => ({ ...item, quantity: item.quantity + 1 }));
    const later = new Date(NOON.getTime() + MINUTE_MS).toISOString();
    expect(of(editOutcome({ ...order, ...fired, items }, more, { n: 2, at: later, changes: [] }))).toEqual([
      [later, at],
    ]);
    expect(of(outcome(kitchen('READY'), { keep: [{ place: 1, quantity: 2 }] }))).toEqual([[at, undefined]]);
  });

  it('says of a station whether it was done before: what it is given then is a part by itself', () => {
    const anew = (order: ReturnType<typeof kitchen>, twice: number) =>
      outcome(order, { keep: [0, 1].map((place) => ({ place, quantity: twice })) }).stations.map(
        (work) => work.anew,
      );
    const [stove] = stationsOf(kitchen('PREPARING').items);
    expect(anew(kitchen('PREPARING'), 2)).toEqual([undefined, undefined]);
    expect(anew(kitchen('PREPARING', [stove!]), 2)).toEqual([true, undefined]);
    expect(anew(kitchen('READY'), 2)).toEqual([true, true]);
    // At it again, it is given more once more.
    const again = [{ station: stove!, minutes: 12, perAhead: 1, since: at, anew: true as const }];
    expect(anew({ ...kitchen('PREPARING'), stations: again }, 2)).toEqual([undefined, undefined]);
  });

  it('is begun with anew by a station that was done, and goes on at one that was at it', () => {
    const twice = { keep: [0, 1].map((place) => ({ place, quantity: 2 })) };
    const stations = stationsOf(kitchen('PREPARING').items);
    expect(stations).toHaveLength(2);
    const [one] = stations;
    const began = ({ startedStations }: { startedStations: { station: string }[] }) =>
      startedStations.map(({ station }) => station);
    expect(began(outcome(kitchen('PREPARING', [], stations), twice))).toEqual(stations);
    expect(began(outcome(kitchen('PREPARING', [one!], stations), twice))).toEqual(stations.slice(1));
    expect(began(outcome(kitchen('READY', [], stations), twice))).toEqual([]);
    // What is not made there any more is not being made there.
    const without = { keep: [{ place: 1, quantity: 1 }] };
    expect(began(outcome(kitchen('PREPARING', [], stations), without))).toHaveLength(1);
  });

  it('is ready when what was left to make is taken out', () => {
    const wanted = { keep: [{ place: 1, quantity: 1 }] };
    expect(outcome(kitchen('PREPARING', ['']), wanted).action).toBe('edit-complete');
    expect(outcome(kitchen('READY'), wanted).action).toBe('edit');
  });

  it('ends with the last revision an order can have', () => {
    const made = { by: 'Ana', at: NOON, reason: 'They called', changes: [], deltaCents: 0 };
    const revisions = Array.from(
      { length: MAX_REVISIONS },
      (_, index): Revision => ({ ...made, at, n: index + 1 }),
    );
    expect(nextRevision(revisions.slice(1, -1), made)?.n).toBe(MAX_REVISIONS);
    expect(nextRevision(revisions, made)).toBeNull();
    const answer = { id: 'question', answer: 'REMOVE', from: 'SILENCE' } as const;
    expect(nextRevision(revisions, { ...made, by: null, answer })?.n).toBe(MAX_REVISIONS + 1);
  });
});
