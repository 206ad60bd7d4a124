import type { BaseRecord, CrudSort, LogicalFilter } from '@refinedev/core';
import { Button } from 'antd';
import { X, type LucideIcon } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ResourceExport, type ExportedColumns } from './resource-export';
import styles from './resource-list.module.css';
import { DataTable } from '@shared/table/data-table';
import barStyles from '@shared/table/filter-chip.module.css';
import { fitColumns, isCardWidth, type ListColumn } from '@shared/table/list-columns';
import { Toolbar } from '@shared/table/toolbar';
import { useListTable, type ListTable } from '@shared/table/use-list-table';
import { Card } from '@shared/ui/card';
import { EmptyState } from '@shared/ui/states';
import { useWidth } from '@shared/ui/use-width';

interface Bulk<Row> {
  /** What a row is called, for the label of its check box. */
  nameOf: (row: Row) => string;
  /** Buttons for the selected rows; `clear` ends the selection. */
  actions: (rows: Row[], clear: () => void) => ReactNode;
  canSelect?: (row: Row) => boolean;
}

interface ListedRow extends BaseRecord {
  id: string;
}

interface ResourceListProps<Row extends ListedRow> {
  resource: string;
  /** What the rows are, such as "Customers". */
  title: string;
  columns: readonly ListColumn<Row>[];
  sort: CrudSort;
  /** The branch whose rows are listed; those of all branches if left out. */
  branchId?: string;
  /** What the list begins with; see `useListTable`. */
  initialFilters?: readonly LogicalFilter[];
  /** What is searched, such as "Name or phone". */
  search: string;
  /** Filters of the toolbar, such as `ChoiceFilter`. */
  filters?: (list: ListTable<Row>) => ReactNode;
  /** Above the list, such as cards with sums that set a filter. */
  summary?: (list: ListTable<Row>) => ReactNode;
  /** The page of a row; its first column holds the link for the keyboard. */
  open?: (row: Row) => string | null;
  /** Buttons of a row; `isCard` where the rows are cards, with room for one or two. */
  rowActions?: (row: Row, place: { isCard: boolean }) => ReactNode;
  bulk?: Bulk<Row>;
  /** The columns of the exported file, and its name without an ending; no export if left out. */
  exported?: { fileName: string; columns: ExportedColumns<Row> };
  /** Further buttons of the toolbar. */
  actions?: ReactNode;
  empty: { icon: LucideIcon; title: string; text?: string; action?: ReactNode };
}

/**
 * The frame of a list: search, filters, table or cards, selection, export and the states without rows. Search, filters,
 * sort and page stand in the address.
 */
export function ResourceList<Row extends ListedRow>(props: ResourceListProps<Row>) {
  const { resource, title, columns, sort, branchId, initialFilters, search, filters, summary } = props;
  const { open, rowActions, bulk, exported, actions, empty } = props;
  const { t } = useTranslation('ui');
  const [place, width] = useWidth<HTMLDivElement>();
  const list = useListTable<Row>({ resource, sort, branchId, filters: initialFilters });
  const [selected, setSelected] = useState<Row[]>([]);
  const clearSelection = () => setSelected([]);

  const controls = filters?.(list);
  return (
    <>
      {summary?.(list)}
      <Card flush>
        <Toolbar
          search={list.search}
          onSearch={list.setSearch}
          placeholder={search}
          actions={
            (actions || exported) && (
              <>
                {actions}
                {exported && (
                  <ResourceExport resource={resource} branchId={branchId} list={list} {...exported} />
                )}
              </>
            )
          }
        >
          {controls && (
            <div className={barStyles.bar}>
              {controls}
              {list.isNarrowed && (
                <Button
                  size="small"
                  type="text"
                  icon={<X size={14} strokeWidth={1.75} aria-hidden />}
                  onClick={list.clear}
                >
                  {t('filters.clear')}
                </Button>
              )}
            </div>
          )}
        </Toolbar>
        {bulk && selected.length > 0 && (
          <div
            className={styles.bulk}
            role="group"
            aria-label={t('selection.count', { count: selected.length })}
          >
            <span>{t('selection.count', { count: selected.length })}</span>
            {bulk.actions(selected, clearSelection)}
            <Button type="text" onClick={clearSelection}>
              {t('selection.clear')}
            </Button>
          </div>
        )}
        <div ref={place}>
          <DataTable<Row>
            label={title}
            columns={fitColumns(columns, width)}
            {...list.table}
            rowLink={open}
            rowActions={rowActions && ((row) => rowActions(row, { isCard: isCardWidth(width) }))}
            rowSelection={
              bulk && {
                selectedRowKeys: selected.map(({ id }) => id),
                preserveSelectedRowKeys: true,
                onChange: (_, rows) => setSelected(rows),
                getCheckboxProps: (row) => ({
                  disabled: bulk.canSelect?.(row) === false,
                  'aria-label': t('selection.select', { name: bulk.nameOf(row) }),
                }),
              }
            }
            empty={
              list.isNarrowed ? (
                <EmptyState
                  icon={empty.icon}
                  title={t('filters.nothing')}
                  action={<Button onClick={list.clear}>{t('filters.clear')}</Button>}
                />
              ) : (
                <EmptyState {...empty} />
              )
            }
          />
        </div>
      </Card>
    </>
  );
}
