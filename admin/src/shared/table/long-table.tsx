import type { BaseRecord } from '@refinedev/core';
import { Table } from 'antd';
import { createContext, useContext, type HTMLAttributes, type RefObject } from 'react';
import styles from './data-table.module.css';
import { useLines, type Line, type LongTableProps } from './long-lines';
import { SKELETON_ROWS } from './table-parts';
import { useLongRows } from './use-long-rows';
import { Sorting, useSorting } from '../sortable/sorting';
import { classes } from '../ui/classes';
import { ErrorState } from '../ui/states';

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
  const table = useLines(props, movable);
  if (list.error && !list.isPart) return <ErrorState error={list.error} onRetry={list.refetch} />;
  if (!list.isLoading && list.total === 0) return <>{empty}</>;

  const lines = list.isLoading
    ? Array.from({ length: SKELETON_ROWS }, (_, line): Line<R> => ({ key: `bone ${line}` }))
    : rows.parts.map((part): Line<R> => {
        if ('space' in part) return part;
        const row = list.rowAt(part.line);
        return row ? table.lineOf(row, part.line) : { key: `bone ${part.line}`, place: part.line };
      });
  return (
    <Sorting {...around}>
      <div aria-busy={list.isLoading || list.isStale}>
        <Body.Provider value={{ ref: rows.ref, measure: rows.measure, on: { ...rows.holding, ...moving } }}>
          <Table<Line<R>>
            aria-label={label}
            aria-rowcount={list.isLoading ? -1 : list.total + 1}
            className={classes(
              styles.table,
              styles.long,
              sorting && styles.sorted,
              list.isStale && styles.stale,
            )}
            tableLayout="fixed"
            rowHoverable={false}
            showSorterTooltip={false}
            pagination={false}
            components={COMPONENTS}
            columns={table.columns}
            rowSelection={table.rowSelection}
            dataSource={lines}
            rowKey="key"
            onHeaderRow={() => ({ 'aria-rowindex': 1 })}
            onRow={table.onRow}
            onChange={(_, __, sorter) => {
              const [by] = [sorter].flat();
              onSort?.(
                by?.order
                  ? { field: String(by.columnKey), order: by.order === 'ascend' ? 'asc' : 'desc' }
                  : null,
              );
            }}
          />
        </Body.Provider>
        {list.error && <ErrorState error={list.error} onRetry={list.refetch} />}
      </div>
    </Sorting>
  );
}

interface BodyParts {
  ref: RefObject<HTMLTableSectionElement>;
  measure: (element: Element | null) => void;
  on: HTMLAttributes<HTMLTableSectionElement>;
}

const Body = createContext<BodyParts | null>(null);

function LongBody(props: HTMLAttributes<HTMLTableSectionElement>) {
  const body = useContext(Body);
  return <tbody ref={body?.ref} {...props} {...body?.on} />;
}

function LongRow(props: HTMLAttributes<HTMLTableRowElement> & { 'data-index'?: number }) {
  const body = useContext(Body);
  return <tr ref={props['data-index'] === undefined ? undefined : body?.measure} {...props} />;
}

const COMPONENTS = { body: { wrapper: LongBody, row: LongRow } };
