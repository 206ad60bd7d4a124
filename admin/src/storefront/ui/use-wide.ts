import { useSyncExternalStore } from 'react';

/** From here on the cart has room beside the menu; the same width as in the stylesheets. */
const WIDE = '(min-width: 1100px)';

function subscribe(changed: () => void): () => void {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

export const useWide = (): boolean => useSyncExternalStore(subscribe, () => window.matchMedia(WIDE).matches);
