import { describe, expect, it } from 'vitest';
import type { AccountCode } from '../../../src/domain/ledger';
import { FIXED_ACCOUNTS, POSTING_KINDS } from '../../../src/domain/ledger';
import {
  isOwed,
  kindsOfAccount,
  walletGroupOf,
  walletGroups,
  walletTotals,
} from '../../../src/domain/wallet';

const balance = (account: AccountCode, balanceCents: number, currency = 'BRL') => ({
  account,
  balanceCents,
  currency,
});

describe('the groups of the wallet', () => {
  it('show what is owed as positive amounts, and owe a courier what is below 0', () => {
    const groups = walletGroups([
      balance('orders.refund_due', -300),
      balance('cash.courier:c2', -150),
      balance('cash.courier:c1', 900),
      balance('cash.branch:b1', 500),
      balance('sellers.payable:s1', -70),
      balance('sales', -5000),
    ]);
    expect(groups.map(({ name, side, rows }) => [name, side, rows.map((row) => row.balanceCents)])).toEqual([
      ['cash', 'YOURS', [500, 900]],
      ['customers', 'OWED', [300]],
      ['couriers', 'OWED', [150]],
      ['sellers', 'OWED', [70]],
    ]);
    expect(walletTotals(groups, 'BRL')).toEqual({ yoursCents: 1400, owedCents: 520 });
  });

  it('keep accounts of no owner that are at 0, and leave out people who are', () => {
    const groups = walletGroups([
      balance('provider.pending', 0),
      balance('cash.courier:c1', 0),
      balance('sellers.payable:s1', 0),
    ]);
    expect(groups.map(({ name }) => name)).toEqual(['provider']);
  });

  it('do not add up different currencies', () => {
    const groups = walletGroups([
      balance('provider.pending', 100),
      balance('provider.pending', 900, 'USD'),
      balance('provider.unmatched', -900, 'USD'),
    ]);
    expect(walletTotals(groups, 'BRL')).toEqual({ yoursCents: 100, owedCents: 0 });
  });
});

it('takes no revenue and no cost for a part of the wallet', () => {
  const shown = FIXED_ACCOUNTS.filter((account) => walletGroupOf(account) !== null);
  expect(
    FIXED_ACCOUNTS.filter((account) => !shown.includes(account)).every((account) =>
      /^(sales|.*_fees|discounts\..*|refunds|commissions|couriers\.pay|fees\..*|platform\.fee|cash\.differences|expenses\.cash|write_off)$/.test(
        account,
      ),
    ),
  ).toBe(true);
  expect(shown.filter(isOwed)).toEqual(['orders.prepaid', 'orders.refund_due', 'provider.unmatched', 'tips']);
});

it('filters each account by kinds that are posted, each named once', () => {
  for (const account of [
    ...FIXED_ACCOUNTS,
    'cash.branch:b',
    'cash.courier:c',
    'sellers.payable:s',
  ] as const) {
    const kinds = kindsOfAccount(account);
    expect(new Set(kinds).size).toBe(kinds.length);
    expect(kinds.every((kind) => POSTING_KINDS.includes(kind))).toBe(true);
    expect(kinds.length > 0).toBe(walletGroupOf(account) !== null);
  }
});
