import type { BaseRecord } from '@refinedev/core';
import { Table } from 'antd';
import { createContext, useContext, useMemo, type HTMLAttributes, type RefObject } from 'react';
import styles from './long-list.module.css';
import { Scrolling, useLines, useSameLines, type Line, type LongTableProps } from './long-lines';
import { tableClass } from '@shared/table/data-table';
import { useLongRows } from './use-long-rows';
import { useLatest } from '@shared/state/use-latest';
import { Sorting, useSorting } from '@shared/sortable/sorting';
import { classes } from '@shared/ui/classes';
import { ErrorState } from '@shared/ui/states';

const SKELETON_ROWS = 8;

/**
 * A table of as many rows as there are, of which those in sight are drawn. Its columns keep their width: give it.
 *
 * antd's own `virtual` scrolls in a box of a fixed height, while this list scrolls with the window, and draws divs
 * without the roles of a table. So TanStack says which rows antd's table is given.
 */
export function LongTable<R extends BaseRecord>(props: LongTableProps<R>) {
  const { label, list, height, onSort, sorting, empty } = props;
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
  const { lineOf, table } = useLines(props, movable);
  const sort = useLatest(onSort);
  const lines = useSameLines(
    list.isLoading
      ? Array.from({ length: SKELETON_ROWS }, (_, line): Line<R> => ({ key: `bone ${line}` }))
      : rows.parts.map((part): Line<R> => {
          if ('space' in part) return part;
          const row = list.rowAt(part.line);
          return row ? lineOf(row, part.line) : { key: `bone ${part.line}`, place: part.line };
        }),
  );
  const { isLoading, isStale, total } = list;
  const drawn = useMemo(
    () => (
      <Table<Line<R>>
        {...table}
        aria-label={label}
        aria-rowcount={isLoading ? -1 : total + 1}
        className={classes(tableClass(isStale), styles.long, nameOf && styles.sorted)}
        tableLayout="fixed"
        rowHoverable={false}
        showSorterTooltip={false}
        pagination={false}
        components={COMPONENTS}
        dataSource={lines}
        rowKey="key"
        onHeaderRow={() => ({ 'aria-rowindex': 1 })}
        onChange={(_, __, sorter) => {
          const [by] = [sorter].flat();
          sort.current?.(
            by?.order ? { field: String(by.columnKey), order: by.order === 'ascend' ? 'asc' : 'desc' } : null,
          );
        }}
      />
    ),
    [table, label, lines, isLoading, isStale, total, nameOf, sort],
  );
  if (list.error && !list.isPart) return <ErrorState error={list.error} onRetry={list.refetch} />;
  if (!isLoading && total === 0) return <>{empty}</>;
  return (
    <Sorting {...around}>
      <div aria-busy={isLoading || isStale}>
        <Scrolling.Provider value={rows.isScrolling}>
          <Measure.Provider value={rows.measure}>
            <Body.Provider value={{ ref: rows.ref, on: { ...rows.holding, ...moving } }}>
              {drawn}
            </Body.Provider>
          </Measure.Provider>
        </Scrolling.Provider>
        {list.error && <ErrorState error={list.error} onRetry={list.refetch} />}
      </div>
    </Sorting>
  );
}

interface BodyParts {
  ref: RefObject<HTMLTableSectionElement>;
  on: HTMLAttributes<HTMLTableSectionElement>;
}

const Body = createContext<BodyParts | null>(null);
const Measure = createContext<((element: Element | null) => void) | undefined>(undefined);

function LongBody(props: HTMLAttributes<HTMLTableSectionElement>) {
  const body = useContext(Body);
  return <tbody ref={body?.ref} {...props} {...body?.on} />;
}

function LongRow(props: HTMLAttributes<HTMLTableRowElement> & { 'data-index'?: number }) {
  const measure = useContext(Measure);
  return <tr ref={props['data-index'] === undefined ? undefined : measure} {...props} />;
}

const COMPONENTS = { body: { wrapper: LongBody, row: LongRow } };
