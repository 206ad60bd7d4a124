import type { Discount, FeeKind } from '../orders/order';
import type { Payment, Refund } from '../orders/payment';

/*
 * The chart of accounts of a business. A positive balance is a debit: assets and expenses are positive, liabilities and
 * revenue are negative. Source: "Money" in the design of the domain.
 */

/** Assets without an owner of their own: each says where money of the business is. */
const MONEY_ACCOUNTS = [
  'pix.bank',
  'bank',
  'card.receivable:credit',
  'card.receivable:debit',
  'meal_voucher.receivable',
  /** Held by the payment provider, not yet paid to the business. */
  'provider.pending',
  /** Held by the payment provider until a bank has decided on a dispute. */
  'provider.disputed',
  'merchant.available',
  'merchant.payout_reserved',
] as const;

/** Liabilities to customers. */
const CUSTOMER_ACCOUNTS = [
  /** Paid for orders that are not concluded. */
  'orders.prepaid',
  /** Paid beyond what an order owes, to be given back. */
  'orders.refund_due',
  /** Received by the payment provider and fits no order. */
  'provider.unmatched',
] as const;

const REVENUE_ACCOUNTS = [
  'sales',
  'delivery_fees',
  'service_fees',
  'packaging_fees',
  'small_order_fees',
  'discounts.coupon',
  'discounts.loyalty',
  'discounts.manual',
  'discounts.promo',
  /** Goodwill refunds of concluded orders: given back without being owed. */
  'refunds',
] as const;

const COST_ACCOUNTS = [
  'commissions',
  'couriers.pay',
  'fees.credit',
  'fees.debit',
  'fees.meal_voucher',
  'fees.pix',
  'fees.online',
  'fees.payout',
  'platform.fee',
  'cash.differences',
  'expenses.cash',
  'write_off',
] as const;

/** `tips` is a liability: what customers gave for the staff, until it is paid out. */
export const FIXED_ACCOUNTS = [
  ...MONEY_ACCOUNTS,
  ...CUSTOMER_ACCOUNTS,
  ...REVENUE_ACCOUNTS,
  'tips',
  ...COST_ACCOUNTS,
] as const;

/**
 * Accounts with an owner, by the owner's id: the cash of a branch outside of drawers, a drawer, what a courier holds of the
 * branch (negative: what the branch owes them), and what a seller is owed.
 */
export const OWNED_ACCOUNTS = ['cash.branch', 'cash.drawer', 'cash.courier', 'sellers.payable'] as const;

export type AccountCode = (typeof FIXED_ACCOUNTS)[number] | `${(typeof OWNED_ACCOUNTS)[number]}:${string}`;

/** Whether an account says where money of the business is: cash, bank, receivables, provider, available. */
export const isMoneyAccount = (code: AccountCode): boolean =>
  code.startsWith('cash.branch:') ||
  code.startsWith('cash.drawer:') ||
  code.startsWith('cash.courier:') ||
  MONEY_ACCOUNTS.some((account) => account === code);

/** Whether the balance of an account is never below 0: nobody pays out of it what is not there. */
export const hasFloor = (code: string): boolean =>
  code === 'merchant.available' || code === 'merchant.payout_reserved' || code.startsWith('cash.drawer:');

/** The revenue account of a fee. The tip is the staff's. */
export const FEE_ACCOUNTS: Readonly<Record<FeeKind, AccountCode>> = {
  DELIVERY: 'delivery_fees',
  SERVICE: 'service_fees',
  TIP: 'tips',
  PACKAGING: 'packaging_fees',
  SMALL_ORDER: 'small_order_fees',
};

export const DISCOUNT_ACCOUNTS: Readonly<Record<Discount['source'], AccountCode>> = {
  COUPON: 'discounts.coupon',
  LOYALTY: 'discounts.loyalty',
  MANUAL: 'discounts.manual',
  PROMO: 'discounts.promo',
};

/** The cash account of whoever holds cash of a branch; without a holder it is the branch's own. */
export function cashAccount(branchId: string, holder: Payment['cashHolder']): AccountCode {
  if (holder?.courierId !== undefined) return `cash.courier:${holder.courierId}`;
  if (holder?.drawerId !== undefined) return `cash.drawer:${holder.drawerId}`;
  return `cash.branch:${branchId}`;
}

type Paid = Pick<Payment, 'method' | 'confirmedBy' | 'cashHolder'>;

/** The account of a received payment's money. An online payment that staff confirm reached the bank past the provider. */
export function paymentAccount(payment: Paid, branchId: string): AccountCode {
  switch (payment.method) {
    case 'CASH':
      return cashAccount(branchId, payment.cashHolder);
    case 'CREDIT':
      return 'card.receivable:credit';
    case 'DEBIT':
      return 'card.receivable:debit';
    case 'MEAL_VOUCHER':
      return 'meal_voucher.receivable';
    case 'PIX':
      return 'pix.bank';
    case 'ONLINE':
      return payment.confirmedBy === 'PROVIDER' ? 'provider.pending' : 'bank';
  }
}

/**
 * Where the money of a refund comes from: the account of its payment where it goes back the way it came or a bank takes it;
 * cash comes from the branch or the drawer that gave it, never from the courier who had collected the payment.
 */
export function refundAccount(
  payment: Paid,
  refund: Pick<Refund, 'method' | 'chargeback' | 'cashHolder'>,
  branchId: string,
): AccountCode {
  if (refund.chargeback) return paymentAccount(payment, branchId);
  switch (refund.method) {
    case 'SAME':
      return payment.method === 'CASH'
        ? cashAccount(branchId, refund.cashHolder)
        : paymentAccount(payment, branchId);
    case 'CASH':
      return cashAccount(branchId, refund.cashHolder);
    case 'PIX':
      return 'pix.bank';
    case 'OTHER':
      return 'bank';
  }
}
