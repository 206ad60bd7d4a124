import { useTranslation } from 'react-i18next';

/** The words of each account by its code without the owner. */
const WORDS = {
  'cash.branch': 'cashBranch',
  'cash.drawer': 'cashDrawer',
  'cash.courier': 'cashCourier',
  'pix.bank': 'pix',
  bank: 'bank',
  'card.receivable:credit': 'credit',
  'card.receivable:debit': 'debit',
  'meal_voucher.receivable': 'mealVoucher',
  'provider.pending': 'providerPending',
  'provider.disputed': 'providerDisputed',
  'provider.unmatched': 'unmatched',
  'merchant.available': 'available',
  'merchant.payout_reserved': 'reserved',
  'orders.prepaid': 'prepaid',
  'orders.refund_due': 'refundDue',
  'sellers.payable': 'seller',
  tips: 'tips',
} as const;

/** Gives the name of an account of the wallet: with its owner, who is the subject where the account has one. */
export function useAccountName(): (row: { account: string; owner: string | null }) => string {
  const { t } = useTranslation('wallet');
  return ({ account, owner }) => {
    const found = Object.entries(WORDS).find(([code]) => account === code || account.startsWith(`${code}:`));
    return found ? t(`accounts.${found[1]}`, { owner: owner ?? t('unknown') }) : account;
  };
}
