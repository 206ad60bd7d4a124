import { describe, expect, it } from 'vitest';
import {
  BOARD_COLUMNS,
  boardColumn,
  isOpen,
  isTerminal,
  stampOf,
} from '../../../src/domain/orders/life-cycle';
import { ORDER_STATES } from '../../../src/domain/orders/order';

describe('states', () => {
  it('stamp each its own time', () => {
    expect(new Set(ORDER_STATES.map(stampOf)).size).toBe(ORDER_STATES.length);
    expect(stampOf('ACCEPTED')).toBe('acceptedAt');
    expect(stampOf('DISPATCHED')).toBe('dispatchedAt');
  });

  it('stand each in one column of the board', () => {
    expect(new Set(ORDER_STATES.map(boardColumn))).toEqual(new Set(BOARD_COLUMNS));
    const columns = Object.fromEntries(
      BOARD_COLUMNS.map((column) => [column, ORDER_STATES.filter((state) => boardColumn(state) === column)]),
    );
    expect(columns).toEqual({
      AWAITING_PAYMENT: ['AWAITING_PAYMENT'],
      TO_ACCEPT: ['PENDING'],
      SCHEDULED: ['SCHEDULED'],
      IN_PREPARATION: ['ACCEPTED', 'PREPARING'],
      READY: ['READY'],
      OUT_FOR_DELIVERY: ['DISPATCHED', 'RETURNING'],
      DONE: ['DELIVERED', 'CONCLUDED'],
      CANCELLED: ['REJECTED', 'EXPIRED', 'CANCELLED'],
    });
  });

  it('are open until the customer has the food or nobody will bring it', () => {
    expect(ORDER_STATES.filter(isOpen)).toEqual([
      'AWAITING_PAYMENT',
      'SCHEDULED',
      'PENDING',
      'ACCEPTED',
      'PREPARING',
      'READY',
      'DISPATCHED',
      'RETURNING',
    ]);
    expect(ORDER_STATES.filter(isTerminal)).toEqual(['CONCLUDED', 'REJECTED', 'EXPIRED', 'CANCELLED']);
  });
});
