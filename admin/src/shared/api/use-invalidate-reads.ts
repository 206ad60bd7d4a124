import { useInvalidate } from '@refinedev/core';
import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useCallback } from 'react';

interface Changed {
  /** Nouns whose lists and rows have changed. */
  resources?: readonly string[];
  /** Addresses that `useApi` reads and that depend on them, with everything below. */
  paths?: readonly string[];
}

/**
 * After a change that Refine does not make itself: what depends on it is read again, at once where it is shown and
 * otherwise as soon as it is, however fresh the last answer is.
 */
export function useInvalidateReads() {
  const client = useQueryClient();
  const invalidate = useInvalidate();
  return useCallback(
    ({ resources = [], paths = [] }: Changed) =>
      Promise.all([
        ...resources.map((resource) => invalidate({ resource, invalidates: ['resourceAll'] })),
        client.invalidateQueries({
          predicate: ({ queryKey }) => {
            const url = readAddress(queryKey);
            return url !== null && paths.some((path) => url === path || url.startsWith(`${path}/`));
          },
        }),
      ]),
    [client, invalidate],
  );
}

/** The address that a query of Refine's `useCustom` reads; null for every other query. */
function readAddress(queryKey: QueryKey): string | null {
  if (!queryKey.includes('custom')) return null;
  const params = queryKey.at(-1);
  return typeof params === 'object' && params !== null && 'url' in params && typeof params.url === 'string'
    ? params.url
    : null;
}
