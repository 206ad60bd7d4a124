import { useEffect } from 'react';
import { createStore } from '../state/store';

type Writer = (stored: string, country: string) => string;

/** Loaded once for all that write a phone: what is drawn after that is never seen as it is stored. */
const writer = createStore<Writer>((stored) => stored);

/**
 * Writes a stored phone as people write it (`shownPhone`), on pages that do not wait for the rules of all countries:
 * as it is stored until those are loaded, and where they cannot be.
 */
export function useShownPhone(): Writer {
  useEffect(() => {
    import('./phone').then(
      ({ shownPhone }) => writer.set(() => shownPhone),
      () => undefined,
    );
  }, []);
  return writer.use();
}
