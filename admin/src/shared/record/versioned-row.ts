import type { BaseRecord } from '@refinedev/core';
import { ApiError } from '../api/error';

/** A row that is changed against the version it was read at. */
export interface VersionedRow extends BaseRecord {
  id: string;
  version: number;
}

/** The row as it is stored, where somebody else was faster; null for every other error. */
export function conflictingRow<Row>(error: unknown): Row | null {
  if (!(error instanceof ApiError) || error.code !== 'STALE_VERSION') return null;
  return (error.details.current as Row | undefined) ?? null;
}
