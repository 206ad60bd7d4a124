// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import type { OrderCardDto } from '@contracts/orders';
import { card, item, minute } from './order-fixture';
import { OrderCard } from '../../src/entities/order/order-card';

afterEach(cleanup);

const at = (station: string) => ({ station, at: minute(2) });

/** What a card says of its stations: name and mark of each. */
function toldOf(part: Partial<OrderCardDto>): string[] {
  const items = ['Oven', 'Bar', null].map((station) => item({ station }));
  render(
    <MemoryRouter>
      <OrderCard order={card('001', { state: 'PREPARING', items, ...part })} to="/" />
    </MemoryRouter>,
  );
  return screen.queryAllByText(/^(Oven|Bar|card\.noStation)$/).map((station) => {
    const mark = within(station).getByRole('img').getAttribute('aria-label') ?? '';
    return `${station.textContent} ${mark}`;
  });
}

describe('the card of an order that several stations make', () => {
  it('tells which have begun and which are done', () => {
    expect(toldOf({ startedStations: [at('Oven'), at('Bar')], readyStations: [at('Bar')] })).toEqual([
      'Oven states.PREPARING',
      'Bar states.READY',
      'card.noStation queued',
    ]);
  });

  it('says nothing more than its state while all are at it', () => {
    expect(toldOf({ startedStations: ['Oven', 'Bar', ''].map(at) })).toEqual([]);
    cleanup();
    expect(toldOf({})).toEqual([]);
  });

  it('says that all are done, where somebody puts it together', () => {
    expect(toldOf({ readyStations: ['Oven', 'Bar', ''].map(at) })).toHaveLength(3);
  });

  it('says nothing once it is ready', () => {
    expect(toldOf({ state: 'READY', readyStations: [at('Oven')] })).toEqual([]);
  });
});
