import { describe, expect, it } from 'vitest';
import { card, item, minute } from './order-fixture';
import { isStartable, ownState, ticketsOf } from '../../src/features/orders/board-kitchen/tickets';

describe('a station that begins', () => {
  const items = [
    item({ name: 'Pizza', station: 'Oven' }),
    item({ name: 'Juice', station: 'Bar' }),
    item({ name: 'Cake', station: 'Cold', held: true }),
  ];
  const begun = card('a', {
    state: 'PREPARING',
    acceptedAt: minute(0),
    items,
    actions: ['ready', 'step-back'],
    startedStations: [{ station: 'Oven', at: minute(5) }],
  });
  const at = (station: string | null, order = begun) => {
    const [ticket] = ticketsOf([order], station);
    if (!ticket) throw new Error(`Nothing hangs at ${station}`);
    return ticket;
  };

  it('is at it, while the others still wait to begin', () => {
    expect(
      ['Oven', 'Bar', 'Cold'].map((station) => [ownState(at(station)), isStartable(at(station))]),
    ).toEqual([
      ['IN_PROGRESS', false],
      ['QUEUED', true],
      // Nothing of it is to be made yet.
      ['QUEUED', false],
    ]);
    expect(at('Bar').alsoAt.map(({ state }) => state)).toEqual(['IN_PROGRESS', 'QUEUED']);
  });

  it('is told where everything hangs, which is begun with as a whole', () => {
    expect(at(null).alsoAt.map(({ station, state }) => `${station} ${state}`)).toEqual([
      'Oven IN_PROGRESS',
      'Bar QUEUED',
      'Cold QUEUED',
    ]);
    expect([ownState(at(null)), isStartable(at(null))]).toEqual([null, false]);
    expect(isStartable(at(null, card('a', { items, state: 'ACCEPTED', actions: ['start', 'ready'] })))).toBe(
      true,
    );
  });

  it('is somebody who may', () => {
    expect(isStartable(at('Bar', { ...begun, actions: [] }))).toBe(false);
  });
});
