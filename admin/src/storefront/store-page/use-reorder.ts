import { useCallback, useEffect, useRef, useState } from 'react';
import type { Language } from '@contracts/session';
import { linkIntentOf, withoutLinkIntent, type LinkIntent } from '../addresses';
import { Refusal } from '../api/request';
import type { Cart } from '../cart/use-cart';
import type { Said } from './reorder';

/** The outcome of a link that was opened. */
export type Reorder = 'none' | 'done' | Said;

/** What did not come about. */
export interface FailedIntent {
  asked: LinkIntent;
  /** Whether it may come about when it is tried again. */
  again: boolean;
}

/**
 * Opened with `?again=<order>` or `?cart=<cart>`, the page puts those items into the cart, once, also when it is reloaded;
 * with `?stop=<cart>` the store sends no more reminders. What did not come about can be tried again. `bring` does the same
 * for whoever asks for it on the page.
 */
export function useReorder(
  slug: string,
  { add }: Pick<Cart, 'add'>,
  language: Language,
): { reorder: Reorder; failed: readonly FailedIntent[]; bring: (asked: LinkIntent) => void } {
  const [reorder, setReorder] = useState<Reorder>('none');
  const [failed, setFailed] = useState<readonly FailedIntent[]>([]);
  const bring = useCallback(
    (asked: LinkIntent) => {
      setReorder('none');
      setFailed((now) => now.filter((each) => each.asked.kind !== asked.kind));
      import('./reorder')
        .then(({ loadReorder }) => loadReorder(slug, asked, language))
        .then(
          (came) => {
            if (asked.kind === 'stop') dropIntent();
            if ('said' in came) return setReorder(came);
            came.items.forEach(add);
            // What was left is there as it was left; what is ordered again is told.
            setReorder(asked.kind === 'again' ? 'done' : 'none');
          },
          (error: unknown) => {
            // What the store refuses now it refuses for good, unless it was asked too often.
            const again = !(error instanceof Refusal) || error.status === 429;
            setFailed((now) => [...now, { asked, again }]);
          },
        );
    },
    [slug, add, language],
  );
  const begun = useRef(false);
  useEffect(() => {
    const asked = linkIntentOf(location.search);
    if (!asked || begun.current) return;
    begun.current = true;
    // Items would come twice. To stop reminders twice does no harm: that is asked until it is granted.
    if (asked.kind !== 'stop') dropIntent();
    bring(asked);
  }, [bring]);
  return { reorder, failed, bring };
}

const dropIntent = () => history.replaceState(history.state, '', withoutLinkIntent(location));
