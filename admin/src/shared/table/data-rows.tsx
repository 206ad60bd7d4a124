import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { memo, type MouseEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import styles from './data-table.module.css';
import { SelectBox } from './select-box';
import type { Sort } from './use-list-address';
import { classes } from '../ui/classes';
import { Bone } from '../ui/states';

export interface Column<R> {
  key: string;
  title: string;
  /** Figures stand at the `end`. */
  align?: 'start' | 'end';
  /** The field to sort by; leave out where sorting means nothing. */
  sort?: string;
  width?: string;
  /** Takes what the other columns leave, and cuts its text there: one long value takes no other's place. */
  fill?: boolean;
  /** Left out on phones, where only what decides has room. */
  secondary?: boolean;
  /** Shown when its title is pointed at. */
  hint?: string;
  /** In the first column: the cell is no link, because something is typed there. */
  unlinked?: (row: R) => boolean;
  render: (row: R) => ReactNode;
}

interface RowSelection<R> {
  /** How the boxes are called. */
  label: (row: R) => string;
  allLabel: string;
  isChosen: (row: R) => boolean;
  toggle: (row: R, range: boolean) => void;
  /** Whether all are chosen that the box of all chooses, or some. */
  all: boolean;
  some: boolean;
  toggleAll: () => void;
}

/** What tables have in common, however many rows they draw. */
export interface TableParts<R> {
  columns: Column<R>[];
  /** Where a row leads: pressing anywhere on it, or the link in its first cell; null for one that leads nowhere. */
  rowLink?: (row: R) => string | null;
  /** Buttons of a row, seen on pointing, on focus and always on touch. */
  rowActions?: (row: R) => ReactNode;
  /** Rows can be chosen, to do something with many. */
  selection?: RowSelection<R>;
  /** By what a row is taken to another place; it stands at the row's edge. */
  handle?: (row: R) => ReactNode;
}

const INTERACTIVE = 'a, button, input, select, textarea, label';

interface HeadRowProps<R> extends TableParts<R> {
  sort?: Sort;
  onSort?: (sort: Sort) => void;
}

export function HeadRow<R>({ columns, rowActions, selection, sort, onSort }: HeadRowProps<R>) {
  const { t } = useTranslation('ui');
  return (
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
  );
}

interface DataRowProps<R> extends TableParts<R> {
  row: R;
  /** Of a row among many that are not drawn: its line, from 0. */
  index?: number;
  measure?: (element: Element | null) => void;
}

function Row<R>(props: DataRowProps<R>) {
  const { row, index, measure, columns, rowLink, rowActions, selection, handle } = props;
  const navigate = useNavigate();
  const link = rowLink?.(row) ?? null;
  const open = (event: MouseEvent) => {
    const { target, currentTarget } = event;
    if (link === null || !(target instanceof Element)) return;
    // What a row's menu or dialog tells comes here too, though it stands elsewhere.
    if (!currentTarget.contains(target) || target.closest(INTERACTIVE)) return;
    if (window.getSelection()?.toString()) return;
    void navigate(link);
  };
  return (
    // The link in the first cell is the way for the keyboard; a press on the row is a shortcut to it.
    <tr
      ref={measure}
      data-index={index}
      data-place={index}
      // The row of titles is the first.
      aria-rowindex={index === undefined ? undefined : index + 2}
      className={classes(
        link !== null && styles.opens,
        selection?.isChosen(row) && styles.chosen,
        handle && styles.sortable,
      )}
      onClick={open}
    >
      {selection && (
        <td className={styles.selects}>
          {handle?.(row)}
          <SelectBox
            label={selection.label(row)}
            checked={selection.isChosen(row)}
            onToggle={(range) => selection.toggle(row, range)}
          />
        </td>
      )}
      {columns.map((column, place) => (
        <td key={column.key} className={cellClass(column)}>
          {place === 0 && !selection && handle?.(row)}
          {place === 0 && link !== null && !column.unlinked?.(row) ? (
            <Link to={link}>{column.render(row)}</Link>
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
  );
}

/** Drawn anew only where something of it is another: in a long table every step of scrolling asks for all of them. */
export const DataRow = memo(Row) as typeof Row;

interface BoneRowProps<R> extends TableParts<R> {
  index?: number;
  /** In pixels, where it has to be that of a row to come. */
  height?: number;
}

/** A row that is on its way. */
export function BoneRow<R>({ index, height, columns, rowActions, selection }: BoneRowProps<R>) {
  return (
    <tr
      data-index={index}
      aria-rowindex={index === undefined ? undefined : index + 2}
      style={height === undefined ? undefined : { height }}
    >
      {selection && <td />}
      {columns.map(({ key, secondary }, place) => (
        <td key={key} className={classes(secondary && styles.secondary)}>
          <Bone width={place === 0 ? '70%' : '48%'} />
        </td>
      ))}
      {rowActions && <td />}
    </tr>
  );
}

const cellClass = <R,>({ align, secondary, fill }: Column<R>) =>
  classes(align === 'end' && styles.end, secondary && styles.secondary, fill && styles.fill);

interface HeadCellProps<R> {
  column: Column<R>;
  sort?: Sort;
  onSort?: (sort: Sort) => void;
}

function HeadCell<R>({ column, sort, onSort }: HeadCellProps<R>) {
  const { title, hint, width, sort: field } = column;
  const order = field !== undefined && sort?.field === field ? sort.order : null;
  const Icon = order === 'asc' ? ArrowUp : order === 'desc' ? ArrowDown : ChevronsUpDown;
  return (
    <th
      scope="col"
      style={{ width }}
      title={hint}
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
