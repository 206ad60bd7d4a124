import type { OrderDto } from '@contracts/orders';
import type { RefundMethod } from '@domain/orders/payment';
import type { RefundAsked } from '@domain/orders/refund-asked';
import { useTranslation } from 'react-i18next';
import { balanceOf } from './balance-of';
import { refundShares, type RefundShare } from './refund-shares';
import { useFormat } from '@shared/format/context';

/** What of a refund the payment provider gives back by itself, what people give by hand, and how all of it was paid. */
export function useRefundWords(order: OrderDto, asked: readonly RefundAsked[], method: RefundMethod) {
  const { t, i18n } = useTranslation(['order-money', 'order']);
  const { money } = useFormat();
  const owing = balanceOf(order);
  const sharesBy = (how: RefundMethod) => (owing ? refundShares(owing, asked, how) : []);
  const list = new Intl.ListFormat(i18n.language);
  const methodWords = (each: RefundShare) => t(`order:payments.${each.method}`);
  const sum = (some: readonly RefundShare[]) => some.reduce((cents, each) => cents + each.amountCents, 0);

  const asPaid = sharesBy('SAME');
  const paidBy = [...new Set(asPaid.map(methodWords))];
  const shares = method === 'SAME' ? asPaid : sharesBy(method);
  const provided = shares.filter(({ byProvider }) => byProvider);
  const byHand = shares.filter(({ byProvider }) => !byProvider);
  const amount = money(sum(shares));
  const shareWords = (each: RefundShare) =>
    t('refund.share', { amount: money(each.amountCents), method: methodWords(each) });
  // What was paid in one way alone goes without saying it.
  const inWays = method === 'SAME' && (owing?.furtherPayments.length ?? 0) > 0;
  const handWords = inWays ? list.format(byHand.map(shareWords)) : money(sum(byHand));

  const words = { customer: order.customerName, amount };
  const text =
    shares.length === 0
      ? null
      : byHand.length === 0
        ? t('refund.byProvider', words)
        : provided.length === 0
          ? t('refund.text', { ...words, amount: handWords })
          : t('refund.partly', { ...words, provided: money(sum(provided)), byHand: handWords });
  return {
    text,
    /** Nobody has to hand anything over. */
    byItself: shares.length > 0 && byHand.length === 0,
    /** How what is given back was paid, in words; null while that is not known. */
    paidBy: paidBy.length > 0 ? list.format(paidBy) : null,
    /** Cash for what was paid in cash is the way it was paid. */
    cashAsPaid: asPaid.length > 0 && asPaid.every((each) => each.method === 'CASH'),
  };
}
