import type { BaseRecord } from '@refinedev/core';

/** A row that is changed against the version it was read at. */
export interface VersionedRow extends BaseRecord {
  id: string;
  version: number;
}
