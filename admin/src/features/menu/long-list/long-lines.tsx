import type { BaseRecord } from '@refinedev/core';
import {
  createContext,
  startTransition,
  useContext,
  useEffect,
  useMemo,
  useState,
  type HTMLAttributes,
  type Key,
  type ReactNode,
} from 'react';
import styles from './long-list.module.css';
import { SelectBox } from './select-box';
import { useRowOpening, type Column } from '@shared/table/data-table';
import type { Sort } from './use-list-address';
import type { LongList } from './use-long-list';
import type { Landing } from './use-long-rows';
import { useLatest } from '@shared/state/use-latest';
import { SortHandle } from '@shared/sortable/sort-handle';
import { classes } from '@shared/ui/classes';
import { SkeletonLine } from '@shared/ui/states';

/** A column that draws each of its cells from the row alone. */
export type RowColumn<R> = Omit<Column<R>, 'render'> & {
  render: (value: undefined, row: R) => ReactNode;
  /** Nobody needs it in a row that scrolls past, such as what can be done to it: it is drawn once the list rests. */
  atRest?: boolean;
};

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
  /** By id; another one when others are chosen. */
  chosen: ReadonlyMap<string, unknown>;
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
  /** What the cells are drawn from beside their row: while it stays the same, so do the rows that are drawn. */
  drawnFrom: readonly unknown[];
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
  const { list, height, columns, drawnFrom, selection, rowLink, sorting } = props;
  const opening = useRowOpening();
  const latest = useLatest(selection);
  const nameOf = movable ? sorting?.nameOf : undefined;
  const { field, order } = list.sort;

  const known = useMemo(
    () => new WeakMap<R, Line<R>>(),
    // oxlint-disable-next-line react/exhaustive-deps -- the cache is discarded when what the cells are rendered from changes, not by anything read here
    [selection?.chosen, selection === undefined, movable, ...drawnFrom],
  );
  const lineOf = (row: R, place: number): Line<R> => {
    const before = known.get(row);
    if (before?.place === place) return before;
    const handle = nameOf && <SortHandle quiet name={nameOf(row)} />;
    const box = selection && (
      <SelectBox
        label={selection.label(row)}
        checked={selection.isChosen(row)}
        onToggle={(range) => latest.current?.toggle(row, range)}
      />
    );
    const line = { key: String(row.id), place, row, handle, box };
    known.set(row, line);
    return line;
  };

  const width = columns.length + (selection ? 1 : 0);
  const drawColumn = (column: RowColumn<R>, at: number): Column<Line<R>> => ({
    ...headOf(column),
    sortOrder: column.key === field ? (order === 'asc' ? 'ascend' : 'descend') : null,
    shouldCellUpdate: (line, before) => line !== before,
    render: (_, { row, place, space, handle }) => {
      if (space !== undefined) return null;
      if (row === undefined || place === undefined) return <SkeletonLine width={at === 0 ? '70%' : '48%'} />;
      const drawn = column.render(undefined, row);
      return (
        <>
          {at === 0 && !selection && handle}
          {column.atRest ? <AtRest>{drawn}</AtRest> : drawn}
        </>
      );
    },
    onCell: ({ space }) => spanOf(space, at === 0 && !selection ? width : 0),
  });
  const table = useMemo(
    () => ({
      columns: columns.map(drawColumn),
      rowSelection: selection && {
        selectedRowKeys: [...selection.chosen.keys()],
        columnTitle: (
          <SelectBox
            label={selection.allLabel}
            checked={selection.all}
            some={selection.some}
            onToggle={() => latest.current?.toggleAll()}
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
    }),
    // oxlint-disable-next-line react/exhaustive-deps -- the callbacks left out are new at every render and derive from the values listed
    [known, field, order, width, height, selection?.allLabel, selection?.all, selection?.some],
  );
  return { lineOf, table };
}

/** What of a column holds for whatever rows: its head, its width and whether it is there. */
const headOf = <R,>({ key, title, align, width, ellipsis, className, responsive, sorter }: RowColumn<R>) => ({
  key,
  title: typeof title === 'function' ? title({}) : title,
  align,
  width,
  ellipsis,
  className,
  responsive,
  sorter: sorter === true,
});

/** The lines as they were before, the same array, when nothing of them is another. */
export function useSameLines<R>(lines: Line<R>[]): Line<R>[] {
  const [before, setBefore] = useState(lines);
  const same =
    before.length === lines.length &&
    lines.every((line, at) => {
      const other = before[at];
      return (
        line === other || (!line.row && !other?.row && line.key === other?.key && line.space === other.space)
      );
    });
  if (!same) setBefore(lines);
  return same ? before : lines;
}

/** Whether the list is being scrolled just now. */
export const Scrolling = createContext(false);

/** Is drawn when the list rests, after what is read, and then stays. */
function AtRest({ children }: { children: ReactNode }) {
  const scrolling = useContext(Scrolling);
  const [drawn, setDrawn] = useState(false);
  useEffect(() => {
    if (!scrolling) startTransition(() => setDrawn(true));
  }, [scrolling]);
  return drawn ? children : null;
}

/** One cell over all of them, as high as what is not drawn. */
const spanOf = (space: number | undefined, width: number) =>
  space === undefined ? {} : { colSpan: width, style: { height: space } };

/** Where it stands among all; the row of titles is the first. */
const linesUp = (place: number) => ({ 'data-index': place, 'aria-rowindex': place + 2 });
