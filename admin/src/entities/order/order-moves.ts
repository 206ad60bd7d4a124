import type { OrderCardDto } from '@contracts/orders';
import {
  ORDER_TRANSITIONS,
  RINGING_STATES,
  boardColumn,
  enteredAt,
  isLost,
  type BoardColumn,
  type OrderAction,
} from '@domain/orders/life-cycle';
import type { OrderState } from '@domain/orders/order';
import { MINUTE_MS } from '@domain/time';

/** What of an order says where it can go; both the card and the whole order have it. */
export type MovableOrder = Pick<
  OrderCardDto,
  | 'state'
  | 'type'
  | 'timing'
  | 'acceptedAt'
  | 'preparingAt'
  | 'readyAt'
  | 'dispatchedAt'
  | 'deliveredAt'
  | 'actions'
> &
  // A board that an earlier page kept on its device does not tell when the server heard of a step.
  Partial<Pick<OrderCardDto, 'refundDueCents' | 'stateRecordedAt' | 'missed'>>;

/** Along the way from the customer's phone to their hands, in its order. */
const FORWARD: readonly OrderAction[] = [
  'confirm-payment',
  'accept',
  'start',
  'ready',
  'dispatch',
  'deliver',
];

function rowOf(order: MovableOrder, action: OrderAction) {
  return ORDER_TRANSITIONS.find(
    (row) =>
      row.action === action &&
      row.from.includes(order.state) &&
      (row.types?.includes(order.type) ?? true) &&
      (row.timing ?? order.timing) === order.timing,
  );
}

/** The state in which `action` would leave the order, by the life cycle; null when it does not lead anywhere. */
export function stateAfter(order: MovableOrder, action: OrderAction): OrderState | null {
  return rowOf(order, action)?.to ?? null;
}

/** What must be said about why: a code of the list, a sentence, or nothing. */
export function reasonFor(order: MovableOrder, action: OrderAction): 'code' | 'text' | 'none' {
  return rowOf(order, action)?.reason ?? 'none';
}

/**
 * What the viewer may do now. The card says what was so when it was made; what its window has closed for since is left
 * out. Where the card does not tell since when (a cancelled order), the server's word is taken.
 */
export function actionsAt(order: MovableOrder, now: number): OrderAction[] {
  return atCounter(order).filter((action) => {
    if (action === 'restore' && order.missed) return now <= Date.parse(order.missed.restorableUntil);
    const windowMin = rowOf(order, action)?.windowMin;
    if (windowMin === undefined) return true;
    const since = enteredAt(order);
    return since === null || now - Date.parse(since) <= windowMin * MINUTE_MS;
  });
}

/** The next step, for the one button of a card: onwards, or else to take note of what rings. */
export function primaryAction(order: MovableOrder): OrderAction | null {
  // Of one that came to nothing there is nothing to go on with; money that came too late is noted from its menu.
  if (isLost(order.state)) return endedAction(order);
  const next = FORWARD.find((action) => order.actions.includes(action));
  return next ?? endedAction(order);
}

function endedAction(order: MovableOrder): OrderAction | null {
  // What can be given back is the next step only where it is owed.
  if (order.refundDueCents && order.actions.includes('refund')) return 'refund';
  if (order.actions.includes('acknowledge-missed')) return 'acknowledge-missed';
  return atCounter(order).includes('acknowledge') ? 'acknowledge' : null;
}

/** What is not for the kitchen alone: its own screens say what was seen there. */
export const atCounter = ({ state, actions }: Pick<OrderCardDto, 'state' | 'actions'>): OrderAction[] =>
  actions.filter(
    (action) => action !== 'acknowledge-change' && (action !== 'acknowledge' || state !== 'CANCELLED'),
  );

/** The action that takes the order into a column of the board, for a card that is dragged there. */
export function actionInto(order: MovableOrder, column: BoardColumn, now: number): OrderAction | null {
  if (boardColumn(order.state) === column) return null;
  const leads = (action: OrderAction) => {
    const to = stateAfter(order, action);
    return to !== null && boardColumn(to) === column;
  };
  const possible = actionsAt(order, now).filter(leads);
  // Rejecting is what ends an order that was never accepted; cancelling is for one that was.
  return possible.find((action) => action === 'reject') ?? possible[0] ?? null;
}

/** Missed, and nobody has acknowledged that yet: it stays on the board whatever day it was. */
export const isUnacknowledgedMiss = ({ missed }: Partial<Pick<OrderCardDto, 'missed'>>): boolean =>
  missed?.acknowledgedAt === null;

/** The key of its word below `order:states`: an order that nobody answered was missed, any other that expired was not. */
export const stateKey = ({
  state,
  missed,
}: Pick<OrderCardDto, 'state'> & Partial<Pick<OrderCardDto, 'missed'>>): OrderState | 'MISSED' =>
  missed ? 'MISSED' : state;

/** Rings until somebody takes note of it. */
export function isRinging(order: Pick<OrderCardDto, 'state' | 'acknowledgedAt'>): boolean {
  return RINGING_STATES.includes(order.state) && order.acknowledgedAt === null;
}
