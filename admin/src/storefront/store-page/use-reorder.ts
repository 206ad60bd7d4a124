import { useEffect, useRef, useState } from 'react';
import type { Language } from '@contracts/session';
import type { Cart } from '../cart/use-cart';

/** What became of an address that brings something along; `said` are the store's own words about it. */
export type Reorder = 'none' | 'done' | 'failed' | { said: string };

const PARAMETER = 'again';

export const reorderAddress = (slug: string, token: string) =>
  `/m/${encodeURIComponent(slug)}?${PARAMETER}=${encodeURIComponent(token)}`;

/**
 * Opened with `?again=<order>` or `?cart=<cart>`, the page puts those items into the cart; with `?stop=<cart>` the store
 * sends no more reminders. Once, also when it is reloaded.
 */
export function useReorder(slug: string, { add }: Pick<Cart, 'add'>, language: Language): Reorder {
  const [state, setState] = useState<Reorder>('none');
  const begun = useRef(false);
  useEffect(() => {
    const asked = /[?&](again|cart|stop)=([^&]+)/.exec(location.search);
    if (!asked || begun.current) return;
    begun.current = true;
    history.replaceState(null, '', location.pathname);
    import('./reorder')
      .then(({ arrive }) => arrive(slug, asked, language))
      .then(
        (came) => {
          if ('said' in came) return setState(came);
          came.items.forEach(add);
          setState('done');
        },
        () => setState('failed'),
      );
  }, [slug, add, language]);
  return state;
}
