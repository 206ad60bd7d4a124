import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { card, item, minute, ms } from './order-fixture';
import { allDay } from '../../src/features/orders/board-kitchen/all-day';
import { inColumns } from '../../src/features/orders/board-kitchen/ticket-columns';
import {
  countLate,
  kitchenDue,
  recallable,
  stationsOf,
  ticketsOf,
} from '../../src/features/orders/board-kitchen/tickets';

const cooking = (id: string, part = {}) =>
  card(id, {
    state: 'ACCEPTED',
    acceptedAt: minute(0),
    acknowledgedAt: minute(0),
    actions: ['start', 'ready'],
    ...part,
  });
const cancelled = (id: string, acknowledged: boolean, part = {}) =>
  cooking(id, {
    state: 'CANCELLED',
    cancellation: { code: 'OTHER', note: null, by: 'STORE', acknowledged },
    ...part,
  });

describe('the tickets that hang', () => {
  it('are what is to be cooked, by when it is due', () => {
    const orders = [
      cooking('late', { preparationMin: 40 }),
      cooking('early', { preparationMin: 10, state: 'PREPARING' }),
      card('waiting'),
      card('ready', { state: 'READY' }),
    ];
    expect(ticketsOf(orders, null).map(({ order }) => order.id)).toEqual(['early', 'late']);
  });

  it('begin with those that were cancelled, until somebody has seen it', () => {
    const orders = [cooking('a', { preparationMin: 1 }), cancelled('b', false), cancelled('c', true)];
    expect(ticketsOf(orders, null).map(({ order, kind }) => `${order.id} ${kind}`)).toEqual([
      'b cancelled',
      'a cook',
    ]);
  });

  it('do not show what was cancelled before the kitchen ever saw it', () => {
    expect(ticketsOf([cancelled('a', false, { acceptedAt: null })], null)).toEqual([]);
  });

  it('show at a station what is made there, and where else the order is made', () => {
    const order = cooking('a', {
      items: [
        item({ name: 'Pizza', station: 'Oven' }),
        item({ name: 'Juice', station: 'Bar' }),
        item({ name: 'Napkins', station: null }),
      ],
    });
    const [ticket] = ticketsOf([order], 'Oven');
    expect(ticket?.items.map(({ name }) => name)).toEqual(['Pizza']);
    expect(ticket?.alsoAt).toEqual(['Bar', '']);
    expect(ticketsOf([order], 'Grill')).toEqual([]);
    expect(stationsOf([order])).toEqual(['Bar', 'Oven', '']);
  });

  it('are due after the kitchen’s own minutes, never after the promise', () => {
    const delivery = cooking('a', { type: 'DELIVERY', preparationMin: 20, promisedAt: minute(60) });
    expect(kitchenDue(delivery)).toBe(ms(20));
    expect(kitchenDue(cooking('b', { preparationMin: 90, promisedAt: minute(60) }))).toBe(ms(60));
    expect(countLate(ticketsOf([delivery], null), ms(19))).toBe(0);
    expect(countLate(ticketsOf([delivery], null), ms(20))).toBe(1);
  });
});

describe('what is to be made in all', () => {
  it('adds up each item of each size over the open tickets', () => {
    const orders = [
      cooking('a', {
        items: [item({ name: 'Pizza', variation: 'L', quantity: 2 }), item({ name: 'Juice', quantity: 1 })],
      }),
      cooking('b', {
        items: [item({ name: 'Pizza', variation: 'L' }), item({ name: 'Pizza', variation: 'S' })],
      }),
      cancelled('c', false, { items: [item({ name: 'Pizza', variation: 'L', quantity: 9 })] }),
    ];
    expect(allDay(ticketsOf(orders, null))).toEqual([
      { name: 'Pizza', variation: 'L', quantity: 3, unit: 'UN' },
      { name: 'Juice', variation: null, quantity: 1, unit: 'UN' },
      { name: 'Pizza', variation: 'S', quantity: 1, unit: 'UN' },
    ]);
  });

  it('counts as many as the tickets do', () => {
    const quantities = fc.array(fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 1, maxLength: 5 }));
    fc.assert(
      fc.property(quantities, (orders) => {
        const tickets = ticketsOf(
          orders.map((items, id) =>
            cooking(String(id), {
              items: items.map((quantity, name) => item({ quantity, name: `${name % 3}` })),
            }),
          ),
          null,
        );
        const rows = allDay(tickets);
        expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length);
        expect(rows.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(
          orders.flat().reduce((sum, quantity) => sum + quantity, 0),
        );
      }),
    );
  });

  it('never adds kilos to pieces', () => {
    const items = [
      item({ quantity: 2, unit: 'KG' }),
      item({ quantity: 3 }),
      item({ quantity: 1, unit: 'KG' }),
    ];
    expect(
      allDay(ticketsOf([cooking('a', { items })], null)).map(({ quantity, unit }) => [quantity, unit]),
    ).toEqual([
      [3, 'KG'],
      [3, 'UN'],
    ]);
  });
});

describe('tickets side by side', () => {
  it('keep their place, and the next goes under the shortest column', () => {
    const tall = Array.from({ length: 9 }, () => item());
    const orders = [cooking('1', { items: tall }), cooking('2'), cooking('3'), cooking('4')];
    const columns = inColumns(ticketsOf(orders, null), 2);
    expect(columns.map((column) => column.map(({ place }) => place))).toEqual([[1], [2, 3, 4]]);
  });

  it('hang in one column where there is no room for two', () => {
    expect(inColumns(ticketsOf([cooking('1'), cooking('2')], null), 0)).toHaveLength(1);
  });
});

describe('recalling', () => {
  it('offers what was called ready in the last minutes, the latest first', () => {
    const ready = (id: string, at: number, actions: 'step-back'[] = ['step-back']) =>
      card(id, { state: 'READY', readyAt: minute(at), actions });
    const orders = [ready('old', 0), ready('a', 8), ready('b', 9), ready('not mine', 9, [])];
    expect(recallable(orders, ms(11)).map(({ id }) => id)).toEqual(['b', 'a']);
  });
});
