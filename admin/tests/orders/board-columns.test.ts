import { BOARD_COLUMNS } from '@domain/orders/life-cycle';
import { ORDER_STATES } from '@domain/orders/order';
import { describe, expect, it } from 'vitest';
import { card, minute } from './order-fixture';
import { columnsOf, matches } from '../../src/features/orders/board/board-columns';

describe('the columns of the board', () => {
  it('hold every order exactly once, whatever its state', () => {
    const orders = ORDER_STATES.map((state) => card(state, { state }));
    const columns = columnsOf(orders);
    const placed = BOARD_COLUMNS.flatMap((column) => columns[column].map(({ id }) => id));
    expect(placed.sort()).toEqual([...ORDER_STATES].sort());
  });

  it('begin with what is due first, and what has ended with the latest', () => {
    const columns = columnsOf([
      card('b', { acceptBy: minute(9) }),
      card('a', { acceptBy: minute(5) }),
      card('first', { state: 'DELIVERED', deliveredAt: minute(1) }),
      card('last', { state: 'DELIVERED', deliveredAt: minute(2) }),
    ]);
    expect(columns.TO_ACCEPT.map(({ id }) => id)).toEqual(['a', 'b']);
    expect(columns.DONE.map(({ id }) => id)).toEqual(['last', 'first']);
  });
});

describe('finding an order on the board', () => {
  const order = card('a', {
    number: '042',
    customerName: 'João Pereira',
    customerPhone: '+55 11 99999-1234',
  });

  it.each(['42', '#042', 'joao', 'PEREIRA', '99999-1234', ' '])('finds it by "%s"', (search) => {
    expect(matches(order, search)).toBe(true);
  });

  it.each(['P-1007', 'p-1007', '#P-1007', '1007'])('finds a number with letters in it by "%s"', (search) => {
    expect(matches(card('a', { number: 'P-1007' }), search)).toBe(true);
  });

  it.each(['43', 'maria', '88888'])('does not find it by "%s"', (search) => {
    expect(matches(order, search)).toBe(false);
  });
});
