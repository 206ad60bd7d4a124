import { useTable } from '@refinedev/antd';
import { parseTableParams, type BaseRecord, type CrudSort, type LogicalFilter } from '@refinedev/core';
import type { PaginationProps } from 'antd';
import { cloneElement, isValidElement, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import styles from './data-table.module.css';
import { ALL, initialOf, isNarrowed } from './initial-filters';
import type { ApiError } from '../api/error';
import { useFormat } from '../format/context';

interface ListTableOptions {
  resource: string;
  sort: CrudSort;
  /** Of which branch the rows are; of all of them where it is left out. */
  branchId?: string;
  pageSize?: number;
  /** What the list begins with, until something else is chosen. The noun names `ALL` for each of these fields. */
  filters?: readonly LogicalFilter[];
}

const NONE: readonly LogicalFilter[] = [];

/** The filter that is no field: words looked for in what the noun declares as searchable. */
const SEARCH = 'q';
const BRANCH = 'branchId';

/**
 * Refine's `useTable` with what each of our lists adds to it: a search, a filter that begins at the first page, rows of
 * the question before until the new ones are there, and an address that is followed also while the list is shown.
 */
export function useListTable<R extends BaseRecord>({
  resource,
  sort,
  branchId,
  pageSize = 25,
  filters: begin = NONE,
}: ListTableOptions) {
  const { tableProps, tableQuery, setCurrentPage, setFilters, setSorters, ...table } = useTable<R, ApiError>({
    resource,
    pagination: { pageSize },
    filters: {
      initial: [...begin],
      permanent: branchId === undefined ? [] : [{ field: BRANCH, operator: 'eq', value: branchId }],
    },
    sorters: { initial: [sort] },
    queryOptions: { placeholderData: (before) => before },
    errorNotification: false,
  });
  const pages = usePages();

  // The only row of the last page was archived, or the address names a page that there is no more.
  const { currentPage } = table;
  const total = table.result.total ?? 0;
  const lastPage = Math.max(1, Math.ceil(total / pageSize));
  const isBeyondLast = tableQuery.isSuccess && !tableQuery.isPlaceholderData && currentPage > lastPage;
  const isLeavingEmptyPage = tableQuery.isPlaceholderData && total > 0 && tableQuery.data.data.length === 0;
  useEffect(() => {
    if (isBeyondLast) setCurrentPage(lastPage);
  }, [isBeyondLast, lastPage, setCurrentPage]);

  // Refine reads the address once and then only writes it, by replacing it. A link to the list itself is another one.
  const { key, search: address } = useLocation();
  const isOwn = useNavigationType() === NavigationType.Replace;
  const read = useRef(key);
  useEffect(() => {
    if (read.current === key) return;
    read.current = key;
    if (isOwn) return;
    const { parsedFilters, parsedSorter, parsedCurrentPage } = parseTableParams(address);
    setFilters(parsedFilters.length > 0 ? parsedFilters : [...begin], 'replace');
    setSorters(parsedSorter.length > 0 ? parsedSorter : [sort]);
    setCurrentPage(Number(parsedCurrentPage) || 1);
  }, [key, isOwn, address, sort, begin, setFilters, setSorters, setCurrentPage]);

  // Whatever somebody has written into the address.
  const filters = table.filters.filter(
    (filter): filter is LogicalFilter =>
      typeof filter === 'object' &&
      'field' in filter &&
      // Of whose rows the list is, nobody chose in it.
      (branchId === undefined || filter.field !== BRANCH),
  );
  const filter = (field: string) => String(filters.find((each) => each.field === field)?.value ?? '');
  const narrow = (...by: LogicalFilter[]) => {
    setFilters(by);
    setCurrentPage(1);
  };
  const valueOf = (field: string, operator: LogicalFilter['operator']): unknown =>
    filters.find((each) => each.field === field && each.operator === operator)?.value;
  return {
    filters,
    sorters: table.sorters,
    total,
    filter,
    setFilter: (field: string, value: string) =>
      narrow({ field, operator: 'eq', value: value || (initialOf(begin, field) && ALL) }),
    /** The values of a field that are chosen together, such as two states; none chosen means all. */
    choices: (field: string): string[] => [valueOf(field, 'in') ?? []].flat().map(String),
    setChoices: (field: string, values: readonly string[]) =>
      narrow({ field, operator: 'in', value: values.length > 0 ? [...values] : undefined }),
    /** The ends of a range of a field, both included; null where an end is open. */
    range: (field: string) => [endOf(valueOf(field, 'gte')), endOf(valueOf(field, 'lte'))] as const,
    setRange: (field: string, from: string | null, to: string | null) =>
      narrow(
        { field, operator: 'gte', value: from ?? undefined },
        { field, operator: 'lte', value: to ?? undefined },
      ),
    search: filter(SEARCH),
    setSearch: (text: string) =>
      narrow({ field: SEARCH, operator: 'contains', value: text.trim() || undefined }),
    isNarrowed: isNarrowed(filters, begin),
    clear: () => {
      setFilters([...begin], 'replace');
      setCurrentPage(1);
    },
    /** For `DataTable`. */
    table: {
      dataSource: tableProps.dataSource,
      onChange: tableProps.onChange,
      pagination: tableProps.pagination && { ...tableProps.pagination, ...pages },
      sorters: table.sorters,
      rowKey: 'id',
      isLoading: tableQuery.isLoading || isBeyondLast || isLeavingEmptyPage,
      isStale: tableQuery.isPlaceholderData,
      error: tableQuery.isError && !tableQuery.data ? tableQuery.error : null,
      onRetry: () => void tableQuery.refetch(),
    },
  };
}

/** A text of the address or of the screen; null where nothing is said. */
const endOf = (value: unknown): string | null =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : null;

export type ListTable<R extends BaseRecord> = ReturnType<typeof useListTable<R>>;

/** How the pages below a table look and are called. */
function usePages() {
  const { t } = useTranslation('ui');
  const { number } = useFormat();
  const names: Partial<Record<string, string>> = { prev: t('table.previous'), next: t('table.next') };
  const itemRender: PaginationProps['itemRender'] = (_, type, element) =>
    isValidElement<{ 'aria-label'?: string }>(element) && names[type]
      ? cloneElement(element, { 'aria-label': names[type] })
      : element;
  return {
    'aria-label': t('table.pages'),
    className: styles.pages,
    itemRender,
    showSizeChanger: false,
    showTotal: (total: number, [first, last]: [number, number]) =>
      t('table.range', { first: number(first), last: number(last), total: number(total) }),
  };
}
