import type { z } from 'zod';
import type { WalletDto, walletQuery } from '../../../contracts/wallet';
import { read } from '../../../database/transaction';
import { walletGroups, walletTotals } from '../../../domain/wallet';
import type { Viewer } from '../../../sessions/viewer';
import { businessOf } from '../../businesses/exports';
import { balancesAt } from '../../ledger/exports';
import { branchScope } from './branch-scope';
import { ownerNames } from '../owner-names';

/**
 * Where the money of a branch, or of all branches that the viewer reaches, is and what is owed to whom.
 *
 * @throws 404 NOT_FOUND for a branch that the viewer does not reach
 */
export function readWallet(viewer: Viewer, { branch }: z.output<typeof walletQuery>): Promise<WalletDto> {
  const { businessId } = viewer;
  return read(async (sql) => {
    const branchIds = await branchScope(sql, viewer, branch);
    const { currency } = await businessOf(sql, businessId);
    const groups = walletGroups(await balancesAt(sql, { businessId, branchIds }));
    const accounts = groups.flatMap(({ rows }) => rows.map(({ account }) => account));
    const names = await ownerNames(sql, businessId, accounts);
    return {
      currency,
      ...walletTotals(groups, currency),
      groups: groups.map(({ name, side, rows }) => ({
        ...{ name, side },
        rows: rows.map((row) => ({ ...row, owner: names.get(row.account) ?? null })),
      })),
      hasProviderMoney: groups.some(({ name }) => name === 'provider'),
    };
  });
}
