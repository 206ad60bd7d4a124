import type { z } from 'zod';
import { inList, type Parameter } from '../database/sql';
import type { Tx } from '../database/transaction';
import { grantOf, reachesBranch } from '../domain/access';
import { ApiError, invalid, notFound, type Issue } from '../errors/api-error';
import type { Viewer } from '../sessions/viewer';
import { documentsOf } from './documents';
import type { Fields, Noun, ReadNoun, Row, Scope } from './noun';

interface Scoped {
  scope: Scope;
}

/** Filters for the rows of a noun that the viewer reaches: those of the business, in their branches. */
function scopeFilters(
  { businessId, branchIds }: Pick<Viewer, 'businessId' | 'branchIds'>,
  { scope }: Scoped,
): object[] {
  const own = { businessId };
  if (branchIds.length === 0 || scope === 'business') return [own];
  if (scope !== 'branches')
    return [own, { [scope === 'self' ? 'documentId' : 'branchId']: { $in: [...branchIds] } }];
  // A list is a column of JSON, and one without branches is of all of them.
  const named = ['[]', ...branchIds].map((text) => ({ branchIds: { $containsi: text } }));
  return [own, { $or: [{ branchIds: { $null: true } }, ...named] }];
}

/** The same, narrowed to what is the viewer's own where they may read no more of the noun. */
export async function authorizedFilters<R extends Row, D>(
  viewer: Viewer,
  noun: ReadNoun<R, D>,
): Promise<object[]> {
  const own = grantOf(viewer, noun.permissions.read) === 'own' ? await noun.own?.(viewer) : undefined;
  return [...scopeFilters(viewer, noun), ...(own ? [own] : [])];
}

/** The branch that a row is of, or is; null for one that is not of a single branch. */
export function branchIdOf({ scope }: Scoped, { documentId, branchId }: Fields<Row>): string | null {
  const id = scope === 'self' ? documentId : branchId;
  return typeof id === 'string' ? id : null;
}

/** What speaks against the branches that a row would be of: the viewer decides only about those they reach. */
export function branchIssues(
  viewer: Pick<Viewer, 'role' | 'allow' | 'deny' | 'branchIds'>,
  { scope }: Scoped,
  next: Fields<Row>,
  before: Row | null,
): Issue[] {
  const [named, known] = [branchesOf(scope, next), branchesOf(scope, before ?? {})];
  const moved = [...named.filter((id) => !known.includes(id)), ...known.filter((id) => !named.includes(id))];
  const toAll = scope === 'branches' && (named.length === 0) !== (before !== null && known.length === 0);
  const refused = (toAll && viewer.branchIds.length > 0) || moved.some((id) => !reachesBranch(viewer, id));
  return refused ? [unknownBranch(scope)] : [];
}

/** Refuses branches that a row is newly of, and that are none of the business: who reaches every branch has no list. */
export async function requireOwnBranches(
  tx: Tx,
  { scope }: Scoped,
  { businessId }: Pick<Viewer, 'businessId'>,
  next: Fields<Row>,
  before: Row | null,
): Promise<void> {
  const known = branchesOf(scope, before ?? {});
  const ids = [...new Set(branchesOf(scope, next))].filter((id) => !known.includes(id));
  if (ids.length === 0) return;
  const own = await tx.all(
    `SELECT 1 AS one FROM branches WHERE business_id = ? AND ${inList(tx, 'document_id')}`,
    [businessId, ids],
  );
  if (own.length < ids.length) throw invalid([unknownBranch(scope)]);
}

const unknownBranch = (scope: Scope): Issue => ({
  code: 'UNKNOWN_BRANCH',
  path: [scope === 'branches' ? 'branchIds' : 'branchId'],
});

function branchesOf(scope: Scope, { branchId, branchIds }: Fields<Row>): string[] {
  const named: unknown = scope === 'branches' ? branchIds : scope === 'branch' ? [branchId] : [];
  return Array.isArray(named) ? named.filter((id): id is string => typeof id === 'string') : [];
}

/** One row the viewer reaches, archived or not, or 404. */
export async function authorizedRow<R extends Row, D>(
  noun: ReadNoun<R, D>,
  viewer: Viewer,
  id: string,
): Promise<R> {
  const filters = await authorizedFilters(viewer, noun);
  const [row] = await documentsOf<R>(noun.uid).findMany({
    filters: { $and: [...filters, { documentId: id }] },
    limit: 1,
  });
  if (!row) throw notFound();
  return row;
}

/** The same, or 404 for one that is archived. */
export async function rowInUse<R extends Row, D>(
  noun: ReadNoun<R, D>,
  viewer: Viewer,
  id: string,
): Promise<R> {
  const row = await authorizedRow(noun, viewer, id);
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
