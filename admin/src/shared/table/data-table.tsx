import { getDefaultSortOrder, type CrudSort } from '@refinedev/core';
import { Table, type TableColumnType, type TableProps } from 'antd';
import type { MouseEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import styles from './data-table.module.css';
import { classes } from '../ui/classes';
import { ErrorState, Skeleton } from '../ui/states';

/** As antd has it; a figure stands at the `end`, a column of its own width takes its `ellipsis`. */
export type Column<R> = TableColumnType<R>;

interface DataTableProps<R> extends Omit<TableProps<R>, 'columns' | 'loading' | 'title'> {
  /** What the rows are, for screen readers. */
  label: string;
  columns: Column<R>[];
  /** What the rows are sorted by, for the columns that have a `sorter`, by their `key`. */
  sorters?: CrudSort[];
  /** Where a row leads, beside the link that one of its cells holds; null for one that leads nowhere. */
  rowLink?: (row: R) => string | null;
  /** Buttons of a row: seen on pointing at it, on focus and always on touch. */
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
  pagination,
  ...table
}: DataTableProps<R>) {
  const { t } = useTranslation('ui');
  const opening = useRowOpening();
  if (error) return <ErrorState error={error} onRetry={onRetry} />;
  if (!isLoading && dataSource.length === 0) return <>{empty}</>;
  const actions: Column<R> = {
    key: 'actions',
    title: <span className="visually-hidden">{t('table.actions')}</span>,
    className: styles.actions,
    render: (_, row) => <span>{rowActions?.(row)}</span>,
  };
  return (
    <div className={styles.scroll} aria-busy={isLoading || isStale}>
      <Table<R>
        aria-label={label}
        className={tableClass(isStale)}
        tableLayout="auto"
        rowHoverable={false}
        showSorterTooltip={false}
        sortDirections={DIRECTIONS}
        {...table}
        columns={[...columns.map((column) => sorted(column, sorters)), ...(rowActions ? [actions] : [])]}
        dataSource={isLoading ? [] : dataSource}
        pagination={!isLoading && pagination}
        locale={{ emptyText: <Skeleton lines={8} height={16} /> }}
        onRow={rowLink && ((row) => opening(rowLink(row)))}
      />
    </div>
  );
}

/** There is no third press after which the rows are in no order. */
const DIRECTIONS: ('ascend' | 'descend')[] = ['ascend', 'descend', 'ascend'];

function sorted<R>(column: Column<R>, sorters: CrudSort[] | undefined): Column<R> {
  if (!column.sorter) return column;
  const order = getDefaultSortOrder(String(column.key), sorters);
  return { ...column, sortOrder: order ? `${order}end` : null };
}

/** How a table of ours looks; `isStale`: with rows of the question before. */
export const tableClass = (isStale: boolean) => classes(styles.table, isStale && styles.stale);

const INTERACTIVE = 'a, button, input, select, textarea, label';

/**
 * What a press anywhere on a row does: it opens what the row is about. The way for the keyboard is the link that one of
 * its cells holds.
 */
export function useRowOpening() {
  const navigate = useNavigate();
  return (link: string | null) =>
    link === null
      ? {}
      : {
          className: styles.opens,
          onClick: ({ target, currentTarget }: MouseEvent) => {
            // What a row's menu or dialog tells comes here too, though it stands elsewhere.
            if (!(target instanceof Element) || !currentTarget.contains(target)) return;
            if (target.closest(INTERACTIVE)) return;
            if (window.getSelection()?.toString()) return;
            void navigate(link);
          },
        };
}
