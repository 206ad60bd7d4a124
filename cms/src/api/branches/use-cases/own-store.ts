import type { Sql } from '../../../database/sql';
import { notFound } from '../../../errors/api-error';
import { requireBranch, type Viewer } from '../../../sessions/viewer';
import type { LoadedStore } from '../../../store/load-store';
import { storeOf } from '../../../store/stores';

/** The store of a branch the viewer reaches; anything else does not exist. */
export async function ownStore(sql: Sql, viewer: Viewer, branchId: string): Promise<LoadedStore> {
  requireBranch(viewer, branchId);
  const store = await storeOf(sql, branchId);
  if (store?.businessId !== viewer.businessId) throw notFound();
  return store;
}
