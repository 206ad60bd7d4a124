import type { BaseRecord } from '@refinedev/core';
import type { ReactNode } from 'react';
import { BoneRow, DataRow, HeadRow, type TableParts } from './data-rows';
import styles from './data-table.module.css';
import type { Sort } from './use-list-address';
import type { LongList } from './use-long-list';
import { useLongRows } from './use-long-rows';
import { classes } from '../ui/classes';
import { ErrorState } from '../ui/states';

interface LongTableProps<R extends BaseRecord> extends TableParts<R> {
  /** What the rows are, for screen readers. */
  label: string;
  list: LongList<R>;
  /** Of a row, in pixels, until it is measured. */
  height: number;
  onSort?: (sort: Sort) => void;
  /** Shown instead of no rows. */
  empty: ReactNode;
}

const SKELETON_ROWS = 8;

/** A table of as many rows as there are, of which those in sight are drawn. Its columns keep their width: give it. */
export function LongTable<R extends BaseRecord>(props: LongTableProps<R>) {
  const { label, list, height, onSort, empty, ...parts } = props;
  const rows = useLongRows<HTMLTableSectionElement>({
    count: list.total,
    estimate: height,
    start: list.start,
    question: list.question,
    onSee: list.see,
    onRest: list.rest,
  });
  if (list.error && !list.isPart) return <ErrorState error={list.error} onRetry={list.refetch} />;
  if (!list.isLoading && list.total === 0) return <>{empty}</>;
  const width = parts.columns.length + (parts.selection ? 1 : 0) + (parts.rowActions ? 1 : 0);
  return (
    <div aria-busy={list.isLoading || list.isStale}>
      <table
        className={classes(styles.table, styles.long, list.isStale && styles.stale)}
        aria-label={label}
        aria-rowcount={list.isLoading ? -1 : list.total + 1}
      >
        <thead>
          <HeadRow {...parts} sort={list.sort} onSort={onSort} />
        </thead>
        <tbody ref={rows.ref} {...rows.holding}>
          {list.isLoading &&
            Array.from({ length: SKELETON_ROWS }, (_, line) => (
              <BoneRow key={line} height={height} {...parts} />
            ))}
          {rows.parts.map((part) => {
            if ('space' in part)
              return (
                <tr key={part.key} className={styles.space} aria-hidden>
                  <td colSpan={width} style={{ height: part.space }} />
                </tr>
              );
            const row = list.rowAt(part.line);
            return row ? (
              <DataRow key={row.id} row={row} index={part.line} measure={rows.measure} {...parts} />
            ) : (
              <BoneRow key={`bone ${part.line}`} index={part.line} height={height} {...parts} />
            );
          })}
        </tbody>
      </table>
      {list.error && <ErrorState error={list.error} onRetry={list.refetch} />}
    </div>
  );
}
