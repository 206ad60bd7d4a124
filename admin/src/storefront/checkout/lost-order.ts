import type { Language } from '@contracts/session';
import type { PlacedOrderDto } from '@contracts/storefront';
import { isLost, isOpen } from '@domain/orders/states';
import { NoAnswer, Refusal } from '../api/request';
import { fetchOrder } from '../api/store-api';
import type { CartItem } from '../cart/cart';
import { orderItems } from '../cart/order-items';
import type { Attempt } from '../device/attempt';
import { linkedCoupon } from '../device/linked-coupon';
import type { Locale } from '../i18n/locale';
import { placeBodyOf } from './bodies';
import { allCodes, checkoutDraft, reduceCheckoutDraft, type CheckoutForm } from './form';
import { askAbout, isWanted } from './send-order';

/**
 * What there is to tell of an order whose answer was lost, though nobody presses for it. It is `over` where nothing is
 * left to be decided about it, and what is ordered next is ordered without a question.
 */
export type LostOrder =
  | {
      /**
       * The store has it: as it is wanted now, or something else is wanted by now. It waits to be paid, or came to nothing
       * since.
       */
      is: 'TAKEN' | 'CHANGED' | 'UNPAID' | 'ENDED';
      number: string;
      token: string;
      over: boolean;
    }
  /** It is looked for; the store has it, and no longer tells what it is. */
  | { is: 'LOOKED_FOR' | 'UNKNOWN'; over: false }
  /** It was not taken, nor ever will be. */
  | { is: 'NOT_TAKEN'; over: true };

/** What would be ordered now. */
export interface WantedNow {
  items: readonly CartItem[];
  /** What stands at the checkout; null while it is not open. */
  typed: CheckoutForm | null;
  money: Pick<Locale, 'currency' | 'country'>;
}

interface Look {
  slug: string;
  language: Language;
  /** Read once it is known what came of the try: it may be changed meanwhile. */
  wanted: () => WantedNow;
}

/** Asks what came of a try, and how it stands now; null where that is not to be learned now. */
export async function lookForOrder(
  attempt: Attempt,
  { slug, language, wanted }: Look,
): Promise<LostOrder | null> {
  try {
    const earlier = await askAbout({ slug, language }, attempt);
    if (!earlier) return { is: 'NOT_TAKEN', over: true };
    if (!earlier.placed) return { is: 'UNKNOWN', over: false };
    // What is told of a try is how its order stood when it was placed.
    const { state } = await fetchOrder(earlier.placed.token, language);
    return told(earlier.placed, state, isWantedNow(slug, attempt, wanted()));
  } catch (error) {
    if (error instanceof NoAnswer || error instanceof Refusal) return null;
    throw error;
  }
}

function told(
  { number, token }: PlacedOrderDto,
  state: PlacedOrderDto['state'],
  isWantedStill: boolean,
): LostOrder {
  const order = { number, token };
  if (isLost(state)) return { is: 'ENDED', ...order, over: true };
  if (state === 'AWAITING_PAYMENT') return { is: 'UNPAID', ...order, over: false };
  if (isWantedStill) return { is: 'TAKEN', ...order, over: true };
  return { is: 'CHANGED', ...order, over: !isOpen(state) };
}

/** Whether nothing was changed since a try: at the open checkout, else in what the device keeps of it. */
function isWantedNow(slug: string, attempt: Attempt, { items, typed, money }: WantedNow): boolean {
  const form = typed ?? wholeDraft(slug);
  if (!form) return false;
  const { customer, address } = attempt.body;
  // Whom the device is not to know is gone once the page was loaded anew: that changes nothing.
  const unkept = form.remember || form.name !== '' ? {} : { customer, address };
  return isWanted(attempt, (more) => {
    const body = placeBodyOf(form, { items, ...money, ...more });
    return body && { ...body, ...unkept };
  });
}

/** What the device keeps of the unfinished order, with the code of the customer's link, which counts as typed. */
function wholeDraft(slug: string): CheckoutForm | null {
  const draft = checkoutDraft(slug);
  return draft && { ...draft, coupons: allCodes(linkedCoupon(slug).load(), draft.coupons) };
}

/** Whether a try was of what is in the cart. */
export const isOfCart = ({ body }: Attempt, items: readonly CartItem[]): boolean =>
  JSON.stringify(orderItems(items)) === JSON.stringify(body.items);

/** What was typed for an order that was taken is kept for the next one as after any order. */
export function reduceKeptDraft(slug: string): void {
  const draft = wholeDraft(slug);
  if (draft) reduceCheckoutDraft(slug, draft);
}
