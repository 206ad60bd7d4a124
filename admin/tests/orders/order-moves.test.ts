import { BOARD_COLUMNS, boardColumn, ORDER_ACTIONS, type OrderAction } from '@domain/orders/life-cycle';
import { ORDER_STATES, ORDER_TYPES } from '@domain/orders/order';
import { describe, expect, it } from 'vitest';
import { card, minute, ms } from './order-fixture';
import {
  actionInto,
  actionsAt,
  isRinging,
  primaryAction,
  reasonFor,
  stateAfter,
} from '../../src/entities/order/order-moves';

describe('the one button of a card', () => {
  it.each([
    ['AWAITING_PAYMENT', 'TAKEOUT', 'confirm-payment'],
    ['PENDING', 'DELIVERY', 'accept'],
    ['ACCEPTED', 'DELIVERY', 'start'],
    ['PREPARING', 'DELIVERY', 'ready'],
    ['READY', 'DELIVERY', 'dispatch'],
    ['READY', 'TAKEOUT', 'deliver'],
    ['DISPATCHED', 'DELIVERY', 'deliver'],
    ['RETURNING', 'DELIVERY', 'dispatch'],
  ] as const)('takes a %s %s onwards by %s', (state, type, action) => {
    const every = card('a', { state, type, actions: [...ORDER_ACTIONS] });
    const actions = ORDER_ACTIONS.filter(
      (each) => stateAfter(every, each) !== null || each === 'acknowledge',
    );
    expect(primaryAction({ ...every, actions })).toBe(action);
  });

  it('takes note of what rings where nothing else can be done', () => {
    expect(primaryAction(card('a', { state: 'SCHEDULED', actions: ['acknowledge', 'cancel'] }))).toBe(
      'acknowledge',
    );
    expect(primaryAction(card('a', { state: 'CONCLUDED', actions: [] }))).toBeNull();
  });
});

describe('what is owed back', () => {
  it('is the next step of an order that came to nothing and was paid', () => {
    const actions: OrderAction[] = ['acknowledge', 'restore', 'refund'];
    const cancelled = card('a', { state: 'CANCELLED', refundDueCents: 5400, actions });
    expect(primaryAction(cancelled)).toBe('refund');
    // That the kitchen knows of it is said in the kitchen.
    expect(primaryAction({ ...cancelled, refundDueCents: 0 })).toBeNull();
    expect(actionsAt(cancelled, ms(0))).toEqual(['restore', 'refund']);
    expect(stateAfter(cancelled, 'refund')).toBeNull();
  });
});

describe('dragging a card', () => {
  it('does only what the server has allowed', () => {
    for (const state of ORDER_STATES)
      for (const column of BOARD_COLUMNS)
        expect(actionInto(card('a', { state, actions: [] }), column, ms(0))).toBeNull();
  });

  it('always leads into the column where the card is dropped', () => {
    let tried = 0;
    for (const state of ORDER_STATES) {
      for (const type of ORDER_TYPES) {
        for (const column of BOARD_COLUMNS) {
          const order = card('a', { state, type, actions: [...ORDER_ACTIONS] });
          const action = actionInto(order, column, ms(0));
          if (!action) continue;
          tried += 1;
          expect(boardColumn(stateAfter(order, action) ?? state)).toBe(column);
        }
      }
    }
    expect(tried).toBeGreaterThan(10);
  });

  it('rejects what was never accepted, and cancels what was', () => {
    const pending = card('a', { actions: ['accept', 'reject', 'cancel'] });
    expect(actionInto(pending, 'CANCELLED', ms(0))).toBe('reject');
    const accepted = card('a', { state: 'ACCEPTED', actions: ['start', 'ready', 'cancel'] });
    expect(actionInto(accepted, 'CANCELLED', ms(0))).toBe('cancel');
  });

  it('asks why before it goes back a step', () => {
    const ready = card('a', { state: 'READY', readyAt: minute(0), actions: ['deliver', 'step-back'] });
    expect(actionInto(ready, 'IN_PREPARATION', ms(5))).toBe('step-back');
    expect(reasonFor(ready, 'step-back')).toBe('text');
  });
});

describe('what can be done as time passes', () => {
  it('loses the step back after its ten minutes', () => {
    const ready = card('a', { state: 'READY', readyAt: minute(0), actions: ['deliver', 'step-back'] });
    expect(actionsAt(ready, ms(10))).toEqual(['deliver', 'step-back']);
    expect(actionsAt(ready, ms(10) + 1)).toEqual(['deliver']);
  });

  it('has it for as long from when the server heard of a press that came late, whatever was pressed', () => {
    for (const [state, stamp] of [
      ['PREPARING', 'preparingAt'],
      ['READY', 'readyAt'],
      ['DISPATCHED', 'dispatchedAt'],
      ['DELIVERED', 'deliveredAt'],
    ] as const) {
      const late = card('a', {
        ...{ state, type: 'DELIVERY', [stamp]: minute(0), stateRecordedAt: minute(25) },
        actions: ['step-back'],
      });
      expect(actionsAt(late, ms(35)), state).toEqual(['step-back']);
      expect(actionsAt(late, ms(35) + 1), state).toEqual([]);
    }
  });

  it('leads back over the board where a late press is dragged', () => {
    const late = card('a', {
      ...{ state: 'DELIVERED', type: 'DELIVERY', deliveredAt: minute(0), stateRecordedAt: minute(25) },
      actions: ['step-back'],
    });
    expect(actionInto(late, 'OUT_FOR_DELIVERY', ms(35))).toBe('step-back');
    expect(actionInto(late, 'OUT_FOR_DELIVERY', ms(36))).toBeNull();
  });

  it('is told by when it was pressed where an earlier page kept the board', () => {
    const { stateRecordedAt: _, ...kept } = card('a', {
      ...{ state: 'READY', readyAt: minute(0), actions: ['step-back'] },
    });
    expect(actionsAt(kept, ms(10))).toEqual(['step-back']);
    expect(actionsAt(kept, ms(11))).toEqual([]);
  });
});

describe('ringing', () => {
  it('lasts until somebody takes note, also for an order that the server accepted by itself', () => {
    expect(isRinging(card('a'))).toBe(true);
    expect(isRinging(card('a', { state: 'ACCEPTED' }))).toBe(true);
    expect(isRinging(card('a', { acknowledgedAt: minute(1) }))).toBe(false);
    expect(isRinging(card('a', { state: 'EXPIRED' }))).toBe(false);
  });
});
