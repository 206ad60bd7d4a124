import { useEffect, useRef, useState } from 'react';
import type { Language } from '@contracts/session';
import type { Cart } from '../cart/use-cart';

export type Reorder = 'none' | 'done' | 'failed';

const PARAMETER = 'again';

export const reorderAddress = (slug: string, token: string) =>
  `/m/${encodeURIComponent(slug)}?${PARAMETER}=${encodeURIComponent(token)}`;

/** Opened with `?again=<token>`, the page puts that order's items into the cart; once, also when it is reloaded. */
export function useReorder({ add }: Pick<Cart, 'add'>, language: Language): Reorder {
  const [state, setState] = useState<Reorder>('none');
  const begun = useRef(false);
  useEffect(() => {
    const token = new URLSearchParams(location.search).get(PARAMETER);
    if (!token || begun.current) return;
    begun.current = true;
    history.replaceState(null, '', location.pathname);
    import('./reorder')
      .then(({ itemsOf }) => itemsOf(token, language))
      .then(
        (items) => {
          items.forEach(add);
          setState('done');
        },
        () => setState('failed'),
      );
  }, [add, language]);
  return state;
}
