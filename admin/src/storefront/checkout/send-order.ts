import type { PlacedOrderDto, PlaceOrderBody } from '@contracts/storefront';
import type { Language } from '@contracts/session';
import { isOpen } from '@domain/orders/states';
import { MINUTE_MS } from '@domain/time';
import { placeOrder, withdrawOrder } from '../api/order-api';
import { NoAnswer, Refusal } from '../api/request';
import { fetchOrder } from '../api/store-api';
import { cartToOrder } from '../cart/save-cart';
import { forgetAttempt, giveUpOn, keepAttempt, unansweredAttempt, type Attempt } from '../device/attempt';
import { cartToken } from '../device/cart-token';
import { randomKey } from '../device/random-key';
import { rememberOrder } from '../device/remember-order';
import { sellerNow } from '../device/seller-of-order';

/** For so long the same order is taken for the same wish; whoever comes later may want it once more, and is asked. */
const SAME_WISH_MS = 10 * MINUTE_MS;

/** An order as the page has it now. */
export interface Order {
  slug: string;
  language: Language;
  /** What is sent of it; null while no payment is chosen. */
  bodyOf: (more: Pick<PlaceOrderBody, 'expectedTotalCents' | 'seller' | 'cart'>) => PlaceOrderBody | null;
  /** What is ordered, in a few words of the menu. */
  words: string;
  /** Whether it may be kept on this device, to be ordered again. */
  remember: boolean;
}

/** A try that was taken for the very order that is wanted now. */
interface Taken {
  attempt: Attempt;
  placed: PlacedOrderDto;
  same: true;
}

/** A try that became another order than is wanted now, or too long ago to be the same wish. */
export interface Earlier {
  attempt: Attempt;
  /** Null where the store has it, and no longer tells what it is. */
  placed: PlacedOrderDto | null;
  same: false;
}

/** What came of a try. */
export type Settled = Taken | Earlier;

/**
 * Places an order. Until it is answered the try is kept, so that nothing else is ordered before it is known what came of
 * it; that of another tab is settled first.
 *
 * @param agreedCents what the customer has seen and agrees to pay, in minor units
 */
export async function sendOrder(order: Order, agreedCents: number): Promise<Settled> {
  const { slug, language, bodyOf, words, remember } = order;
  const cart = await cartToOrder(slug);
  const before = await settleAttempt(order);
  if (before) return before;
  const now = new Date();
  const body = bodyOf({ expectedTotalCents: agreedCents, seller: sellerNow(slug, now), cart });
  if (!body) throw new Error('An order without payment was let through');
  const attempt = {
    key: randomKey(),
    at: now.getTime(),
    body,
    words,
    passing: !remember,
    awaitedSince: null,
  };
  try {
    return await place(slug, attempt, language);
  } catch (error) {
    if (error instanceof Refusal) forgetAttempt(slug, attempt);
    throw error;
  }
}

/**
 * Finds out what came of a try that was not answered, before anything else is ordered: the same order is sent again as it
 * was, any other is asked about, and no longer taken from then on. Null where there was no try, nothing came of it, or
 * what came of it is over by now.
 */
export async function settleAttempt(order: Order): Promise<Settled | null> {
  const { slug, language } = order;
  const attempt = unansweredAttempt(slug);
  if (!attempt) return null;
  const settled = (await sendAgain(order, attempt)) ?? (await askAbout(order, attempt));
  if (settled && (settled.placed === null || !(await isOver(settled.placed, language)))) return settled;
  forgetAttempt(slug, attempt);
  return null;
}

/** Whether a try was of the very order that is wanted now; at which price and by whom they came is that of the try. */
export function isWanted({ body }: Attempt, bodyOf: Order['bodyOf']): boolean {
  const { expectedTotalCents, seller, cart } = body;
  return JSON.stringify(bodyOf({ expectedTotalCents, seller, cart })) === JSON.stringify(body);
}

/** Sends the same order again as it was; null where another is wanted, or it is refused now. */
async function sendAgain({ slug, language, bodyOf }: Order, attempt: Attempt): Promise<Taken | null> {
  if (!isWanted(attempt, bodyOf) || Date.now() - attempt.at > SAME_WISH_MS) return null;
  try {
    return await place(slug, attempt, language);
  } catch (error) {
    // Refused now; what came of the first time is still to be asked.
    if (error instanceof Refusal) return null;
    throw error;
  }
}

/**
 * Asks what came of a try, which the store takes no longer from then on; null where nothing did.
 *
 * @throws {NoAnswer} where that was not told
 * @throws {Refusal} where it is not told now (429), or nothing more is to be learned and the try is forgotten
 */
export async function askAbout(
  { slug, language }: Pick<Order, 'slug' | 'language'>,
  attempt: Attempt,
): Promise<Earlier | null> {
  try {
    const placed = await withdrawOrder(slug, attempt, language);
    return placed && { attempt, placed: remembered(slug, attempt, placed), same: false };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { status, code, message } = error;
    // The store has the key, under what it reads in another way by now.
    if (code === 'IDEMPOTENCY_KEY_REUSED') return { attempt, placed: null, same: false };
    // Of a store that is closed for good, and of what is no order, nothing more is to be learned.
    if (status === 400 || status === 410) forgetAttempt(slug, attempt);
    else if (status !== 429) throw new NoAnswer(message, status); // Nothing was said of the order: the question stays.
    throw error;
  }
}

async function place(slug: string, attempt: Attempt, language: Language): Promise<Taken> {
  keepAttempt(slug, { ...attempt, awaitedSince: Date.now() });
  const placed = await placeOrder(slug, attempt, language).catch((error: unknown) => {
    giveUpOn(slug, attempt);
    throw error;
  });
  forgetAttempt(slug, attempt);
  return { attempt, placed: remembered(slug, attempt, placed), same: true };
}

/** Whether an order was handed over or came to nothing since it was placed. Where that is not to be learned, it was not. */
const isOver = ({ token }: PlacedOrderDto, language: Language): Promise<boolean> =>
  fetchOrder(token, language).then(
    ({ state }) => !isOpen(state),
    () => false,
  );

/** Leaves the way to follow an order on this device; the cart that it was is over. */
function remembered(slug: string, { at, words, passing }: Attempt, placed: PlacedOrderDto): PlacedOrderDto {
  const { token, number, promisedAt } = placed;
  cartToken(slug).forget();
  const items = passing ? '' : words;
  rememberOrder(slug, { token, number, placedAt: new Date(at).toISOString(), promisedAt, items, passing });
  return placed;
}
