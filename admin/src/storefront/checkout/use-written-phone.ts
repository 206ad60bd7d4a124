import { useEffect, useState } from 'react';
import type { Write } from './as-typed';

/** How phones are written in the country; as they are typed until that is loaded. */
export function useWrittenPhone(country: string): Write {
  const [write, setWrite] = useState<Write>(() => (text: string) => text);
  useEffect(() => {
    let gone = false;
    import('./written-phone').then(
      ({ writtenPhone }) => {
        if (!gone) setWrite(() => (text: string) => writtenPhone(text, country));
      },
      // The server reads a phone however it is written.
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [country]);
  return write;
}
