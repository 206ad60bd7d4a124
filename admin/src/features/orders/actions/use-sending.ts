import { useCallback, useEffect, useRef } from 'react';
import { oneAtATime, sendAll, type PersistedList, type Sent } from '@shared/state/persisted-list';
import { useLatest } from '@shared/state/use-latest';

/** So long after a try that got no answer comes the next, unless the line says that it is back. */
const RETRY_MS = 5000;

interface Sending<T> {
  /** Of the pages of this device one sends what is kept under a name at a time. */
  name: string;
  offline: boolean;
  send: (kept: T) => Promise<Sent>;
  standsOn: (later: T, earlier: T) => boolean;
}

/** Sends what was pressed while the line was down: once it is back, and again for as long as something is left. */
export function useSending<T>(queue: PersistedList<T>, { name, offline, send, standsOn }: Sending<T>): void {
  const waits = queue.list.use().length > 0;
  const latest = useLatest({ send, standsOn });
  const sending = useRef(false);

  // Whoever was here before may have left their own in the memory of this page.
  useEffect(() => queue.read(), [queue]);

  const flush = useCallback(async () => {
    if (sending.current) return;
    sending.current = true;
    try {
      await oneAtATime(name, () =>
        sendAll(
          queue,
          (kept) => latest.current.send(kept),
          (later, earlier) => latest.current.standsOn(later, earlier),
        ),
      );
    } finally {
      sending.current = false;
    }
  }, [name, queue, latest]);

  useEffect(() => {
    if (offline || !waits) return;
    void flush();
    const retry = setInterval(() => void flush(), RETRY_MS);
    return () => clearInterval(retry);
  }, [offline, waits, flush]);

  // Another page of this device sent some, or was pressed on.
  useEffect(() => {
    const read = () => queue.read();
    window.addEventListener('storage', read);
    return () => window.removeEventListener('storage', read);
  }, [queue]);
}
