import { keys, useDataProvider, type BaseRecord, type GetListResponse } from '@refinedev/core';
import { useQueries, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useListAddress, type ListQuestion } from './use-list-address';
import type { ApiError } from '@shared/api/error';

/** More the API does not give at once. */
const PAGE = 100;
/** What is only scrolled past is not asked for. */
const SETTLED_MS = 80;

const pageOf = (index: number) => Math.floor(index / PAGE) + 1;
const pagesOf = (from: number, to: number): number[] =>
  Array.from({ length: pageOf(to) - pageOf(from) + 1 }, (_, index) => pageOf(from) + index);

/**
 * All rows of a list, of which those are fetched that come into sight. How many there are, the first answer tells; the
 * first row in sight stands in the address.
 */
export function useLongList<R extends BaseRecord>(options: ListQuestion) {
  const { resource, enabled = true } = options;
  const { asked, sort, place, setPlace, controls } = useListAddress(options);
  const provider = useDataProvider()();
  const client = useQueryClient();
  const start = place('row') - 1;

  // Below Refine's own key, so that whatever changes its lists changes these rows.
  const base: QueryKey = keys().data().resource(resource).action('list').get();
  const question = JSON.stringify([asked, sort]);
  const [seen, setSeen] = useState({ question, pages: [pageOf(start)] });
  const pages = seen.question === question ? seen.pages : [pageOf(start)];

  const queryOf = (page: number) => ({
    queryKey: [...base, question, page],
    queryFn: () =>
      provider.getList<R>({
        resource,
        filters: asked,
        sorters: [sort],
        pagination: { currentPage: page, pageSize: PAGE },
      }),
  });
  const queries = useQueries({
    queries: pages.map((page) => ({ ...queryOf(page), enabled })),
  });

  const loaded = (of: string, page: number) =>
    client.getQueryData<GetListResponse<R>>([...base, of, page])?.data;
  const totalOf = (of: string): number | undefined => {
    const answers = client.getQueryCache().findAll({ queryKey: [...base, of] });
    const newest = answers
      .filter(({ state }) => state.data !== undefined)
      .sort((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt)[0];
    return (newest?.state.data as GetListResponse<R> | undefined)?.total;
  };
  // Until the first rows of another question are there, those of the one before stay.
  const [answered, setAnswered] = useState(question);
  const isAnswered = totalOf(question) !== undefined;
  if (isAnswered && answered !== question) setAnswered(question);
  const shown = isAnswered ? question : answered;
  const total = totalOf(shown);

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const see = useCallback(
    (from: number, to: number) => {
      clearTimeout(timer.current);
      const now = pagesOf(from, to);
      timer.current = setTimeout(
        () =>
          setSeen((before) =>
            before.question === question && before.pages.join() === now.join()
              ? before
              : { question, pages: now },
          ),
        SETTLED_MS,
      );
    },
    [question],
  );

  const range = async (from: number, to: number): Promise<R[]> => {
    const rows: R[] = [];
    for (const page of pagesOf(from, to)) rows.push(...(await client.fetchQuery(queryOf(page))).data);
    const first = (pageOf(from) - 1) * PAGE;
    return rows.slice(from - first, to + 1 - first);
  };
  const refetch = () => client.invalidateQueries({ queryKey: [...base, question] });
  const readAgain = async () => {
    await refetch();
    // Out of sight nothing is read again before it is seen: beside what is new, a row could stand in both.
    client.removeQueries({
      queryKey: [...base, question],
      type: 'inactive',
      predicate: ({ state }) => state.isInvalidated,
    });
  };
  const pagesNow = () =>
    client
      .getQueriesData<GetListResponse<R>>({ queryKey: [...base, shown] })
      .flatMap(([key, answer]) => (answer ? { page: Number(key.at(-1)), rows: answer.data } : []));
  const pagesLoaded = pagesNow();
  const failed = queries.find(({ isError, data }) => isError && !data)?.error as ApiError | undefined;
  return {
    ...controls,
    /** All that are loaded. */
    rows: pagesLoaded.flatMap(({ rows }) => rows),
    rowAt: (index: number): R | undefined => loaded(shown, pageOf(index))?.[index % PAGE],
    /** Where a loaded row stands; -1 for another. */
    indexOf: (id: R['id']): number => {
      for (const { page, rows } of pagesLoaded) {
        const index = rows.findIndex((row) => row.id === id);
        if (index >= 0) return (page - 1) * PAGE + index;
      }
      return -1;
    },
    /** All that are loaded at the moment, by where they stand. */
    standing: (): ReadonlyMap<number, R> =>
      new Map(
        pagesNow().flatMap(({ page, rows }) =>
          rows.map((row, index) => [(page - 1) * PAGE + index, row] as const),
        ),
      ),
    /** Rows in or out of sight, both ends included. */
    range,
    total: total ?? 0,
    /** Another one begins at its start. */
    question: shown,
    start,
    isLoading: total === undefined,
    /** Shows rows of the question before while the new ones are on their way. */
    isStale: !isAnswered && enabled,
    /** Nothing could be read, or with `isPart` only some of it. */
    error: failed ?? null,
    isPart: total !== undefined,
    refetch: () => void refetch(),
    /** The same, settled once it is done; what is out of sight is forgotten. */
    readAgain,
    see,
    rest: (index: number) => {
      if (index !== start) setPlace('row', index + 1, true);
    },
  };
}

export type LongList<R extends BaseRecord> = ReturnType<typeof useLongList<R>>;
