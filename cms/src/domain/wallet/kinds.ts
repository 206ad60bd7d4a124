import type { AccountCode, PostingKind } from '../ledger';
import { walletGroupOf, type WalletGroupName } from './groups';

const PAID = ['ORDER_PAYMENT', 'ORDER_PAYMENT_REVERSED', 'ORDER_REFUND'] as const;

const KINDS: Readonly<Record<WalletGroupName, readonly PostingKind[]>> = {
  cash: [...PAID, 'COURIER_PAY', 'COURIER_HAND_IN', 'COURIER_PAID'],
  bank: [...PAID, 'COMMISSION_PAID'],
  cards: PAID,
  mealVouchers: PAID,
  provider: [
    'ORDER_PAYMENT',
    'ORDER_REFUND',
    'ORDER_REFUND_FAILED',
    'ORDER_DISPUTE',
    'ORDER_CHARGEBACK',
    'UNMATCHED_RECEIVED',
    'UNMATCHED_RETURNED',
  ],
  customers: [
    ...PAID,
    'ORDER_ADJUSTMENT',
    'ORDER_SALE',
    'ORDER_REFUND_FAILED',
    'ORDER_CHARGEBACK',
    'UNMATCHED_RECEIVED',
    'UNMATCHED_RETURNED',
  ],
  couriers: ['ORDER_PAYMENT', 'ORDER_PAYMENT_REVERSED', 'COURIER_PAY', 'COURIER_HAND_IN', 'COURIER_PAID'],
  sellers: ['COMMISSION_EARNED', 'COMMISSION_REVERSED', 'COMMISSION_PAID'],
  tips: ['ORDER_SALE', 'ORDER_REFUND', 'COURIER_PAY'],
};

/** The kinds by which the statement of an account of the wallet can be filtered; none for other accounts. */
export function kindsOfAccount(account: AccountCode): readonly PostingKind[] {
  if (account.startsWith('cash.courier:')) return KINDS.couriers;
  const group = walletGroupOf(account);
  return group === null ? [] : KINDS[group];
}
