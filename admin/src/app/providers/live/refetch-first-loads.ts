import type { QueryClient } from '@tanstack/react-query';
import { liveConnection } from '@entities/live/live';

/** What tells that something happened. */
interface Line {
  subscribe: (listener: () => void) => () => void;
  onReset: (listener: () => void) => () => void;
}

/**
 * Reads once more what was being read for the first time while something happened: the answer on its way may be from
 * before, and asking again joins it instead of beginning anew. Answers how to stop.
 */
export function refetchFirstLoads(client: QueryClient, line: Line = liveConnection): () => void {
  const cache = client.getQueryCache();
  const doubted = new Set<string>();
  const doubt = () => {
    for (const query of cache.findAll({ fetchStatus: 'fetching' }))
      if (query.state.data === undefined) doubted.add(query.queryHash);
  };
  const stops = [
    line.subscribe(doubt),
    line.onReset(doubt),
    cache.subscribe((change) => {
      const { queryHash } = change.query;
      if (change.type === 'removed') doubted.delete(queryHash);
      if (change.type !== 'updated' || change.action.type !== 'success') return;
      if (doubted.delete(queryHash))
        void client.invalidateQueries({ predicate: (query) => query.queryHash === queryHash });
    }),
  ];
  return () => stops.forEach((stop) => stop());
}
