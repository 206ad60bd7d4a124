import { useSyncExternalStore } from 'react';

const QUERY = '(max-width: 767px)';

/** Whether the screen is a phone's: what is a table elsewhere is a list of cards there. */
export function useNarrow(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const query = window.matchMedia(QUERY);
      query.addEventListener('change', changed);
      return () => query.removeEventListener('change', changed);
    },
    () => window.matchMedia(QUERY).matches,
  );
}
