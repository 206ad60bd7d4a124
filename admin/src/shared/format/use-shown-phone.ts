import { useEffect, useState } from 'react';

type Writer = (stored: string, country: string) => string;

/**
 * Writes a stored phone as people write it (`shownPhone`), on pages that do not wait for the rules of all countries:
 * as it is stored until those are loaded, and where they cannot be.
 */
export function useShownPhone(): Writer {
  const [write, setWrite] = useState<Writer>(() => (stored: string) => stored);
  useEffect(() => {
    let gone = false;
    import('./phone').then(
      ({ shownPhone }) => {
        if (!gone) setWrite(() => shownPhone);
      },
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, []);
  return write;
}
