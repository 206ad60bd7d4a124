import type { OrderCardDto } from '@contracts/orders';
import type { ItemChange, Modified, ModifiedChange } from '@domain/orders/revision';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { kitchenDue } from '@domain/orders/kitchen-due';
import { card, item, minute, ms } from './order-fixture';
import { allDay } from '../../src/features/orders/board-kitchen/all-day';
import {
  countLate,
  heldPlaces,
  isTogether,
  recallable,
  stationsNamed,
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
const cancelled = (id: string, acknowledged: boolean, part: Partial<OrderCardDto> = {}) =>
  cooking(id, {
    state: 'CANCELLED',
    cancellation: { code: 'OTHER', note: null, by: 'STORE', acknowledged },
    ...part,
  });

describe('the tickets that hang', () => {
  it('are what is to be cooked, the oldest first whatever it was given', () => {
    const orders = [
      cooking('third', { acceptedAt: minute(3), preparationMin: 10 }),
      cooking('first', { acceptedAt: minute(1), preparationMin: 40, state: 'PREPARING' }),
      cooking('second', { acceptedAt: minute(2) }),
      card('waiting'),
      card('ready', { state: 'READY' }),
    ];
    expect(ticketsOf(orders, null).map(({ order }) => order.id)).toEqual(['first', 'second', 'third']);
  });

  it('stand by their numbers where they were accepted at once', () => {
    const orders = ['042', '040', '041'].map((number) => cooking(number));
    expect(ticketsOf(orders, null).map(({ order }) => order.number)).toEqual(['040', '041', '042']);
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

  it('hang red at each station until somebody there has seen it', () => {
    const seen = [{ station: 'Oven', by: 'Rui', at: minute(6) }];
    const order = cancelled('a', false, { items: [item({ station: 'Oven' }), item({ station: 'Bar' })] });
    const half = { ...order, cancellation: order.cancellation && { ...order.cancellation, seen } };
    const hangsAt = [null, 'Oven', 'Bar', ''].filter((station) => ticketsOf([half], station).length > 0);
    expect(hangsAt).toEqual([null, 'Bar']);
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
    expect(ticket?.alsoAt).toEqual([
      { station: 'Bar', state: 'QUEUED' },
      { station: '', state: 'QUEUED' },
    ]);
    expect(ticketsOf([order], 'Grill')).toEqual([]);
    expect(stationsNamed([order])).toEqual(['Bar', 'Oven', '']);
  });

  it('are due when they have to leave the kitchen, however late they were accepted', () => {
    const late = cooking('a', {
      type: 'DELIVERY',
      acceptedAt: minute(8),
      preparationMin: 30,
      kitchenDueAt: minute(30),
      promisedFrom: minute(40),
      promisedAt: minute(55),
    });
    expect(kitchenDue(late)).toBe(ms(30));
    expect(countLate(ticketsOf([late], null), ms(29))).toBe(0);
    expect(countLate(ticketsOf([late], null), ms(30))).toBe(1);
  });

  it('are due after the kitchen’s own minutes where nothing else is known, never after the promise', () => {
    const delivery = cooking('a', { type: 'DELIVERY', preparationMin: 20, promisedAt: minute(60) });
    expect(kitchenDue(delivery)).toBe(ms(20));
    expect(kitchenDue(cooking('b', { preparationMin: 90, promisedAt: minute(60) }))).toBe(ms(60));
    expect(countLate(ticketsOf([delivery], null), ms(19))).toBe(0);
    expect(countLate(ticketsOf([delivery], null), ms(20))).toBe(1);
  });
});

describe('a station that is done', () => {
  const items = [item({ name: 'Pizza', station: 'Oven' }), item({ name: 'Juice', station: 'Bar' })];
  const partly = cooking('a', {
    state: 'PREPARING',
    items,
    readyStations: [{ station: 'Oven', at: minute(5) }],
  });

  it('has its ticket taken down, and the others see that it is done', () => {
    expect(ticketsOf([partly], 'Oven')).toEqual([]);
    expect(ticketsOf([partly], 'Bar')[0]?.alsoAt).toEqual([{ station: 'Oven', state: 'READY' }]);
  });

  it('is seen where everything hangs, and not counted among what is to be made', () => {
    const tickets = ticketsOf([partly], null);
    expect(tickets[0]?.items.map(({ name, ready }) => [name, ready])).toEqual([
      ['Pizza', true],
      ['Juice', false],
    ]);
    expect(allDay(tickets).map(({ name }) => name)).toEqual(['Juice']);
  });

  it('can take its part back while the rest is made, and its part of what was called ready', () => {
    const ready = card('b', {
      state: 'READY',
      readyAt: minute(6),
      items,
      actions: ['step-back'],
      readyStations: [],
    });
    const ids = (station: string | null, now: number) =>
      recallable([partly, ready], ms(now), station).map(({ id }) => id);
    expect(ids('Oven', 7)).toEqual(['b', 'a']);
    expect(ids('Bar', 7)).toEqual(['b']);
    expect(ids('Grill', 7)).toEqual([]);
    expect(ids(null, 7)).toEqual(['b']);
    expect(ids('Oven', 16)).toEqual(['b']);
  });
});

describe('an order that was changed', () => {
  const told = (name: string, station: string, kind: ItemChange['kind'] = 'REMOVED') =>
    ({
      ...{ kind, name, station, variation: null, extras: [], unit: 'UN', quantity: 0, quantityBefore: 1 },
      ...{ notes: null, n: 1 },
    }) satisfies ModifiedChange;
  const modified: Modified = { n: 1, at: minute(7), changes: [told('Pizza', 'Oven'), told('Juice', 'Bar')] };
  const items = [item({ name: 'Calzone', station: 'Oven' })];
  const at = (station: string | null, part: Partial<OrderCardDto>) =>
    ticketsOf([cooking('a', { items, modified, ...part })], station).map(
      ({ kind, changes }) => `${kind}: ${changes.map(({ name }) => name).join()}`,
    );

  it('tells each station what concerns it, until it has seen it', () => {
    expect(at('Oven', {})).toEqual(['cook: Pizza']);
    expect(at(null, {})).toEqual(['cook: Pizza,Juice']);
    const seen = [{ station: 'Oven', n: 1, by: 'Rui', at: minute(8) }];
    expect(at('Oven', { modified: { ...modified, seen } })).toEqual(['cook: ']);
    expect(at(null, { modified: { ...modified, seen } })).toEqual(['cook: Juice']);
  });

  it('hangs where nothing is left to be made of it, or it was ready before', () => {
    expect(at('Bar', {})).toEqual(['changed: Juice']);
    const ready = { state: 'READY', readyAt: minute(6) } as const;
    expect(at('Oven', ready)).toEqual(['changed: Pizza']);
    expect(at(null, ready)).toEqual(['changed: Pizza,Juice']);
    expect(allDay(ticketsOf([cooking('a', { items, modified, ...ready })], null))).toEqual([]);
    const part = { readyStations: [{ station: 'Oven', at: minute(6) }] };
    expect(at('Oven', part)).toEqual(['changed: Pizza']);
  });

  it('was seen with the ticket that somebody took down after it', () => {
    expect(at(null, { state: 'READY', readyAt: minute(8) })).toEqual([]);
    expect(at('Oven', { readyStations: [{ station: 'Oven', at: minute(8) }] })).toEqual([]);
    expect(at('Bar', { state: 'DISPATCHED' })).toEqual([]);
  });
});

describe('a combo', () => {
  const combo = item({
    name: 'Combo',
    quantity: 2,
    notes: 'Alergia a leite',
    station: null,
    extras: [
      { name: 'Pizza', quantity: 1, station: 'Oven', extras: [{ name: 'Rare', quantity: 1 }] },
      { name: 'Juice', quantity: 2, station: 'Bar' },
    ],
  });
  const at = (station: string, line = combo) =>
    ticketsOf([cooking('a', { items: [line] })], station).flatMap((ticket) =>
      ticket.items.map(({ name, quantity, notes, partOf, extras }) => ({
        name,
        quantity,
        notes,
        partOf,
        extras: extras.map((extra) => extra.name),
      })),
    );

  it('goes to the stations of its parts, its note with each of them', () => {
    const shared = { notes: 'Alergia a leite', partOf: 'Combo' };
    expect(at('Oven')).toEqual([{ name: 'Pizza', quantity: 2, extras: ['Rare'], ...shared }]);
    expect(at('Bar')).toEqual([{ name: 'Juice', quantity: 4, extras: [], ...shared }]);
    expect(at('')).toEqual([]);
    expect(stationsNamed([cooking('a', { items: [combo] })])).toEqual(['Bar', 'Oven']);
  });

  it('stays at its own station with what is made there', () => {
    const platter = { ...combo, station: 'Grill', extras: [...combo.extras, { name: 'Rice', quantity: 1 }] };
    expect(at('Grill', platter)).toEqual([
      { name: 'Combo', quantity: 2, notes: 'Alergia a leite', partOf: null, extras: ['Rice'] },
    ]);
  });
});

describe('an order of several stations', () => {
  const fries = { name: 'Fries', quantity: 1, station: 'Fryer' };
  const burger = item({ name: 'Burger', station: 'Grill', extras: [fries, { name: 'Bacon', quantity: 2 }] });
  const combo = item({ name: 'Combo', extras: [{ name: 'Juice', quantity: 1, station: 'Bar' }] });
  const whole = (items: OrderCardDto['items'], ...done: string[]) => {
    const readyStations = done.map((station) => ({ station, at: minute(5) }));
    return ticketsOf([cooking('a', { state: 'PREPARING', items, readyStations })], null);
  };
  const together = (items: OrderCardDto['items'], ...done: string[]) => whole(items, ...done).map(isTogether);

  it('is together once what goes with an item is done too', () => {
    expect(together([burger], 'Grill')).toEqual([false]);
    expect(together([burger], 'Grill', 'Fryer')).toEqual([true]);
    expect(whole([burger], 'Grill')[0]?.items[0]?.ready).toBe(false);
  });

  it('is together with a combo that is only a name for its parts', () => {
    expect(together([burger, combo], 'Grill', 'Fryer')).toEqual([false]);
    expect(together([burger, combo], 'Grill', 'Fryer', 'Bar')).toEqual([true]);
    expect(whole([burger, combo], 'Bar')[0]?.items.map(({ ready }) => ready)).toEqual([false, true]);
  });

  it('is not together while something is held, nor at a station alone', () => {
    const held = item({ name: 'Steak', station: 'Grill', held: true });
    expect(together([burger, held], 'Grill', 'Fryer')).toEqual([false]);
    expect(ticketsOf([cooking('a', { items: [burger] })], 'Grill').map(isTogether)).toEqual([false]);
  });

  it('leaves what a station still makes in the sum of the day', () => {
    const sum = (...done: string[]) =>
      allDay(whole([burger, combo], ...done)).map(({ name, choices }) => [
        name,
        ...choices.map((c) => c.name),
      ]);
    expect(sum()).toEqual([['Burger', 'Bacon'], ['Fries'], ['Juice']]);
    expect(sum('Grill')).toEqual([['Fries'], ['Juice']]);
    expect(sum('Grill', 'Bar')).toEqual([['Fries']]);
  });

  it('has the held items of a station named by their places in the order', () => {
    const items = [burger, item({ station: 'Oven', held: true }), { ...burger, held: true as const }, combo];
    const at = (station: string | null) =>
      ticketsOf([cooking('a', { items })], station).map((ticket) => heldPlaces(ticket.items));
    expect([at('Fryer'), at('Grill'), at('Oven'), at('Bar'), at(null)]).toEqual([
      [[2]],
      [[2]],
      [[1]],
      [[]],
      [[1, 2]],
    ]);
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
      { name: 'Pizza', variation: 'L', quantity: 3, unit: 'UN', choices: [] },
      { name: 'Juice', variation: null, quantity: 1, unit: 'UN', choices: [] },
      { name: 'Pizza', variation: 'S', quantity: 1, unit: 'UN', choices: [] },
    ]);
  });

  it('adds up the flavours by their share, and what comes on top by pieces', () => {
    const half = (name: string) => ({ name, quantity: 1, parts: 2 });
    const halves = (quantity: number, ...names: string[]) =>
      item({ name: 'Halves', quantity, extras: [...names.map(half), { name: 'Bacon', quantity: 2 }] });
    const orders = [
      cooking('a', { items: [halves(3, 'Calabresa', 'Pepperoni')] }),
      cooking('b', { items: [halves(1, 'Calabresa', 'Frango')] }),
    ];
    expect(allDay(ticketsOf(orders, null))[0]?.choices).toEqual([
      { name: 'Bacon', amount: '8' },
      { name: 'Calabresa', amount: '2' },
      { name: 'Pepperoni', amount: '1½' },
      { name: 'Frango', amount: '½' },
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

describe('recalling', () => {
  it('offers what was called ready in the last minutes, the latest first', () => {
    const ready = (id: string, at: number, actions: 'step-back'[] = ['step-back']) =>
      card(id, { state: 'READY', readyAt: minute(at), actions });
    const orders = [ready('old', 0), ready('a', 8), ready('b', 9), ready('not mine', 9, [])];
    expect(recallable(orders, ms(11)).map(({ id }) => id)).toEqual(['b', 'a']);
  });

  it('offers what another screen called ready without a network for ten minutes from when that was heard', () => {
    const ready = (id: string, part: Partial<OrderCardDto>) =>
      card(id, { state: 'READY', actions: ['step-back'], ...part });
    const late = ready('late', { readyAt: minute(0), stateRecordedAt: minute(25) });
    const prompt = ready('prompt', { readyAt: minute(20) });
    const ids = (now: number) => recallable([late, prompt], now).map(({ id }) => id);
    expect(ids(ms(26))).toEqual(['prompt', 'late']);
    expect(ids(ms(35))).toEqual(['late']);
    expect(ids(ms(35) + 1)).toEqual([]);
  });
});
