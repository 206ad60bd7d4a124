import { useOne, useSelect, type BaseRecord, type CrudFilter } from '@refinedev/core';
import { useState } from 'react';
import type { ApiError } from '@shared/api/error';

export interface Named extends BaseRecord {
  id: string;
  name: string;
}

const nameOf = ({ name }: Named): string => name;

interface ResourceChoiceOptions {
  /** The noun chosen from; its rows have a `name` and are searched by it. */
  resource: string;
  /** The row that is chosen, which may be none of the first. */
  chosen: string | null | undefined;
  /** Which rows are offered, such as those of the branch. */
  filters?: CrudFilter[];
  /** What a row is called, where its name alone does not tell it from others. */
  labelOf?: (row: Named) => string;
}

/** How many are offered until something is typed. */
const OFFERED = 50;
const SEARCH_DEBOUNCE_MS = 300;

/** Rows to choose one from by name, searched on the server; the chosen one is among them, whatever is typed. */
export function useResourceChoice(options: ResourceChoiceOptions) {
  const { resource, chosen, filters = [], labelOf = nameOf } = options;
  const {
    options: offered,
    onSearch,
    query,
  } = useSelect<Named, ApiError>({
    resource,
    filters,
    optionLabel: labelOf,
    optionValue: ({ id }) => id,
    sorters: [{ field: 'name', order: 'asc' }],
    pagination: { currentPage: 1, pageSize: OFFERED },
    onSearch: (text) => [{ field: 'q', operator: 'contains', value: text.trim() }],
    debounce: SEARCH_DEBOUNCE_MS,
    errorNotification: false,
    queryOptions: { placeholderData: (before) => before },
  });
  const rows = offered.map(({ value, label }) => ({ id: String(value), name: String(label) }));
  const isOffered = rows.some(({ id }) => id === chosen);
  const name = useResourceName(resource, query.isSuccess && !isOffered ? chosen : null, labelOf);
  // An id is never shown in the place of a name.
  const missing = chosen && !isOffered ? [{ id: chosen, name: name ?? '…' }] : [];
  const hasMore = (query.data?.total ?? 0) > OFFERED;
  const [isSearchable, setSearchable] = useState(hasMore);
  if (hasMore && !isSearchable) setSearchable(true);
  return {
    rows: [...missing, ...rows],
    search: onSearch,
    /** Whether there are more than can be offered at once, or were before something was typed. */
    isSearchable,
    isLoading: query.isLoading,
    isFetching: query.isFetching,
  };
}

/** The title of a row; null where the row does not exist or has none. */
export function useResourceName(
  resource: string,
  id: string | null | undefined,
  labelOf: (row: Named) => string = nameOf,
): string | null {
  const { result } = useOne<Named, ApiError>({
    resource,
    id: id ?? undefined,
    errorNotification: false,
    queryOptions: { enabled: Boolean(id) },
  });
  return (id && result && labelOf(result)) || null;
}
