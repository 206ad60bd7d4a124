import type { z } from 'zod';
import type { ExtraGroupDto, stockBody, VariationGroupDto } from '../../../contracts/menu';
import { readOne } from '../../../crud/read-rows';
import { inTransaction } from '../../../database/transaction';
import type { ItemState, PartStock } from '../../../domain/menu';
import { ApiError, notFound } from '../../../errors/api-error';
import type { Viewer } from '../../../sessions/viewer';
import { extraGroup } from '../nouns/extra-group';
import { variationGroup } from '../nouns/variation-group';
import { recordStock } from '../stock/record-stock';
import type { PartOf } from './change-part';

type Move = z.output<typeof stockBody>;

/** Keeps what came in, went to waste or was counted of an extra that is tracked, wherever its group is offered. */
export async function adjustExtraStock(
  viewer: Viewer,
  { groupId, partId }: PartOf,
  move: Move,
  now: Date,
): Promise<ExtraGroupDto> {
  const { branchId, extras } = await readOne(extraGroup, viewer, groupId);
  const shelf = { row: { ...extraGroup, id: groupId }, branchId, ...trackedPart(extras, partId) };
  await inTransaction((tx) => recordStock(tx, viewer, shelf, move, now));
  return readOne(extraGroup, viewer, groupId);
}

/** The same for a variation, of whatever product comes in it. */
export async function adjustVariationStock(
  viewer: Viewer,
  { groupId, partId }: PartOf,
  move: Move,
  now: Date,
): Promise<VariationGroupDto> {
  const { branchId, variations } = await readOne(variationGroup, viewer, groupId);
  const shelf = { row: { ...variationGroup, id: groupId }, branchId, ...trackedPart(variations, partId) };
  await inTransaction((tx) => recordStock(tx, viewer, shelf, move, now));
  return readOne(variationGroup, viewer, groupId);
}

function trackedPart(
  parts: readonly (PartStock & { id: string; name: string; state: ItemState })[],
  partId: string,
) {
  const part = parts.find(({ id, state }) => id === partId && state !== 'ARCHIVED');
  if (!part) throw notFound();
  if (!part.stockTracked) throw new ApiError(422, 'STOCK_NOT_TRACKED', { path: ['kind'] });
  return { part: { id: part.id, name: part.name }, before: part.stockQuantity };
}
