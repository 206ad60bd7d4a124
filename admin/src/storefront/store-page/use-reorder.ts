import { useCallback, useEffect, useRef, useState } from 'react';
import type { Language } from '@contracts/session';
import { linkIntentOf, withoutLinkIntent, type LinkIntent } from '../addresses';
import type { Cart } from '../cart/use-cart';

/** What became of what was brought along; `said` are the store's own words about it. */
export type Reorder = 'none' | 'done' | { failed: LinkIntent } | { said: string };

/**
 * Opened with `?again=<order>` or `?cart=<cart>`, the page puts those items into the cart; with `?stop=<cart>` the store
 * sends no more reminders. Once, also when it is reloaded; what did not come about can be tried again. `bring` does the same for whoever asks for it on the page.
 */
export function useReorder(
  slug: string,
  { add }: Pick<Cart, 'add'>,
  language: Language,
): { reorder: Reorder; bring: (asked: LinkIntent) => void } {
  const [reorder, setReorder] = useState<Reorder>('none');
  const bring = useCallback(
    (asked: LinkIntent) => {
      setReorder('none');
      import('./reorder')
        .then(({ loadReorder }) => loadReorder(slug, asked, language))
        .then(
          (came) => {
            history.replaceState(history.state, '', withoutLinkIntent(location));
            if ('said' in came) return setReorder(came);
            came.items.forEach(add);
            // What was left is there as it was left; what is ordered again is told.
            setReorder(asked.kind === 'again' ? 'done' : 'none');
          },
          () => setReorder({ failed: asked }),
        );
    },
    [slug, add, language],
  );
  const begun = useRef(false);
  useEffect(() => {
    const asked = linkIntentOf(location.search);
    if (!asked || begun.current) return;
    begun.current = true;
    bring(asked);
  }, [bring]);
  return { reorder, bring };
}
