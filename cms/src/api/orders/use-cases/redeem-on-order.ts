import type { z } from 'zod';
import type { OrderCardDto } from '../../../contracts/orders';
import type { redeemBody } from '../../../contracts/loyalty-card';
import { transition } from '../../../domain/orders/life-cycle';
import { moneyOf } from '../../../domain/orders/money';
import { feeOf, totalsOf } from '../../../domain/orders/totals';
import { applyReward } from '../../../domain/quote';
import { ApiError, invalid, notFound } from '../../../errors/api-error';
import type { Viewer } from '../../../sessions/viewer';
import { storeOf } from '../../../store/stores';
import { lockFigures } from '../../customers/exports';
import { OrderMoved } from '../store/move-order';
import { performAction } from './act-on-order';
import { redeemOwnReward, requestedReward } from './requested-reward';
import { reviseDiscounts } from './revise-discounts';

/**
 * Redeems a reward of the customer of an order that was placed: a revision that changes no item. An order redeems one reward.
 *
 * @throws 409 LOYALTY_ALREADY_REDEEMED; 422 LOYALTY_ABOVE_DUE where more would be taken off than is still to be paid, and as
 *   a quote at `reward`
 */
export async function redeemOnOrder(
  viewer: Viewer,
  id: string,
  { version, reward: wanted }: z.output<typeof redeemBody>,
  now: Date,
): Promise<OrderCardDto> {
  return performAction(viewer, id, 'edit', now, async (order, tx) => {
    if (version !== order.version) throw new OrderMoved(order.id);
    const step = transition(order, 'edit', now);
    if (!step.ok) throw new OrderMoved(order.id, step.code);
    if (order.test) throw invalid([{ code: 'LOYALTY_PROOF_INVALID', path: ['reward'] }], 422);
    if (order.discounts.some(({ source }) => source === 'LOYALTY'))
      throw new ApiError(409, 'LOYALTY_ALREADY_REDEEMED', { path: ['reward'] });
    const store = await storeOf(tx, order.branchId);
    if (!store) throw notFound();
    await lockFigures(tx, order.businessId, order.customerId);
    const { reward, ...applied } = applyReward(
      await requestedReward(tx, store, wanted, now),
      order.items,
      feeOf(order.fees, 'DELIVERY'),
      order.discounts,
    );
    if (!reward) throw invalid(applied.refusals, 422);
    if (reward.amountCents > moneyOf(order).dueCents)
      throw invalid([{ code: 'LOYALTY_ABOVE_DUE', path: ['reward'] }], 422);
    await redeemOwnReward(tx, order, reward, wanted.proof, now);

    const discounts = [...order.discounts, ...applied.discounts];
    const totals = totalsOf(order.items, order.fees, discounts);
    return reviseDiscounts(tx, order, { discounts, totals, reason: reward.name }, { viewer, store, now });
  });
}
