import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import styles from './data-table.module.css';
import { SelectBox } from './select-box';
import type { Sort } from './use-list-page';
import { classes } from '../ui/classes';
import { Bone, ErrorState } from '../ui/states';

export interface Column<R> {
  key: string;
  title: string;
  /** Figures stand at the `end`. */
  align?: 'start' | 'end';
  /** The field to sort by; leave out where sorting means nothing. */
  sort?: string;
  width?: string;
  /** Left out on phones, where only what decides has room. */
  secondary?: boolean;
  /** In the first column: the cell is no link, because something is typed there. */
  unlinked?: (row: R) => boolean;
  render: (row: R) => ReactNode;
}

export interface RowSelection<R> {
  /** How the boxes are called. */
  label: (row: R) => string;
  allLabel: string;
  isChosen: (row: R) => boolean;
  toggle: (row: R, range: boolean) => void;
  /** Of the rows in sight. */
  all: boolean;
  some: boolean;
  toggleAll: () => void;
}

interface DataTableProps<R> {
  /** What the rows are, for screen readers. */
  label: string;
  columns: Column<R>[];
  rows: readonly R[];
  rowKey: (row: R) => string;
  /** Where a row leads: pressing anywhere on it, or the link in its first cell. */
  rowLink?: (row: R) => string;
  /** Buttons of a row, seen on pointing, on focus and always on touch. */
  rowActions?: (row: R) => ReactNode;
  /** Rows can be chosen, to do something with many. */
  selection?: RowSelection<R>;
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
const INTERACTIVE = 'a, button, input, select, textarea, label, [role="menu"], dialog';

export function DataTable<R>(props: DataTableProps<R>) {
  const {
    label,
    columns,
    rows,
    rowKey,
    rowLink,
    rowActions,
    selection,
    sort,
    onSort,
    isLoading,
    isStale,
    error,
    onRetry,
  } = props;
  const { t } = useTranslation('ui');
  const navigate = useNavigate();

  if (error) return <ErrorState error={error} onRetry={onRetry} />;
  if (!isLoading && rows.length === 0) return <>{props.empty}</>;

  const open = (event: MouseEvent, row: R) => {
    if (!rowLink || (event.target instanceof Element && event.target.closest(INTERACTIVE))) return;
    if (window.getSelection()?.toString()) return;
    void navigate(rowLink(row));
  };
  return (
    <div className={styles.scroll} aria-busy={isLoading || isStale}>
      <table className={classes(styles.table, isStale && styles.stale)} aria-label={label}>
        <thead>
          <tr>
            {selection && (
              <th scope="col" className={styles.selects}>
                <SelectBox
                  label={selection.allLabel}
                  checked={selection.all}
                  some={selection.some}
                  onToggle={selection.toggleAll}
                />
              </th>
            )}
            {columns.map((column) => (
              <HeadCell key={column.key} column={column} sort={sort} onSort={onSort} />
            ))}
            {rowActions && (
              <th scope="col" className={styles.actionsHead}>
                <span className="visually-hidden">{t('table.actions')}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {isLoading &&
            Array.from({ length: SKELETON_ROWS }, (_, line) => (
              <tr key={line}>
                {selection && <td />}
                {columns.map(({ key, secondary }, index) => (
                  <td key={key} className={classes(secondary && styles.secondary)}>
                    <Bone width={index === 0 ? '70%' : '48%'} />
                  </td>
                ))}
                {rowActions && <td />}
              </tr>
            ))}
          {!isLoading &&
            rows.map((row) => (
              // The link in the first cell is the way for the keyboard; a press on the row is a shortcut to it.
              <tr
                key={rowKey(row)}
                className={classes(rowLink && styles.opens, selection?.isChosen(row) && styles.chosen)}
                onClick={(event) => open(event, row)}
              >
                {selection && (
                  <td className={styles.selects}>
                    <SelectBox
                      label={selection.label(row)}
                      checked={selection.isChosen(row)}
                      onToggle={(range) => selection.toggle(row, range)}
                    />
                  </td>
                )}
                {columns.map((column, index) => (
                  <td key={column.key} className={cellClass(column)}>
                    {index === 0 && rowLink && !column.unlinked?.(row) ? (
                      <Link to={rowLink(row)}>{column.render(row)}</Link>
                    ) : (
                      column.render(row)
                    )}
                  </td>
                ))}
                {rowActions && (
                  <td className={styles.actions}>
                    <span>{rowActions(row)}</span>
                  </td>
                )}
              </tr>
            ))}
        </tbody>
      </table>
    </div>
  );
}

const cellClass = <R,>({ align, secondary }: Column<R>) =>
  classes(align === 'end' && styles.end, secondary && styles.secondary);

interface HeadCellProps<R> {
  column: Column<R>;
  sort?: Sort;
  onSort?: (sort: Sort) => void;
}

function HeadCell<R>({ column, sort, onSort }: HeadCellProps<R>) {
  const { title, width, sort: field } = column;
  const order = field !== undefined && sort?.field === field ? sort.order : null;
  const Icon = order === 'asc' ? ArrowUp : order === 'desc' ? ArrowDown : ChevronsUpDown;
  return (
    <th
      scope="col"
      style={{ width }}
      className={cellClass(column)}
      aria-sort={order === 'asc' ? 'ascending' : order === 'desc' ? 'descending' : undefined}
    >
      {field !== undefined && onSort ? (
        <button
          type="button"
          className={styles.sort}
          data-active={order !== null}
          onClick={() => onSort({ field, order: order === 'asc' ? 'desc' : 'asc' })}
        >
          {title}
          <Icon size={12} strokeWidth={2} aria-hidden />
        </button>
      ) : (
        title
      )}
    </th>
  );
}
