import { useEffect } from 'react';
import type { MenuNews, StoreNews } from '@contracts/storefront';
import { menuEventsUrl } from '../api/store-api';

/** After the browser has given the stream up, which it does when the server answers with an error. */
const RETRY_MS = 60_000;

/**
 * Hears what becomes of the store, as long as the page is seen: `onMenu` is told the ETag of its menu at once and with each
 * change, `onStore` a mark that is another one after each change of anything else.
 */
export function useStoreNews(
  slug: string,
  onMenu: (etag: string) => void,
  onStore: (version: number) => void,
): void {
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
      mine.addEventListener('menu', (event: MessageEvent<string>) =>
        onMenu((JSON.parse(event.data) as MenuNews).etag),
      );
      mine.addEventListener('store', (event: MessageEvent<string>) =>
        onStore((JSON.parse(event.data) as StoreNews).version),
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
  }, [slug, onMenu, onStore]);
}
