import type { PostingKind } from '@domain/ledger';

/** Which lines of a statement are shown; days are business days, both included. */
export interface StatementFilters {
  from?: string | undefined;
  to?: string | undefined;
  kind?: PostingKind | undefined;
}
