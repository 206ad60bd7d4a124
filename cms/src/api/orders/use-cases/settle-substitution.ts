import type { Actor } from '../../../audit/audit';
import type { Tx } from '../../../database/transaction';
import { itemsAfter } from '../../../domain/edit';
import type { IfSoldOut } from '../../../domain/orders/order';
import type { SubstitutionAnswer } from '../../../domain/orders/revision';
import { ApiError } from '../../../errors/api-error';
import { moveOrder } from '../store/move-order';
import { NOT_ASKED, type StoredOrder } from '../store/order-row';
import { revisionColumns, applyEditEffects } from './edit-order';
import { computeEdit } from './quote-edit';

/** What was offered cannot be had any more, or not at the price it was offered for. */
export class SubstituteGone extends Error {}

/** The order with the question that it has. */
export type OrderWithSubstitution = StoredOrder & { substitution: NonNullable<StoredOrder['substitution']> };

export const hasSubstitution = (order: StoredOrder): order is OrderWithSubstitution =>
  order.substitution !== null;

/**
 * Does what was answered: the substitute or nothing takes the place of what is missing, as an edit by the customer, or
 * the order is called off. Throws `SubstituteGone`, upon which nothing of the transaction may stay.
 */
export async function settleSubstitution(
  tx: Tx,
  order: OrderWithSubstitution,
  answer: IfSoldOut,
  from: SubstitutionAnswer['from'],
  now: Date,
): Promise<StoredOrder> {
  const actor: Actor =
    from === 'CUSTOMER' ? { kind: 'CUSTOMER', name: order.customerName } : { kind: 'SYSTEM' };
  if (answer === 'CANCEL') {
    const by = from === 'CUSTOMER' ? ('CUSTOMER' as const) : ('SYSTEM' as const);
    const cancellation = { code: 'ITEM_UNAVAILABLE' as const, note: null, by, acknowledged: false };
    return moveOrder(tx, order, { action: 'cancel', actor, now, reason: 'ITEM_UNAVAILABLE', cancellation });
  }
  const { substitution } = order;
  const { edit, store } = await computeEdit(tx, order, itemsAfter(order, substitution, answer), now);
  if (answer === 'SUBSTITUTE') {
    const asOffered = edit.refusals.length === 0 && edit.totals.totalCents === substitution.totalCents;
    if (!asOffered) throw new SubstituteGone();
  }
  try {
    await applyEditEffects(tx, order, edit, { store, now, userId: null });
  } catch (error) {
    // The last one was sold while it was being read.
    if (answer === 'SUBSTITUTE' && error instanceof ApiError && error.status === 422)
      throw new SubstituteGone();
    throw error;
  }
  const made = { by: null, at: now, reason: answer, answer: { id: substitution.id, answer, from } };
  const change = revisionColumns(order, edit, made, store);
  return moveOrder(tx, order, { action: 'edit', actor, now, ...change });
}

/** The question is off, as what it offered is: whoever asked sees it and asks again. */
export const withdrawUnavailable = (tx: Tx, order: OrderWithSubstitution, now: Date): Promise<StoredOrder> =>
  moveOrder(tx, order, {
    action: 'withdraw-substitute',
    actor: { kind: 'SYSTEM' },
    now,
    reason: order.substitution.substitute.name,
    set: NOT_ASKED,
  });
