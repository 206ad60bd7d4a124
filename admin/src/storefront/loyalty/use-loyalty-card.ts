import { useCallback, useEffect, useRef, useState } from 'react';
import type { LoyaltyCardDto } from '@contracts/loyalty-card';
import { useLocale } from '../i18n/locale';
import { cachedCard, readCard } from './read-card';

interface LoyaltyCardState {
  /** Null until it was read. */
  card: LoyaltyCardDto | null;
  /** The last try to read it failed. */
  failed: boolean;
  reload: () => void;
}

/**
 * The loyalty card of this device's customer at a store.
 *
 * @param token of the order that the page is about; null of the store's own page
 * @param revision changes whenever the card may have changed: it is read again
 */
export function useLoyaltyCard(
  slug: string,
  { token = null, revision = '' }: { token?: string | null; revision?: string } = {},
): LoyaltyCardState {
  const { language } = useLocale();
  const [card, setCard] = useState(() => cachedCard(slug));
  const [failed, setFailed] = useState(false);
  const running = useRef<AbortController | null>(null);

  const reload = useCallback(() => {
    running.current?.abort();
    const { signal } = (running.current = new AbortController());
    readCard(slug, token, { language, signal }).then(
      (next) => {
        if (signal.aborted) return;
        setCard(next);
        setFailed(false);
      },
      () => {
        if (!signal.aborted) setFailed(true);
      },
    );
  }, [slug, token, language]);

  useEffect(() => {
    reload();
    return () => running.current?.abort();
  }, [reload, revision]);
  return { card, failed, reload };
}
