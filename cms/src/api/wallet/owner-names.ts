import type { Sql } from '../../database/sql';
import type { AccountCode } from '../../domain/ledger';
import { branchPlaces } from '../branches/exports';
import { courierNames } from '../couriers/exports';
import { sellerNames } from '../sellers/exports';

const ownersOf = (accounts: readonly AccountCode[], code: string): string[] =>
  accounts
    .filter((account) => account.startsWith(`${code}:`))
    .map((account) => account.slice(code.length + 1));

/** The names of the branches, couriers and sellers whose accounts these are, by account. */
export async function ownerNames(
  sql: Sql,
  businessId: string,
  accounts: readonly AccountCode[],
): Promise<ReadonlyMap<AccountCode, string>> {
  const branches = await branchPlaces(sql, businessId);
  const couriers = await courierNames(sql, businessId, ownersOf(accounts, 'cash.courier'));
  const sellers = await sellerNames(sql, businessId, ownersOf(accounts, 'sellers.payable'));
  const names = new Map<AccountCode, string>();
  for (const account of accounts) {
    const owner = account.slice(account.indexOf(':') + 1);
    const name = account.startsWith('cash.branch:')
      ? branches.get(owner)?.name
      : account.startsWith('cash.courier:')
        ? couriers.get(owner)
        : account.startsWith('sellers.payable:')
          ? sellers.get(owner)
          : undefined;
    if (name !== undefined) names.set(account, name);
  }
  return names;
}
