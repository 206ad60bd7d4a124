import type { OrderCardDto } from '../../../contracts/orders';
import type { RefundBody } from '../../../contracts/order-money';
import { percentOf } from '../../../domain/money';
import { concededCents, moneyOf } from '../../../domain/orders/money';
import { refundableOf, withRefunds } from '../../../domain/orders/refund';
import { refundsAsked, sumOf, type RefundRequest } from '../../../domain/orders/refund-asked';
import { transition } from '../../../domain/orders/life-cycle';
import type { Payment } from '../../../domain/orders/payment';
import { ApiError, invalid, notFound } from '../../../errors/api-error';
import { moneyArguments } from '../../../errors/messages';
import { paymentProvider } from '../../../integrations/payment';
import { requirePermission, type Viewer } from '../../../sessions/viewer';
import { storeOf } from '../../../store/stores';
import { OrderMoved } from '../store/move-order';
import { toPaymentColumns } from '../store/payment-changes';
import { performAction } from './act-on-order';

/**
 * Notes that the customer has got money back: what is owed, all, items, fees or an amount. It moves none; a person
 * gives it and says so, or the payment provider is asked for it after the commit. What is not owed needs a reason, and a manager may concede only so much of an order.
 */
export async function refundOrder(
  viewer: Viewer,
  id: string,
  body: RefundBody,
  now: Date,
): Promise<OrderCardDto> {
  const { version, method, note = null } = body;
  return performAction(viewer, id, 'refund', now, async (order, tx) => {
    if (version !== order.version) throw new OrderMoved(order.id);
    const step = transition(order, 'refund', now);
    if (!step.ok) throw new OrderMoved(order.id, step.code);
    const wish = wishOf(body);
    const asked = refundsAsked(order, wish);
    if (!asked) throw invalid([{ code: 'UNKNOWN_ITEM', path: [PATHS[wish.part]] }], 422);
    const amountCents = sumOf(asked);
    if (amountCents === 0) throw new OrderMoved(order.id, 'NO_REFUND_DUE');
    const store = await storeOf(tx, order.branchId);
    if (!store) throw notFound();
    const money = moneyArguments(store.business);
    const most = refundableOf(order);
    if (amountCents > most)
      throw invalid(
        [{ code: 'REFUND_ABOVE_PAID', path: ['amountCents'], args: { mostCents: most, ...money } }],
        422,
      );
    const { payments, concededCents: conceded } = withRefunds(order, asked, {
      method,
      by: viewer.name,
      note,
      at: now.toISOString(),
    });
    if (asksProvider(order.payment, payments[0]) && !paymentProvider)
      throw invalid([{ code: 'PAYMENT_NOT_SET_UP', path: ['method'] }], 422);
    if (conceded > 0) {
      if ((note ?? '').length < 3)
        throw invalid([{ code: 'NOTE_REQUIRED', path: ['note'], args: { limit: 3 } }]);
      const grant = requirePermission(viewer, 'order.refund', order.branchId);
      const percent = store.branch.settings.refundPercent ?? 100;
      const limitCents = percentOf(moneyOf(order).paidCents, percent * 100);
      if (grant === 'limited' && conceded + concededCents(order) > limitCents)
        throw new ApiError(403, 'REFUND_LIMIT', { args: { limitCents, ...money } });
    }
    return { version, reason: note, set: toPaymentColumns(payments) };
  });
}

/** The field that names what is given back. */
const PATHS: Record<RefundRequest['part'], string> = {
  DUE: 'part',
  WHOLE: 'part',
  ITEM: 'place',
  FEE: 'fee',
  PARTS: 'items',
  AMOUNT: 'amountCents',
};

/** Whether a refund of it was added that a provider is to make. */
const asksProvider = (before: Payment, after: Payment | undefined): boolean =>
  after?.refunds.slice(before.refunds.length).some(({ provider }) => provider !== undefined) ?? false;

function wishOf({
  part,
  place,
  quantity,
  fee,
  items = [],
  fees = [],
  amountCents,
}: RefundBody): RefundRequest {
  const missing = (field: string) => invalid([{ code: 'REQUIRED', path: [field] }]);
  switch (part) {
    case 'DUE':
    case 'WHOLE':
      return { part };
    case 'ITEM':
      if (place === undefined) throw missing('place');
      if (quantity === undefined) throw missing('quantity');
      return { part, place, quantity };
    case 'FEE':
      if (fee === undefined) throw missing('fee');
      return { part, fee };
    case 'PARTS':
      if (items.length + fees.length === 0) throw missing('items');
      return { part, items, fees };
    case 'AMOUNT':
      if (amountCents === undefined) throw missing('amountCents');
      return { part, amountCents };
  }
}
