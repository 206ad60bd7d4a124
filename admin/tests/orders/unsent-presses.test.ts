import type { OrderCardDto } from '@contracts/orders';
import { describe, expect, it } from 'vitest';
import { card, item, minute, ms } from './order-fixture';
import { actionsAt } from '../../src/entities/order/order-moves';
import { recallable, ticketsOf } from '../../src/features/orders/board-kitchen/tickets';
import type { UnsentPress } from '../../src/features/orders/board-kitchen/queued-presses';
import {
  afterAnswer,
  afterRefusal,
  hasHappened,
  withPresses,
} from '../../src/features/orders/board-kitchen/unsent-presses';

const cooking = (id: string, part: Partial<OrderCardDto> = {}) =>
  card(id, { state: 'ACCEPTED', acceptedAt: minute(0), actions: ['start', 'ready'], ...part });

const press = (id: string, action: UnsentPress['action'], part: Partial<UnsentPress> = {}): UnsentPress => ({
  ...{ id, number: id, action, words: {}, version: 1, from: 'ACCEPTED', at: minute(5), key: `key-of-${id}` },
  ...part,
});

const shown = (order: OrderCardDto, ...presses: UnsentPress[]) => {
  const now = withPresses(new Map([[order.id, order]]), presses).get(order.id);
  if (!now) throw new Error('The order is gone');
  return now;
};

describe('what is pressed without a line', () => {
  it('moves the ticket at once, and can be taken back', () => {
    const started = shown(cooking('a'), press('a', 'start'));
    expect([started.state, started.actions]).toEqual(['PREPARING', ['ready', 'step-back']]);

    const ready = shown(cooking('a'), press('a', 'start'), press('a', 'ready'));
    expect(ticketsOf([ready], null)).toEqual([]);
    expect(recallable([ready], ms(6))).toEqual([ready]);

    const recalled = shown(cooking('a'), press('a', 'ready'), press('a', 'step-back'));
    expect(ticketsOf([recalled], null)).toHaveLength(1);
  });

  it('counts from when it was pressed here, whenever the step before it was heard of', () => {
    const started = cooking('a', {
      ...{ state: 'PREPARING', preparingAt: minute(0), stateRecordedAt: minute(7) },
      actions: ['ready', 'step-back'],
    });
    const ready = shown(started, press('a', 'ready'));
    expect(recallable([ready], ms(15))).toEqual([ready]);
    expect(recallable([ready], ms(16))).toEqual([]);
    // A part that is begun with leaves the order where it is.
    const oven = press('a', 'start', { words: { station: 'Oven' } });
    const begun = shown({ ...started, items: [item({ station: 'Oven' }), item({ station: 'Bar' })] }, oven);
    expect([begun.startedStations.length, actionsAt(begun, ms(17)).includes('step-back')]).toEqual([1, true]);
  });

  it('makes an order ready once each station is', () => {
    const items = [item({ station: 'Oven' }), item({ station: 'Bar' })];
    const oven = press('a', 'ready', { words: { station: 'Oven' } });
    const bar = press('a', 'ready', { words: { station: 'Bar' } });
    expect(shown(cooking('a', { items }), oven)).toMatchObject({
      state: 'PREPARING',
      readyStations: [{ station: 'Oven', at: minute(5) }],
    });
    expect(shown(cooking('a', { items }), oven, bar).state).toBe('READY');
  });

  it('begins at each station for itself, and is begun with until the last takes it back', () => {
    const items = [item({ station: 'Oven' }), item({ station: 'Bar' })];
    const order = cooking('a', { items });
    const start = (station: string) => press('a', 'start', { words: { station } });
    const back = (station: string) =>
      press('a', 'step-back', { words: { station, step: 'start', reason: 'A slip' } });
    const begun = (...presses: UnsentPress[]) => {
      const { state, startedStations } = shown(order, ...presses);
      return [state, ...startedStations.map(({ station }) => station)];
    };
    expect(begun(start('Oven'))).toEqual(['PREPARING', 'Oven']);
    expect(begun(press('a', 'start'))).toEqual(['PREPARING', 'Oven', 'Bar']);
    expect(begun(start('Oven'), start('Bar'), back('Oven'))).toEqual(['PREPARING', 'Bar']);
    expect(begun(start('Oven'), back('Oven'))).toEqual(['ACCEPTED']);
    expect(shown(order, start('Oven'), back('Oven')).actions).toContain('start');
    const done = press('a', 'ready', { words: { station: 'Oven' } });
    const recalled = press('a', 'step-back', { words: { station: 'Oven' } });
    expect(begun(done, recalled)).toEqual(['PREPARING', 'Oven']);
    expect(begun(press('a', 'ready'), press('a', 'step-back'))).toEqual(['PREPARING', 'Oven', 'Bar']);
  });

  it('takes down what was cancelled, and notes what was changed', () => {
    const cancellation = { code: 'OTHER', note: null, by: 'STORE', acknowledged: false } as const;
    const cancelled = cooking('a', { state: 'CANCELLED', cancellation });
    expect(ticketsOf([shown(cancelled, press('a', 'acknowledge'))], null)).toEqual([]);
    const modified = { n: 2, at: minute(1), changes: [] };
    expect(shown(cooking('a', { modified }), press('a', 'acknowledge-change')).modified).toBeNull();
  });

  it('takes note for its station alone', () => {
    const items = [item({ station: 'Oven' }), item({ station: 'Bar' })];
    const cancellation = { code: 'OTHER', note: null, by: 'STORE', acknowledged: false } as const;
    const cancelled = cooking('a', { items, state: 'CANCELLED', cancellation });
    const oven = press('a', 'acknowledge', { words: { station: 'Oven' } });
    const hangs = (order: OrderCardDto) =>
      [null, 'Oven', 'Bar'].filter((station) => ticketsOf([order], station).length > 0);
    expect(hangs(shown(cancelled, oven))).toEqual([null, 'Bar']);
    const bar = press('a', 'acknowledge', { words: { station: 'Bar' } });
    expect(hangs(shown(cancelled, oven, bar))).toEqual([]);
    expect(hasHappened(oven, shown(cancelled, bar))).toBe(false);
    expect(hasHappened(oven, shown(cancelled, oven))).toBe(true);
  });

  it('has what is held made, and what is pressed after it stands on that', () => {
    const items = [item({ station: 'Cold' }), item({ station: 'Cold', held: true }), item({ held: true })];
    const order = cooking('a', { items, actions: ['start', 'ready', 'fire'] });
    const ready = [press('a', 'start'), press('a', 'ready')];
    expect(shown(order, ...ready)).toMatchObject({
      state: 'PREPARING',
      readyStations: [{ station: 'Cold' }],
    });
    const one = shown(order, ...ready, press('a', 'fire', { words: { places: [1] } }));
    expect(one.items.map(({ held }) => held === true)).toEqual([false, false, true]);
    expect([one.readyStations, one.actions.includes('fire')]).toEqual([[], true]);
    const all = shown(order, ...ready, press('a', 'fire'));
    expect(all.actions).not.toContain('fire');
    expect(shown(order, ...ready, press('a', 'fire'), press('a', 'ready')).state).toBe('READY');
  });

  it('leaves alone what has changed since it was pressed', () => {
    const changed = cooking('a', { version: 2 });
    expect(shown(changed, press('a', 'ready'))).toBe(changed);
  });

  it('is sent on the order as the answer before left it, and not at all where that was refused', () => {
    const queue = [press('a', 'start'), press('b', 'ready'), press('a', 'ready')];
    expect(afterAnswer(queue, cooking('a', { version: 4 }))).toEqual([
      press('b', 'ready'),
      press('a', 'ready', { version: 4 }),
    ]);
    // What the server fails on waits; what was pressed on others goes on before it.
    expect(afterAnswer(queue, cooking('b', { version: 7 }))).toEqual([
      press('a', 'start'),
      press('a', 'ready'),
    ]);
    expect(afterRefusal(queue, press('a', 'start'))).toEqual([press('b', 'ready')]);
  });

  it('of a station stands on what it was given since only where that was fired here', () => {
    const ready = press('a', 'ready', { words: { station: 'Grill' } });
    const others = [press('a', 'start'), press('a', 'ready', { words: { station: 'Bar' } })];
    const work = { station: 'Grill', minutes: null, perAhead: 0, since: minute(5) };
    const answer = (version: number, given: number) =>
      cooking('a', { version, stations: [{ ...work, version: given }] });
    // Something was added before the first press arrived: nobody here has seen it, whatever is answered.
    const [bar, grill] = afterAnswer([...others, ready], answer(3, 2));
    expect([bar?.version, grill?.version]).toEqual([3, 1]);
    expect(afterAnswer([press('a', 'ready', { version: 3 }), ready], answer(4, 2))).toEqual([ready]);
    // What it has on its own press it has seen.
    expect(afterAnswer([press('a', 'fire'), ready], answer(2, 2))).toEqual([{ ...ready, version: 2 }]);
    expect(afterAnswer([press('a', 'fire'), ready], answer(3, 3))).toEqual([ready]);
    expect(afterAnswer([press('a', 'start'), ready], answer(2, 1))).toEqual([{ ...ready, version: 2 }]);
  });

  it('of the whole stands on what any station was given since only where that was fired here', () => {
    const start = press('a', 'start', { words: { station: 'Grill' } });
    const ready = press('a', 'ready');
    const work = { minutes: null, perAhead: 0, since: minute(5) };
    const answer = (version: number, fries: number) =>
      cooking('a', {
        version,
        stations: [
          { ...work, station: 'Grill', version: 1 },
          { ...work, station: 'Fries', version: fries },
        ],
      });
    // Fries were added between the two presses and their arrival.
    expect(afterAnswer([start, ready], answer(3, 2))).toEqual([ready]);
    expect(afterAnswer([start, ready], answer(2, 1))).toEqual([{ ...ready, version: 2 }]);
    expect(afterAnswer([press('a', 'fire'), ready], answer(2, 2))).toEqual([{ ...ready, version: 2 }]);
  });

  it.each<[UnsentPress, Partial<OrderCardDto>, boolean]>([
    [press('a', 'start'), { state: 'PREPARING' }, true],
    [press('a', 'start'), { state: 'CANCELLED' }, false],
    [press('a', 'start', { words: { station: 'Bar' } }), { state: 'PREPARING' }, false],
    [
      press('a', 'start', { words: { station: 'Bar' } }),
      { state: 'PREPARING', startedStations: [{ station: 'Bar', at: minute(1) }] },
      true,
    ],
    [
      press('a', 'start', { words: { station: 'Bar' } }),
      { state: 'PREPARING', readyStations: [{ station: 'Bar', at: minute(1) }] },
      true,
    ],
    [press('a', 'ready'), { state: 'DISPATCHED' }, true],
    [press('a', 'ready'), { state: 'PREPARING' }, false],
    [
      press('a', 'ready', { words: { station: 'Bar' } }),
      { state: 'PREPARING', readyStations: [{ station: 'Bar', at: minute(1) }] },
      true,
    ],
    [press('a', 'step-back', { from: 'READY' }), { state: 'PREPARING' }, true],
    [press('a', 'step-back', { from: 'PREPARING' }), { state: 'PREPARING' }, false],
    [press('a', 'step-back', { words: { station: 'Bar' } }), { state: 'PREPARING' }, true],
    [press('a', 'step-back', { words: { station: 'Bar', step: 'start' } }), { state: 'ACCEPTED' }, true],
    [
      press('a', 'step-back', { words: { station: 'Bar', step: 'start' } }),
      { state: 'PREPARING', startedStations: [{ station: 'Bar', at: minute(1) }] },
      false,
    ],
    [press('a', 'step-back', { words: { station: 'Bar', step: 'start' } }), { state: 'CANCELLED' }, false],
    [press('a', 'step-back'), { state: 'DELIVERED' }, false],
    [press('a', 'fire'), { items: [item({ held: true })] }, false],
    [press('a', 'fire'), { items: [item()] }, true],
    [press('a', 'fire', { words: { places: [1] } }), { items: [item({ held: true }), item()] }, true],
    [press('a', 'acknowledge'), { acknowledgedAt: minute(1) }, true],
    [press('a', 'acknowledge-change'), { modified: null }, true],
  ])('%o has happened where the order is %o: %s', (unsent, now, happened) => {
    expect(
      hasHappened(unsent, cooking('a', { modified: { n: 1, at: minute(0), changes: [] }, ...now })),
    ).toBe(happened);
  });
});
