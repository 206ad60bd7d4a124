import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Language } from '@contracts/session';
import { NoAnswer } from '../api/request';
import { storeMenu, type StoreMenu } from '../menu/store-menu';
import type { StoreNews, StoreProfileDto } from '@contracts/storefront';
import { MINUTE_MS } from '@domain/time';
import { loadStore, type LoadedStore } from './load-store';
import { useStoreNews } from './use-store-news';

const REFRESH_MS = MINUTE_MS;

export interface LiveStore {
  profile: StoreProfileDto;
  menu: StoreMenu;
  /** The last look for news failed: what is shown may be old. */
  unreachable: boolean;
  /** When that was seen which is shown, of a page that came without a network. */
  seenAt: string | undefined;
  refresh: () => void;
}

/**
 * The store as it is now: looked at again as soon as the server says that it or its menu is another one, and every minute, when the page is seen
 * again and when the network goes or returns.
 */
export function useStore(slug: string, first: LoadedStore, language: Language): LiveStore {
  const [store, setStore] = useState(first);
  const [unreachable, setUnreachable] = useState(first.seenAt !== undefined);
  const refresh = useRef<() => void>(() => undefined);
  const shown = useRef(first.menuEtag);
  useEffect(() => {
    shown.current = store.menuEtag;
  });
  const version = useRef<number | null>(null);
  const onNews = useCallback((news: StoreNews) => {
    // The first mark is of the store as it was just loaded.
    const isAnother = version.current !== null && version.current !== news.version;
    version.current = news.version;
    if (isAnother || news.etag !== shown.current) refresh.current();
  }, []);
  useStoreNews(slug, onNews);

  useEffect(() => {
    let gone = false;
    const look = async () => {
      try {
        const next = await loadStore(slug, language);
        if (gone) return;
        setUnreachable(false);
        // The same ETag is the same menu: keeping the object spares working everything out again.
        setStore((now) => ({
          ...next,
          menu: next.menuEtag !== null && next.menuEtag === now.menuEtag ? now.menu : next.menu,
        }));
      } catch (error) {
        if (!gone && error instanceof NoAnswer) setUnreachable(true);
      }
    };
    refresh.current = () => void look();
    const whenSeen = () => {
      if (document.visibilityState === 'visible') void look();
    };
    const timer = setInterval(whenSeen, REFRESH_MS);
    document.addEventListener('visibilitychange', whenSeen);
    window.addEventListener('online', whenSeen);
    window.addEventListener('offline', whenSeen);
    return () => {
      gone = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', whenSeen);
      window.removeEventListener('online', whenSeen);
      window.removeEventListener('offline', whenSeen);
    };
  }, [slug, language]);

  const menu = useMemo(() => storeMenu(store.menu), [store.menu]);
  return {
    profile: store.profile,
    menu,
    unreachable,
    seenAt: store.seenAt,
    refresh: () => refresh.current(),
  };
}
