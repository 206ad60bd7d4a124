import type { z } from 'zod';
import type { SellerSumsDto, sumsQuery } from '../../../contracts/sellers';
import { read } from '../../../database/transaction';
import { ownStore } from '../../branches/use-cases/own-store';
import { viewerPersonFilter, type Viewer } from '../../../sessions/viewer';
import { sumsOf } from '../store/sums';

/** What each seller of a branch sold and earned in a period; whoever sees only their own is told only that. */
export async function readSums(
  viewer: Viewer,
  { branchId, from, to }: z.output<typeof sumsQuery>,
): Promise<SellerSumsDto[]> {
  return read(async (sql) => {
    await ownStore(sql, viewer, branchId);
    const personId = viewerPersonFilter(viewer, 'seller.view');
    return sumsOf(sql, { businessId: viewer.businessId, branchId, from, to, personId });
  });
}
