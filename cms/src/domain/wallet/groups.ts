import type { AccountCode } from '../ledger';

/** The groups of the wallet in the order in which they are shown. */
export const WALLET_GROUPS = [
  'cash',
  'bank',
  'cards',
  'mealVouchers',
  'provider',
  'customers',
  'couriers',
  'sellers',
  'tips',
] as const;
export type WalletGroupName = (typeof WALLET_GROUPS)[number];

/** Whether a balance is money of the business or money that it owes to somebody. */
export type WalletSide = 'YOURS' | 'OWED';

/** The accounts of each group without their owner, in the order in which they are shown. */
const ACCOUNTS: Readonly<Record<Exclude<WalletGroupName, 'couriers'>, readonly string[]>> = {
  cash: ['cash.branch', 'cash.drawer', 'cash.courier'],
  bank: ['pix.bank', 'bank'],
  cards: ['card.receivable:credit', 'card.receivable:debit'],
  mealVouchers: ['meal_voucher.receivable'],
  provider: ['provider.pending', 'provider.disputed', 'merchant.available', 'merchant.payout_reserved'],
  customers: ['orders.prepaid', 'orders.refund_due', 'provider.unmatched'],
  sellers: ['sellers.payable'],
  tips: ['tips'],
};
const OWED_GROUPS: readonly WalletGroupName[] = ['customers', 'couriers', 'sellers', 'tips'];
/** Owners without a balance are left out: former couriers and sellers would fill the list. */
const OWNED_BY_PEOPLE = ['cash.courier', 'sellers.payable', 'cash.drawer'];

/** The balance of an account, minor units; positive is a debit where it comes from the ledger. */
export interface WalletBalance {
  account: AccountCode;
  /** ISO 4217 */
  currency: string;
  balanceCents: number;
}

/** The balances of a group. They are positive for money that is there, or that is owed in a group of what is owed. */
export interface WalletGroup {
  name: WalletGroupName;
  side: WalletSide;
  rows: WalletBalance[];
}

const placeOf = (account: AccountCode, codes: readonly string[]): number =>
  codes.findIndex((code) => account === code || account.startsWith(`${code}:`));

/** The group of the wallet that an account belongs to; null for revenue and costs, which are no part of the wallet. */
export function walletGroupOf(account: AccountCode): WalletGroupName | null {
  for (const name of WALLET_GROUPS)
    if (name !== 'couriers' && placeOf(account, ACCOUNTS[name]) !== -1) return name;
  return null;
}

/** Whether an account counts what the business owes: its statement has the opposite sign of the ledger. */
export function isOwed(account: AccountCode): boolean {
  const group = walletGroupOf(account);
  return group !== null && OWED_GROUPS.includes(group);
}

/**
 * The balances of the ledger by group, groups without any left out. A courier's balance below 0 is owed to the courier.
 *
 * @param balances each account and currency once, positive for a debit, 0 where entries have cancelled each other out
 */
export function walletGroups(balances: readonly WalletBalance[]): WalletGroup[] {
  const rowsOf = new Map<WalletGroupName, WalletBalance[]>();
  for (const balance of balances) {
    const { account, balanceCents } = balance;
    const ofPerson = placeOf(account, OWNED_BY_PEOPLE) !== -1;
    const own = walletGroupOf(account);
    if (own === null || (ofPerson && balanceCents === 0)) continue;
    const name = account.startsWith('cash.courier:') && balanceCents < 0 ? 'couriers' : own;
    const shown = OWED_GROUPS.includes(name) ? 0 - balanceCents : balanceCents;
    rowsOf.set(name, [...(rowsOf.get(name) ?? []), { ...balance, balanceCents: shown }]);
  }
  return WALLET_GROUPS.flatMap((name) => {
    const rows = rowsOf.get(name);
    if (!rows) return [];
    return [{ name, side: OWED_GROUPS.includes(name) ? 'OWED' : 'YOURS', rows: sorted(name, rows) }];
  });
}

/** In the order of the accounts; of accounts with an owner the highest balance first. */
function sorted(name: WalletGroupName, rows: readonly WalletBalance[]): WalletBalance[] {
  const codes = name === 'couriers' ? ['cash.courier'] : ACCOUNTS[name];
  return [...rows].sort(
    (a, b) => placeOf(a.account, codes) - placeOf(b.account, codes) || b.balanceCents - a.balanceCents,
  );
}

/**
 * The money and the debts of the business in its own currency, minor units. Balances of other currencies, which only
 * unmatched payments have, are not added up.
 */
export function walletTotals(
  groups: readonly WalletGroup[],
  currency: string,
): { yoursCents: number; owedCents: number } {
  const total = (wanted: WalletSide) =>
    groups
      .filter(({ side }) => side === wanted)
      .flatMap(({ rows }) => rows)
      .filter((row) => row.currency === currency)
      .reduce((sum, { balanceCents }) => sum + balanceCents, 0);
  return { yoursCents: total('YOURS'), owedCents: total('OWED') };
}
