import type { OrderActionName, OrderCardDto } from '@contracts/orders';
import type { Grant, Permission } from '@domain/access';
import { actionsFor, isOpen, ORDER_ACTIONS, stampOf } from '@domain/orders/life-cycle';
import { stateAfter } from './order-moves';

/** That money is there is shown once the server has it written down, and never before. */
const NEVER_EXPECTED: ReadonlySet<string> = new Set(['confirm-payment', 'take-payment', 'refund']);

/**
 * The order as it will be once the server has done `action`, by the life cycle: shown while its answer is on the way. Null
 * where it stays in its place, or nothing is to be shown ahead.
 */
export function expectedOrder(
  order: OrderCardDto,
  action: OrderActionName,
  { grants, now }: { grants: Partial<Record<Permission, Grant>>; now: Date },
): OrderCardDto | null {
  const known = ORDER_ACTIONS.find((each) => each === action);
  if (!known || NEVER_EXPECTED.has(action)) return null;
  const at = now.toISOString();
  const noted = { ...order, acknowledgedAt: order.acknowledgedAt ?? at };
  if (known === 'acknowledge') return { ...noted, actions: order.actions.filter((each) => each !== known) };
  const to = stateAfter(order, known);
  if (to === null || to === order.state) return null;
  // Whatever the step before waited for a network, this one was pressed just now.
  const moved: OrderCardDto = {
    ...{ ...noted, state: to, [stampOf(to)]: at, stateRecordedAt: null },
    endedAt: isOpen(to) ? null : at,
  };
  // What can be done with its money then, the answer says.
  const { payment: _payment, totalCents: _total, furtherPayments: _further, ...unpaid } = moved;
  return { ...moved, actions: actionsFor(unpaid, grants, now) };
}
