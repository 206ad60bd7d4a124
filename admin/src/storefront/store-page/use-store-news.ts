import { useEffect } from 'react';
import type { StoreNews } from '@contracts/storefront';
import { MINUTE_MS } from '@domain/time';
import { menuEventsUrl } from '../api/store-api';

/** After the browser has given the stream up, which it does when the server answers with an error. */
const RETRY_MS = MINUTE_MS;

/**
 * Hears what becomes of the store, as long as the page is seen: `onNews` is told its marks at once and with each change.
 * What watches comes after the menu; without it the page looks for news whenever it is taken out again.
 */
export function useStoreNews(slug: string, onNews: (news: StoreNews) => void): void {
  useEffect(() => {
    let over = false;
    let stop: (() => void) | null = null;
    import('../api/watched-stream').then(
      ({ watchStream }) => {
        if (over) return;
        stop = watchStream({
          url: menuEventsUrl(slug),
          events: { store: (data) => onNews(JSON.parse(data) as StoreNews) },
          // A phone in a pocket needs no stream; it looks when it is taken out.
          whileHidden: false,
          retryMs: () => RETRY_MS,
        });
      },
      () => undefined,
    );
    return () => {
      over = true;
      stop?.();
    };
  }, [slug, onNews]);
}
