import type { z } from 'zod';
import { actorOf, writeAudit } from '../../../audit/audit';
import type { Noun, Row } from '../../../crud/noun';
import { readOne } from '../../../crud/read-rows';
import { inTransaction } from '../../../database/transaction';
import { reachesBranch } from '../../../domain/access';
import { placeRow, type Place } from '../../../domain/menu';
import { invalid, notFound } from '../../../errors/api-error';
import { appendEvent } from '../../../realtime/append';
import type { Viewer } from '../../../sessions/viewer';
import { bumpStoreVersion } from '../../../store/version';
import { lockBranch } from '../../branches/exports';
import { category } from '../nouns/category';
import { product } from '../nouns/product';
import { branchOfRow, rowsInOrder, setPositions } from '../store/menu-order';

/** Puts a product beside another one of its branch. */
export const placeProduct = (viewer: Viewer, id: string, place: Place) => put(product, viewer, id, place);

/** The same with categories. */
export const placeCategory = (viewer: Viewer, id: string, place: Place) => put(category, viewer, id, place);

/**
 * Only the place changes: what a form holds of the row stays true, so its version does not count on – neither that of
 * the moved one nor of those that have to make room.
 */
async function put<R extends Row, C extends z.ZodType, U extends z.ZodType, D>(
  noun: Noun<R, C, U, D>,
  viewer: Viewer,
  id: string,
  place: Place,
): Promise<D> {
  await inTransaction(async (tx) => {
    const { businessId } = viewer;
    const branchId = await branchOfRow(tx, noun.table, businessId, id);
    if (branchId === undefined || !reachesBranch(viewer, branchId)) throw notFound();
    // Of two who move at once the second moves in what the first has made of it.
    await lockBranch(tx, businessId, branchId);
    const rows = await rowsInOrder(tx, noun.table, { businessId, branchId });
    const moved = rows.find((row) => row.id === id);
    if (!moved) throw notFound();
    const changes = placeRow(rows, id, place);
    if (!changes)
      throw invalid([{ code: 'UNKNOWN_REFERENCE', path: ['after' in place ? 'after' : 'before'] }]);
    if (changes.length === 0) return;
    await setPositions(tx, noun.table, businessId, changes);
    await bumpStoreVersion(tx, branchId);
    const scope = { businessId, branchId, at: new Date() };
    const position = changes.find((row) => row.id === id)?.position ?? moved.position;
    await writeAudit(tx, {
      ...scope,
      actor: actorOf(viewer),
      entity: noun.entity,
      entityId: id,
      action: 'place',
      before: { position: moved.position },
      after: { position },
    });
    await appendEvent(tx, { ...scope, type: noun.event, resource: noun.resource, entityId: id });
  });
  return readOne(noun, viewer, id);
}
