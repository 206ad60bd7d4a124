import type { z } from 'zod';
import type { Parameter } from '../database/sql';
import type { Tx } from '../database/transaction';
import { ApiError, notFound } from '../errors/api-error';
import type { Viewer } from '../sessions/viewer';
import { documentsOf } from './documents';
import type { Noun, Row } from './noun';

/** Filters for the rows of a noun that the viewer reaches: those of the business, in their branches. */
export function scopeFilters(viewer: Viewer, noun: { table: string }): object[] {
  const own: object[] = [{ businessId: viewer.businessId }];
  if (viewer.branchIds.length === 0) return own;
  return [
    ...own,
    { [noun.table === 'branches' ? 'documentId' : 'branchId']: { $in: [...viewer.branchIds] } },
  ];
}

/** One row the viewer reaches, archived or not, or 404. */
export async function reachedRow<R extends Row, C extends z.ZodType, U extends z.ZodType, D>(
  noun: Noun<R, C, U, D>,
  viewer: Viewer,
  id: string,
): Promise<R> {
  const [row] = await documentsOf<R>(noun.uid).findMany({
    filters: { $and: [...scopeFilters(viewer, noun), { documentId: id }] },
    limit: 1,
  });
  if (!row) throw notFound();
  return row;
}

/** The same, or 404 for one that is archived. */
export async function rowInUse<R extends Row, C extends z.ZodType, U extends z.ZodType, D>(
  noun: Noun<R, C, U, D>,
  viewer: Viewer,
  id: string,
): Promise<R> {
  const row = await reachedRow(noun, viewer, id);
  if (row.state === 'ARCHIVED') throw notFound();
  return row;
}

/** Compare-and-set on the version. Two people saving at once: one wins, the other is shown the row as it is. */
export async function claimVersion<R extends Row, C extends z.ZodType, U extends z.ZodType, D>(
  tx: Tx,
  noun: Noun<R, C, U, D>,
  viewer: Viewer,
  before: R,
  version: number | null,
): Promise<void> {
  const parameters: Parameter[] = [before.documentId, viewer.businessId];
  if (version !== null) parameters.push(version);
  const claimed = await tx.run(
    `UPDATE ${noun.table} SET version = version + 1
      WHERE document_id = ? AND business_id = ?${version === null ? '' : ' AND version = ?'}`,
    parameters,
  );
  if (claimed === 0) throw new StaleVersion(before.documentId);
}

/** Raised inside the transaction; the controller answers it with the row as it is now. */
export class StaleVersion extends ApiError {
  constructor(readonly id: string) {
    super(409, 'STALE_VERSION');
  }
}
