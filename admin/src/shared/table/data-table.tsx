import type { ReactNode } from 'react';
import { BoneRow, DataRow, HeadRow, type TableParts } from './data-rows';
import styles from './data-table.module.css';
import type { Sort } from './use-list-address';
import { classes } from '../ui/classes';
import { ErrorState } from '../ui/states';

export type { Column } from './data-rows';

interface DataTableProps<R> extends TableParts<R> {
  /** What the rows are, for screen readers. */
  label: string;
  rows: readonly R[];
  rowKey: (row: R) => string;
  sort?: Sort;
  onSort?: (sort: Sort) => void;
  isLoading?: boolean;
  /** Rows of the question before: faint until the new ones are there. */
  isStale?: boolean;
  error?: unknown;
  onRetry?: () => void;
  /** Shown instead of no rows. */
  empty: ReactNode;
}

const SKELETON_ROWS = 8;

export function DataTable<R>(props: DataTableProps<R>) {
  const { label, rows, rowKey, sort, onSort, isLoading, isStale, error, onRetry, empty, ...parts } = props;
  if (error) return <ErrorState error={error} onRetry={onRetry} />;
  if (!isLoading && rows.length === 0) return <>{empty}</>;
  return (
    <div className={styles.scroll} aria-busy={isLoading || isStale}>
      <table className={classes(styles.table, isStale && styles.stale)} aria-label={label}>
        <thead>
          <HeadRow {...parts} sort={sort} onSort={onSort} />
        </thead>
        <tbody>
          {isLoading
            ? Array.from({ length: SKELETON_ROWS }, (_, line) => <BoneRow key={line} {...parts} />)
            : rows.map((row) => <DataRow key={rowKey(row)} row={row} {...parts} />)}
        </tbody>
      </table>
    </div>
  );
}
