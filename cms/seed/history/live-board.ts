import type { StoredOrder } from '../../src/api/orders/store/order-row';
import { MINUTE_MS } from '../../src/domain/time';
import type { BranchPlan } from '../business-plan';
import { minutesAfter, payment, type Crew, type Step } from './fate';
import type { Told } from './wishes';

/** An order as it stands on the board right now: how long ago it came in, and how far it has come. */
interface LiveOrder extends Told {
  ageMin: number;
  stage: 'AWAITING_PAYMENT' | 'SCHEDULED' | 'PENDING' | 'ACCEPTED' | 'PREPARING' | 'READY' | 'DISPATCHED';
}

/** Before these, everything has been handed over. */
export const LIVE_MIN = 80;

/** Something in every column, from the oldest to the one that has just begun to ring. */
export const LIVE_BOARD: readonly LiveOrder[] = [
  { ageMin: 76, stage: 'SCHEDULED', type: 'DELIVERY', method: 'CREDIT', inHours: 4 },
  { ageMin: 58, stage: 'DISPATCHED', type: 'DELIVERY' },
  { ageMin: 41, stage: 'DISPATCHED', type: 'DELIVERY', method: 'PIX' },
  { ageMin: 36, stage: 'DISPATCHED', type: 'DELIVERY', method: 'CASH' },
  { ageMin: 29, stage: 'READY', type: 'DELIVERY', method: 'CREDIT' },
  { ageMin: 26, stage: 'READY', type: 'TAKEOUT', method: 'DEBIT' },
  { ageMin: 22, stage: 'PREPARING', type: 'DELIVERY', method: 'PIX' },
  { ageMin: 18, stage: 'PREPARING', type: 'DELIVERY' },
  { ageMin: 15, stage: 'PREPARING', type: 'TAKEOUT', method: 'PIX' },
  { ageMin: 11, stage: 'ACCEPTED', type: 'DELIVERY', method: 'MEAL_VOUCHER' },
  { ageMin: 8, stage: 'ACCEPTED', type: 'DELIVERY', method: 'PIX' },
  { ageMin: 4.2, stage: 'PENDING', type: 'DELIVERY', method: 'CREDIT' },
  { ageMin: 2.6, stage: 'AWAITING_PAYMENT', type: 'DELIVERY', method: 'PIX' },
  { ageMin: 1.8, stage: 'PENDING', type: 'TAKEOUT', method: 'CASH' },
  { ageMin: 0.6, stage: 'PENDING', type: 'DELIVERY', method: 'DEBIT' },
];

const WAY = ['PENDING', 'ACCEPTED', 'PREPARING', 'READY', 'DISPATCHED'] as const;
/** How far into an order's life so far each step lies. */
const SHARES = [0, 0.08, 0.2, 0.62, 0.78];

/** The steps by which an order has come to where it stands. */
export function stepsTo(
  { stage }: LiveOrder,
  order: StoredOrder,
  branch: BranchPlan['row'],
  crew: Crew,
  now: Date,
): Step[] {
  if (stage === 'AWAITING_PAYMENT' || stage === 'SCHEDULED') return [];
  const placed = new Date(order.placedAt);
  const age = (now.getTime() - placed.getTime()) / MINUTE_MS;
  const at = (index: number) => minutesAfter(placed, age * (SHARES[index] ?? 0));
  const moves: Step[] = [
    { action: 'accept', actor: crew.counter, at: at(1) },
    { action: 'start', actor: crew.kitchen, at: at(2) },
    { action: 'ready', actor: crew.kitchen, at: at(3) },
    { action: 'dispatch', actor: crew.counter, at: at(4) },
  ];
  const paid =
    order.state === 'AWAITING_PAYMENT'
      ? [payment(crew.counter, minutesAfter(placed, age * 0.04), branch)]
      : [];
  return [...paid, ...moves.slice(0, WAY.indexOf(stage))];
}
