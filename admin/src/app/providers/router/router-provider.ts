import type { GoConfig } from '@refinedev/core';
import refineRouter from '@refinedev/react-router';
import { useCallback } from 'react';

/**
 * Refine's binding to React Router; only `keepQuery` differs. Refine keeps the query of the last rendered location, and React
 * Router renders a location in a transition, which waits while a part of the page is loaded. A list that writes its search into
 * the address meanwhile would remove what was added to it since, such as the record that is open in a drawer.
 */
export const routerProvider = { ...refineRouter, go: useGo };

const { go: useRefineGo } = refineRouter;

function useGo() {
  if (!useRefineGo) throw new Error("Refine's binding to the router does not navigate");
  const go = useRefineGo();
  return useCallback(
    (config: GoConfig) =>
      go(
        config.options?.keepQuery
          ? {
              ...config,
              query: { ...currentQuery(config.query), ...config.query },
              options: { ...config.options, keepQuery: false },
            }
          : config,
      ),
    [go],
  );
}

/** The parameters of the address bar, as they are written there, except those that `replaced` writes anew. */
function currentQuery(replaced: GoConfig['query'] = {}): Record<string, string> {
  const isKept = ([name]: [string, string]) => !((name.split('[')[0] ?? name) in replaced);
  return Object.fromEntries([...new URLSearchParams(window.location.search)].filter(isKept));
}
