import { inTransaction } from '../../../database/transaction';
import { invalid } from '../../../errors/api-error';
import type { Viewer } from '../../../sessions/viewer';
import { bumpStoreVersion } from '../../../store/version';
import { recordChange } from '../record-change';
import { lockBranch } from '../store/branches';
import { setPriorities, zonesInOrder } from '../store/zones';
import { ownStore } from './own-store';

/**
 * Puts the zones of a branch in the order in which they win: those that are named as they are named, the others after
 * them as they stood. What a form holds of a zone stays true, so no version counts on.
 */
export async function orderZones(
  viewer: Viewer,
  branchId: string,
  ids: readonly string[],
  now: Date,
): Promise<void> {
  await inTransaction(async (tx) => {
    const { businessId } = await ownStore(tx, viewer, branchId);
    // Of two who move at once the second moves in what the first has made of it.
    await lockBranch(tx, businessId, branchId);
    const scope = { businessId, branchId };
    const zones = await zonesInOrder(tx, scope);
    const known = new Map(zones.map(({ id, priority }) => [id, priority]));
    const unknown = ids.flatMap((id, index) => (known.has(id) ? [] : [index]));
    if (unknown.length > 0)
      throw invalid(unknown.map((index) => ({ code: 'UNKNOWN_REFERENCE', path: ['ids', index] })));

    const order = [...new Set([...ids, ...known.keys()])];
    const changes = order
      .map((id, index) => ({ id, priority: index + 1 }))
      .filter(({ id, priority }) => known.get(id) !== priority);
    if (changes.length === 0) return;
    await setPriorities(tx, scope, changes);
    await bumpStoreVersion(tx, branchId);
    await recordChange(tx, viewer, branchId, { action: 'order-zones', at: now, after: { zones: order } });
  });
}
