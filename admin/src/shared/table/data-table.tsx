import { getDefaultSortOrder, type CrudSort } from '@refinedev/core';
import { Table, type TableProps } from 'antd';
import type { ReactNode } from 'react';
import styles from './data-table.module.css';
import {
  boneAt,
  headOf,
  SKELETON_ROWS,
  sortIcon,
  tableClass,
  useActionsColumn,
  useRowOpening,
  type Column,
} from './table-parts';
import { ErrorState } from '../ui/states';

export type { Column } from './table-parts';

interface DataTableProps<R> extends Omit<TableProps<R>, 'columns' | 'loading' | 'title'> {
  /** What the rows are, for screen readers. */
  label: string;
  columns: Column<R>[];
  /** What the rows are sorted by, for the columns that have a `sorter`, by their `key`. */
  sorters?: CrudSort[];
  /** Where a row leads, beside the link that one of its cells holds; null for one that leads nowhere. */
  rowLink?: (row: R) => string | null;
  /** Buttons of a row. */
  rowActions?: (row: R) => ReactNode;
  isLoading?: boolean;
  /** Rows of the question before: faint until the new ones are there. */
  isStale?: boolean;
  error?: unknown;
  onRetry?: () => void;
  /** Shown instead of no rows. */
  empty: ReactNode;
}

/** antd's table with what each of our lists has. Its head is no `sticky` one: that would be a table of its own. */
export function DataTable<R extends object>({
  label,
  columns,
  dataSource = [],
  sorters,
  rowLink,
  rowActions,
  isLoading = false,
  isStale = false,
  error,
  onRetry,
  empty,
  ...table
}: DataTableProps<R>) {
  const opening = useRowOpening();
  const actionsOf = useActionsColumn();
  if (error) return <ErrorState error={error} onRetry={onRetry} />;
  if (!isLoading && dataSource.length === 0) return <>{empty}</>;
  const all = (rowActions ? [...columns, actionsOf(rowActions)] : columns).map((column) =>
    sorted(column, sorters),
  );
  const look = {
    'aria-label': label,
    className: tableClass(isStale),
    tableLayout: 'auto' as const,
    rowHoverable: false,
    showSorterTooltip: false,
    sortDirections: DIRECTIONS,
  };
  return (
    <div className={styles.scroll} aria-busy={isLoading || isStale}>
      {isLoading ? (
        <Table
          {...look}
          columns={all.map((column, at) => ({ ...headOf(column), render: () => boneAt(at) }))}
          dataSource={BONES}
          rowKey="line"
          pagination={false}
        />
      ) : (
        <Table<R>
          {...look}
          {...table}
          columns={all}
          dataSource={dataSource}
          onRow={rowLink && ((row) => opening(rowLink(row)))}
        />
      )}
    </div>
  );
}

const BONES = Array.from({ length: SKELETON_ROWS }, (_, line) => ({ line }));

/** There is no third press after which the rows are in no order. */
const DIRECTIONS: ('ascend' | 'descend')[] = ['ascend', 'descend', 'ascend'];

function sorted<R>(column: Column<R>, sorters: CrudSort[] | undefined): Column<R> {
  if (!column.sorter) return column;
  const order = getDefaultSortOrder(String(column.key), sorters);
  return { ...column, sortIcon, sortOrder: order ? `${order}end` : null };
}
