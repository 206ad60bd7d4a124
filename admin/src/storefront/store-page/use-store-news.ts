import { useEffect } from 'react';
import type { StoreNews } from '@contracts/storefront';
import { menuEventsUrl } from '../api/store-api';
import { watchStream } from '../api/watched-stream';

/** After the browser has given the stream up, which it does when the server answers with an error. */
const RETRY_MS = 60_000;

/** Hears what becomes of the store, as long as the page is seen: `onNews` is told its marks at once and with each change. */
export function useStoreNews(slug: string, onNews: (news: StoreNews) => void): void {
  useEffect(
    () =>
      watchStream({
        url: menuEventsUrl(slug),
        events: { store: (data) => onNews(JSON.parse(data) as StoreNews) },
        // A phone in a pocket needs no stream; it looks when it is taken out.
        whileHidden: false,
        retryMs: () => RETRY_MS,
      }),
    [slug, onNews],
  );
}
