import { serverNow } from '@shared/state/server-clock';
import { useEffect, useState } from 'react';

/**
 * The time, read again every `everyMs`, for words like "opens today" that grow old by themselves.
 *
 * @param clock the server's, but for what is compared with a moment that the phone noted itself
 */
export function useNow(everyMs = 30_000, clock: () => number = serverNow): Date {
  const [now, setNow] = useState(() => new Date(clock()));
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date(clock())), everyMs);
    return () => clearInterval(timer);
  }, [everyMs, clock]);
  return now;
}
