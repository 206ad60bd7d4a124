import { useEffect, useState } from 'react';
import type { Formatter } from './format-while-typing';

/** How phones are written in the country; as they are typed until that is loaded. */
export function usePhoneFormat(country: string): Formatter {
  const [write, setWrite] = useState<Formatter>(() => (text: string) => text);
  useEffect(() => {
    let gone = false;
    import('./format-phone').then(
      ({ formatPhone }) => {
        if (!gone) setWrite(() => (text: string) => formatPhone(text, country));
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
