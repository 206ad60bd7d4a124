import type { PlacedOrderDto, PlaceOrderBody } from '@contracts/storefront';
import type { Language } from '@contracts/session';
import { placeOrder, withdrawOrder } from '../api/order-api';
import { Refusal } from '../api/request';
import { cartToOrder } from '../cart/save-cart';
import { cartToken } from '../device/cart-token';
import { randomKey } from '../device/random-key';
import { rememberOrder } from '../device/recent-orders';
import { sellerNow } from '../device/seller-of-order';
import { attemptOf, type Attempt } from './attempt';

/** An order as the page has it now. */
export interface Order {
  slug: string;
  language: Language;
  /** What is sent of it; null while no payment is chosen. */
  bodyOf: (more: Pick<PlaceOrderBody, 'expectedTotalCents' | 'seller' | 'cart'>) => PlaceOrderBody | null;
  /** What is ordered, in a few words of the menu. */
  words: string;
}

/**
 * Places an order. Until it is answered the try is kept, so that nothing else is ordered before it is known what came of
 * it.
 *
 * @param agreedCents what the customer has seen and agrees to pay, in minor units
 */
export async function sendOrder(
  { slug, language, bodyOf, words }: Order,
  agreedCents: number,
): Promise<PlacedOrderDto> {
  const body = bodyOf({
    expectedTotalCents: agreedCents,
    seller: sellerNow(slug, new Date()),
    cart: await cartToOrder(slug),
  });
  if (!body) throw new Error('An order without payment was let through');
  const attempt = { key: randomKey(), body, words };
  attemptOf(slug).save(attempt);
  try {
    return taken(slug, attempt, await placeOrder(slug, attempt, language));
  } catch (error) {
    if (error instanceof Refusal) attemptOf(slug).forget();
    throw error;
  }
}

/** What came of the try before: the very order that is wanted now, or another one. */
export interface Settled {
  placed: PlacedOrderDto;
  same: boolean;
}

/**
 * Finds out what came of a try that was not answered, before anything else is ordered: the same order is sent again as it
 * was, any other is asked about, and no longer taken from then on. Null where there was no try, or nothing came of it.
 */
export async function settleAttempt({ slug, language, bodyOf }: Order): Promise<Settled | null> {
  const attempt = attemptOf(slug).load();
  if (!attempt) return null;
  const { expectedTotalCents, seller, cart } = attempt.body;
  const wanted = bodyOf({ expectedTotalCents, seller, cart });
  if (JSON.stringify(wanted) === JSON.stringify(attempt.body)) {
    try {
      return { placed: taken(slug, attempt, await placeOrder(slug, attempt, language)), same: true };
    } catch (error) {
      // Refused now; what came of the first time is still to be asked.
      if (!(error instanceof Refusal)) throw error;
    }
  }
  try {
    const placed = await withdrawOrder(slug, attempt, language);
    if (placed) return { placed: remembered(slug, attempt, placed), same: false };
  } catch (error) {
    // Who asks too often is told later; of any other refusal nothing more is to be learned.
    if (error instanceof Refusal && error.status !== 429) attemptOf(slug).forget();
    throw error;
  }
  attemptOf(slug).forget();
  return null;
}

function taken(slug: string, attempt: Attempt, placed: PlacedOrderDto): PlacedOrderDto {
  attemptOf(slug).forget();
  return remembered(slug, attempt, placed);
}

/** Leaves the way to follow an order on this device; the cart that it was is over. */
function remembered(slug: string, { words }: Attempt, placed: PlacedOrderDto): PlacedOrderDto {
  const { token, number } = placed;
  cartToken(slug).forget();
  rememberOrder(slug, { token, number, placedAt: new Date().toISOString(), items: words });
  return placed;
}
