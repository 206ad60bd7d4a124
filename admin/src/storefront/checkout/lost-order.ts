import type { Language } from '@contracts/session';
import { NoAnswer, Refusal } from '../api/request';
import type { CartItem } from '../cart/cart';
import { orderItems } from '../cart/order-items';
import type { Attempt } from '../device/attempt';
import { checkoutDraft, reduceCheckoutDraft } from './form';
import { askAbout } from './send-order';

/** What there is to tell of an order whose answer was lost, though nobody presses for it. */
export type LostOrder =
  | { is: 'TAKEN'; number: string; token: string }
  /** It is looked for; it was not taken, nor ever will be; the store has it, and no longer tells what it is. */
  | { is: 'LOOKED_FOR' | 'NOT_TAKEN' | 'UNKNOWN' };

/** Asks what came of a try; null where that is not to be learned now. */
export async function lookForOrder(
  slug: string,
  attempt: Attempt,
  language: Language,
): Promise<LostOrder | null> {
  try {
    const earlier = await askAbout({ slug, language }, attempt);
    if (!earlier) return { is: 'NOT_TAKEN' };
    const { placed } = earlier;
    return placed ? { is: 'TAKEN', number: placed.number, token: placed.token } : { is: 'UNKNOWN' };
  } catch (error) {
    if (error instanceof NoAnswer || error instanceof Refusal) return null;
    throw error;
  }
}

/** Whether a try was of what is in the cart. */
export const isOfCart = ({ body }: Attempt, items: readonly CartItem[]): boolean =>
  JSON.stringify(orderItems(items)) === JSON.stringify(body.items);

/** What was typed for an order that was taken is kept for the next one as after any order. */
export function reduceKeptDraft(slug: string): void {
  const draft = checkoutDraft(slug);
  if (draft) reduceCheckoutDraft(slug, draft);
}
