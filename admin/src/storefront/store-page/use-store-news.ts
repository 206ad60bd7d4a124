import { useEffect } from 'react';
import type { StoreNews } from '@contracts/storefront';
import { menuEventsUrl } from '../api/store-api';

/** After the browser has given the stream up, which it does when the server answers with an error. */
const RETRY_MS = 60_000;

/** Hears what becomes of the store, as long as the page is seen: `onNews` is told its marks at once and with each change. */
export function useStoreNews(slug: string, onNews: (news: StoreNews) => void): void {
  useEffect(() => {
    let source: EventSource | null = null;
    let retry: ReturnType<typeof setTimeout> | undefined;
    const leave = () => {
      clearTimeout(retry);
      source?.close();
      source = null;
    };
    const connect = () => {
      leave();
      const mine = new EventSource(menuEventsUrl(slug));
      source = mine;
      mine.addEventListener('store', (event: MessageEvent<string>) =>
        onNews(JSON.parse(event.data) as StoreNews),
      );
      mine.onerror = () => {
        if (mine.readyState === EventSource.CLOSED) retry = setTimeout(connect, RETRY_MS);
      };
    };
    // A phone in a pocket needs no stream; it looks when it is taken out.
    const whenSeen = () => (document.visibilityState === 'visible' ? connect() : leave());
    whenSeen();
    document.addEventListener('visibilitychange', whenSeen);
    return () => {
      document.removeEventListener('visibilitychange', whenSeen);
      leave();
    };
  }, [slug, onNews]);
}
