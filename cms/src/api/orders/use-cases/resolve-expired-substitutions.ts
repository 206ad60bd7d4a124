import { inTransaction, read } from '../../../database/transaction';
import { defaultAnswer } from '../../../domain/edit';
import type { IfSoldOut } from '../../../domain/orders/order';
import { isolate } from '../../../errors/job-failures';
import { unansweredSubstitutions } from '../store/branch-orders';
import { OrderMoved } from '../store/move-order';
import { orderForChange, type StoredOrder } from '../store/order-row';
import {
  hasSubstitution,
  settleSubstitution,
  SubstituteGone,
  type OrderWithSubstitution,
} from './settle-substitution';

const MOST_AT_ONCE = 500;

/** Does what their customers wanted with orders whose question for a substitute was not answered in time. */
export async function resolveExpiredSubstitutions(now: Date): Promise<void> {
  for (const order of await read((sql) => unansweredSubstitutions(sql, now, MOST_AT_ONCE)))
    await isolate('substitutions', `the order ${order.id}`, () => settleUnlessMoved(order, now));
}

async function settleUnlessMoved(order: StoredOrder, now: Date): Promise<void> {
  try {
    await settle(order, now);
  } catch (error) {
    // The customer was faster after all: it is looked at again at the next tick.
    if (!(error instanceof OrderMoved)) throw error;
  }
}

async function settle(order: StoredOrder, now: Date): Promise<void> {
  try {
    await settleAs(order, now, (asked) => defaultAnswer(asked, asked.substitution));
  } catch (error) {
    if (!(error instanceof SubstituteGone)) throw error;
    await settleAs(order, now, ({ substitution }) =>
      substitution.totalWithoutCents === null ? 'CANCEL' : 'REMOVE',
    );
  }
}

/** The order is read afresh: what was asked may have been answered since it was found. */
const settleAs = (
  { businessId, id }: StoredOrder,
  now: Date,
  answerOf: (order: OrderWithSubstitution) => IfSoldOut,
): Promise<void> =>
  inTransaction(async (tx) => {
    const order = await orderForChange(tx, businessId, id);
    if (!order || !hasSubstitution(order) || Date.parse(order.substitution.answerBy) > now.getTime()) return;
    await settleSubstitution(tx, order, answerOf(order), 'SILENCE', now);
  });
