import { LIVE_EVENT_TYPES, type LiveEvent, type LiveEventType } from '@contracts/events';
import { useEffect, useRef } from 'react';
import { loadSession, session } from '../session/session';
import { createLiveConnection } from './connection';

/** The one stream of what happens in the business; started by the shell while somebody is signed in. */
export const liveConnection = createLiveConnection<LiveEvent>({
  url: '/api/events',
  types: LIVE_EVENT_TYPES,
  mayRetry: () => loadSession({ again: true }).then(Boolean, () => true),
});

export const useConnectionState = () => liveConnection.state.use();

/** Opens the stream for as long as a page for who is signed in is shown, from before anything on it was read. */
export function useLiveConnection(): void {
  useEffect(() => {
    const back = () => liveConnection.retryNow();
    const gone = () => liveConnection.networkGone();
    window.addEventListener('online', back);
    window.addEventListener('offline', gone);
    liveConnection.start(session.get()?.seq);
    return () => {
      window.removeEventListener('online', back);
      window.removeEventListener('offline', gone);
      liveConnection.stop();
    };
  }, []);
}

/** How often somebody who is sent no events of orders looks at theirs again. */
const OWN_ORDERS_EVERY_MS = 30_000;

/**
 * Calls `changed` for each event of the given types, and with null when everything must be loaded anew. Events of orders
 * tell of everybody's, so who sees their own alone is sent none, and what they look at is loaded anew from time to time.
 */
export function useLiveEvents(
  types: readonly LiveEventType[],
  changed: (event: LiveEvent | null) => void,
): void {
  const latest = useRef(changed);
  useEffect(() => {
    latest.current = changed;
  });
  const key = types.join();
  useEffect(() => {
    const wanted = key.split(',');
    const stopEvents = liveConnection.subscribe(
      (event) => wanted.includes(event.type) && latest.current(event),
    );
    const stopResets = liveConnection.onReset(() => latest.current(null));
    return () => {
      stopEvents();
      stopResets();
    };
  }, [key]);
  const ownAlone = session.use()?.grants['order.view'] === 'own';
  const asksAgain = ownAlone && types.some((type) => type.startsWith('order.'));
  useEffect(() => {
    if (!asksAgain) return;
    const look = () => document.visibilityState === 'visible' && latest.current(null);
    const timer = setInterval(look, OWN_ORDERS_EVERY_MS);
    return () => clearInterval(timer);
  }, [asksAgain]);
}
