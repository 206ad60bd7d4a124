import { StaleVersion } from '../../../crud/scope';
import { withSavepoint } from '../../../database/savepoint';
import type { Tx } from '../../../database/transaction';
import { ApiError, type Issue } from '../../../errors/api-error';
import { uniqueViolationPath } from '../../../errors/constraint';
import type { KeptRemark } from '../store/releases';
import type { ChangeRow } from '../store/staged-changes';

/** Raised when a release cannot be published as it is: nothing of it was, and each reason is named. */
export class ReleaseRefused extends ApiError {
  constructor(readonly remarks: readonly KeptRemark[]) {
    super(422, 'RELEASE_REFUSED', { args: { count: remarks.length } });
  }
}

export interface Refusal {
  issue: Issue;
  /** After it the database takes nothing more in the transaction. */
  final: boolean;
}

/** Why a row cannot be so, where that is its own affair; everything else ends the whole. */
export function refusalOf(error: unknown): Refusal | null {
  const path = uniqueViolationPath(error);
  if (path) return { issue: { code: 'ALREADY_EXISTS', path }, final: true };
  if (!(error instanceof ApiError)) return null;
  if (error.status !== 400 && !(error instanceof StaleVersion)) return null;
  const { path: at = [], args } = error.options;
  return { issue: { code: error.code, path: at, ...(args && { args }) }, final: false };
}

/**
 * Does work on one row of several: where the row cannot be so, nothing of it is written, the reason is answered in the
 * words of `refused`, and the others go on.
 */
export async function catchRefusal<T>(
  tx: Tx,
  work: () => Promise<T>,
  refused: (issue: Issue) => T,
): Promise<T> {
  try {
    return await withSavepoint(tx, work);
  } catch (error) {
    const refusal = refusalOf(error);
    if (!refusal) throw error;
    return refused(refusal.issue);
  }
}

export const remarkOn = (
  change: Pick<ChangeRow, 'entity' | 'entityId' | 'name'>,
  issue: Issue,
): KeptRemark => ({
  row: { entity: change.entity, id: change.entityId, name: change.name },
  issue,
});
