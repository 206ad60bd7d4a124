import type { BaseRecord } from '@refinedev/core';
import { useMemo, type HTMLAttributes, type Key, type ReactNode } from 'react';
import styles from './data-table.module.css';
import { SelectBox } from './select-box';
import { boneAt, headOf, useRowOpening, type Column, type RowColumn } from './table-parts';
import type { Sort } from './use-list-address';
import type { LongList } from './use-long-list';
import type { Landing } from './use-long-rows';
import { SortHandle } from '../sortable/sort-handle';
import { classes } from '../ui/classes';

/** How rows are put in order by hand. */
interface RowSorting<R> {
  nameOf: (row: R) => string;
  /** Left out where the order cannot be changed now. */
  onMove?: (from: number, to: number) => void;
  landing: Landing | null;
}

interface LongSelection<R> {
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

export interface LongTableProps<R extends BaseRecord> {
  /** What the rows are, for screen readers. */
  label: string;
  list: LongList<R>;
  /** Of a row, in pixels, until it is measured. */
  height: number;
  /** `key` is the field to sort by. */
  columns: RowColumn<R>[];
  /** Where a row leads, beside the link that one of its cells holds; null for one that leads nowhere. */
  rowLink?: (row: R) => string | null;
  /** Rows can be chosen, in sight or not, to do something with many. */
  selection?: LongSelection<R>;
  /** Null: as the list is by itself. */
  onSort?: (sort: Sort | null) => void;
  sorting?: RowSorting<R>;
  /** Shown instead of no rows. */
  empty: ReactNode;
}

/** A row, one that is on its way, or the height of all that are not drawn between two of them. */
export interface Line<R> {
  key: Key;
  place?: number;
  row?: R;
  space?: number;
  /** What stands at its edge: by what it is moved and chosen. */
  handle?: ReactNode;
  box?: ReactNode;
}

/**
 * What antd's table is made of beside its lines. A line is the same object until something of it is another, so that
 * only its new rows are drawn at a step of scrolling, which asks for all of them.
 */
export function useLines<R extends BaseRecord>(props: LongTableProps<R>, movable: boolean) {
  const { list, height, columns, selection, rowLink, sorting } = props;
  const opening = useRowOpening();
  const nameOf = movable ? sorting?.nameOf : undefined;
  const { field, order } = list.sort;

  const known = useMemo(
    () => new WeakMap<R, Line<R>>(),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- what the cells of a row are drawn from
    [columns, selection, nameOf],
  );
  const lineOf = (row: R, place: number): Line<R> => {
    const before = known.get(row);
    if (before?.place === place) return before;
    const handle = nameOf && <SortHandle quiet name={nameOf(row)} />;
    const box = selection && (
      <SelectBox
        label={selection.label(row)}
        checked={selection.isChosen(row)}
        onToggle={(range) => selection.toggle(row, range)}
      />
    );
    const line = { key: String(row.id), place, row, handle, box };
    known.set(row, line);
    return line;
  };

  const width = columns.length + (selection ? 1 : 0);
  const sortable = useMemo(
    () =>
      columns.map(
        (column, at): Column<Line<R>> => ({
          ...headOf(column),
          shouldCellUpdate: (line, before) => line !== before,
          render: (_, { row, place, space, handle }) => {
            if (space !== undefined) return null;
            if (row === undefined || place === undefined) return boneAt(at);
            const cell = column.render(undefined, row);
            return (
              <>
                {at === 0 && !selection && handle}
                {cell}
              </>
            );
          },
          onCell: ({ space }) => spanOf(space, at === 0 && !selection ? width : 0),
        }),
      ),
    [columns, selection, width],
  );
  return {
    lineOf,
    columns: sortable.map((column) => ({
      ...column,
      sortOrder: column.key === field ? (order === 'asc' ? ('ascend' as const) : ('descend' as const)) : null,
    })),
    rowSelection: selection && {
      selectedRowKeys: list.rows.filter(selection.isChosen).map(({ id }) => String(id)),
      columnTitle: (
        <SelectBox
          label={selection.allLabel}
          checked={selection.all}
          some={selection.some}
          onToggle={selection.toggleAll}
        />
      ),
      columnWidth: 44,
      renderCell: (_: boolean, { handle, box }: Line<R>) => (
        <>
          {handle}
          {box}
        </>
      ),
      onCell: ({ space }: Line<R>) => spanOf(space, width),
    },
    onRow: ({ row, place, space }: Line<R>): HTMLAttributes<HTMLElement> => {
      if (space !== undefined) return { className: styles.space, 'aria-hidden': true };
      if (place === undefined) return {};
      if (!row) return { ...linesUp(place), style: { height } };
      const opens = opening(rowLink?.(row) ?? null);
      return {
        ...linesUp(place),
        ...{ 'data-place': place },
        ...opens,
        className: classes(opens.className, nameOf && styles.sortable),
      };
    },
  };
}

/** One cell over all of them, as high as what is not drawn. */
const spanOf = (space: number | undefined, width: number) =>
  space === undefined ? {} : { colSpan: width, style: { height: space } };

/** Where it stands among all; the row of titles is the first. */
const linesUp = (place: number) => ({ 'data-index': place, 'aria-rowindex': place + 2 });
