import type { BaseRecord } from '@refinedev/core';
import { useMemo, type ReactNode } from 'react';
import { BoneRow, DataRow, HeadRow, type TableParts } from './data-rows';
import styles from './data-table.module.css';
import type { Sort } from './use-list-address';
import type { LongList } from './use-long-list';
import { useLongRows, type Landing } from './use-long-rows';
import { SortHandle } from '../sortable/sort-handle';
import { Sorting, useSorting } from '../sortable/sorting';
import { classes } from '../ui/classes';
import { ErrorState } from '../ui/states';

/** How rows are put in order by hand. */
export interface RowSorting<R> {
  nameOf: (row: R) => string;
  /** Left out where the order cannot be changed now. */
  onMove?: (from: number, to: number) => void;
  landing: Landing | null;
}

interface LongTableProps<R extends BaseRecord> extends Omit<TableParts<R>, 'handle'> {
  /** What the rows are, for screen readers. */
  label: string;
  list: LongList<R>;
  /** Of a row, in pixels, until it is measured. */
  height: number;
  onSort?: (sort: Sort) => void;
  sorting?: RowSorting<R>;
  /** Shown instead of no rows. */
  empty: ReactNode;
}

const SKELETON_ROWS = 8;

/** A table of as many rows as there are, of which those in sight are drawn. Its columns keep their width: give it. */
export function LongTable<R extends BaseRecord>(props: LongTableProps<R>) {
  const { label, list, height, onSort, sorting, empty, ...parts } = props;
  const rows = useLongRows<HTMLTableSectionElement>({
    count: list.total,
    estimate: height,
    start: list.start,
    question: list.question,
    landing: sorting?.landing,
    onSee: list.see,
    onRest: list.rest,
  });
  const nameOf = sorting?.nameOf;
  const movable = sorting?.onMove !== undefined;
  const { list: moving, around } = useSorting<HTMLTableSectionElement>({
    count: list.total,
    nameAt: (place) => [list.rowAt(place)].flatMap((row) => (row && nameOf ? [nameOf(row)] : [])).join(''),
    onMove: sorting?.onMove,
  });
  // The same for every step of scrolling, so that no row is drawn anew for it.
  const handle = useMemo(
    () => (movable && nameOf ? (row: R) => <SortHandle quiet name={nameOf(row)} /> : undefined),
    [movable, nameOf],
  );
  if (list.error && !list.isPart) return <ErrorState error={list.error} onRetry={list.refetch} />;
  if (!list.isLoading && list.total === 0) return <>{empty}</>;
  const width = parts.columns.length + (parts.selection ? 1 : 0) + (parts.rowActions ? 1 : 0);
  return (
    <Sorting {...around}>
      <div aria-busy={list.isLoading || list.isStale}>
        <table
          className={classes(
            styles.table,
            styles.long,
            sorting && styles.sorted,
            list.isStale && styles.stale,
          )}
          aria-label={label}
          aria-rowcount={list.isLoading ? -1 : list.total + 1}
        >
          <thead>
            <HeadRow {...parts} sort={list.sort} onSort={onSort} />
          </thead>
          <tbody ref={rows.ref} {...rows.holding} {...moving}>
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
                <DataRow
                  key={row.id}
                  row={row}
                  index={part.line}
                  measure={rows.measure}
                  handle={handle}
                  {...parts}
                />
              ) : (
                <BoneRow key={`bone ${part.line}`} index={part.line} height={height} {...parts} />
              );
            })}
          </tbody>
        </table>
        {list.error && <ErrorState error={list.error} onRetry={list.refetch} />}
      </div>
    </Sorting>
  );
}
