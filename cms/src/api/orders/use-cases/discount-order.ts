import type { z } from 'zod';
import type { OrderCardDto } from '../../../contracts/orders';
import type { discountBody } from '../../../contracts/order-money';
import { manualDiscountCents, maxDiscountCents, withManualDiscount } from '../../../domain/edit';
import { percentOf } from '../../../domain/money';
import { transition } from '../../../domain/orders/life-cycle';
import { ApiError, invalid, notFound } from '../../../errors/api-error';
import { moneyArguments } from '../../../errors/messages';
import { requirePermission, type Viewer } from '../../../sessions/viewer';
import { storeOf } from '../../../store/stores';
import { OrderMoved } from '../store/move-order';
import { performAction } from './act-on-order';
import { reviseDiscounts } from './revise-discounts';

/**
 * Takes something off an order by hand, instead of what was taken off so before: a revision that changes no item. What
 * hangs on the total – open payments, the customer's figures, the seller's commission – follows in the same transaction.
 */
export async function discountOrder(
  viewer: Viewer,
  id: string,
  { version, amountCents, reason }: z.output<typeof discountBody>,
  now: Date,
): Promise<OrderCardDto> {
  return performAction(viewer, id, 'discount', now, async (order, tx) => {
    if (version !== order.version) throw new OrderMoved(order.id);
    const step = transition(order, 'discount', now);
    if (!step.ok) throw new OrderMoved(order.id, step.code);
    const store = await storeOf(tx, order.branchId);
    if (!store) throw notFound();
    const money = moneyArguments(store.business);
    const most = maxDiscountCents(order);
    if (amountCents > most)
      throw invalid(
        [{ code: 'DISCOUNT_ABOVE_DUE', path: ['amountCents'], args: { mostCents: most, ...money } }],
        422,
      );
    if (amountCents === manualDiscountCents(order))
      throw invalid([{ code: 'NOTHING_CHANGED', path: ['amountCents'] }], 422);
    const grant = requirePermission(viewer, 'order.discount', order.branchId);
    const percent = store.branch.settings.discountPercent ?? 100;
    const limitCents = percentOf(order.itemsCents, percent * 100);
    if (grant === 'limited' && amountCents > limitCents)
      throw new ApiError(403, 'DISCOUNT_LIMIT', { args: { limitCents, ...money } });

    const { discounts, totals } = withManualDiscount(order, { amountCents, reason });
    return reviseDiscounts(tx, order, { discounts, totals, reason }, { viewer, store, now });
  });
}
