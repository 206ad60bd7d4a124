import { transitionChecker } from '../moves';
import type { OrderState } from '../orders/order';
import { isLost } from '../orders/states';

export const COMMISSION_STATES = ['PENDING', 'EARNED', 'APPROVED', 'PAID', 'REVERSED', 'VOID'] as const;
export type CommissionState = (typeof COMMISSION_STATES)[number];

export type CommissionMove = 'earn' | 'void' | 'revive' | 'approve' | 'pay' | 'reverse';

/** What a row of the table is: from which states an action leads where, and who takes it. */
interface CommissionTransition {
  from: readonly CommissionState[];
  to: CommissionState;
  by: 'order' | 'person';
}

/**
 * The life of a commission. `order` follows the order in its own transaction: it is earned with the order's conclusion, void
 * when the order comes to nothing, and pending again when the order is restored. What was paid out stays paid. A
 * reversal leaves the state as it is until nothing is left.
 * Source: "Couriers, sellers" in the design of the domain.
 */
export const COMMISSION_TRANSITIONS: Readonly<Record<CommissionMove, CommissionTransition>> = {
  earn: { from: ['PENDING'], to: 'EARNED', by: 'order' },
  void: { from: ['PENDING'], to: 'VOID', by: 'order' },
  revive: { from: ['VOID'], to: 'PENDING', by: 'order' },
  approve: { from: ['EARNED'], to: 'APPROVED', by: 'person' },
  pay: { from: ['APPROVED'], to: 'PAID', by: 'person' },
  reverse: { from: ['EARNED', 'APPROVED'], to: 'REVERSED', by: 'person' },
};

/** Whether a commission in `state` can be moved so. */
export const canMove = transitionChecker(COMMISSION_TRANSITIONS);

/** What a step of an order does to its commission; null for nothing. */
export function moveOfOrder(from: OrderState, to: OrderState): CommissionMove | null {
  if (to === from) return null;
  if (isLost(to)) return 'void';
  if (isLost(from)) return 'revive';
  return to === 'CONCLUDED' ? 'earn' : null;
}
