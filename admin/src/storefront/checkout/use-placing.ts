import { useState } from 'react';
import type { PlacedOrderDto, QuoteDto } from '@contracts/storefront';
import { NoAnswer, Refusal } from '../api/request';
import { itemsInWords } from '../cart/item-words';
import type { Cart } from '../cart/use-cart';
import { forgetAttempt, type Attempt } from '../device/attempt';
import { useLocale } from '../i18n/locale';
import type { StoreMenu } from '../menu/store-menu';
import { pageAfterPlacing } from './after-placing';
import { placeBodyOf } from './bodies';
import { codesOf, couponPlace, couponStandings, refusedWhenPlaced } from './coupon-standing';
import { focusField, TABLE_QUESTION } from './field-id';
import { reduceCheckoutDraft, type CheckoutForm } from './form';
import { isOfCart } from './lost-order';
import { firstField, issuesOf, refusalProblems, type Problems } from './problems';
import { sendOrder, settleAttempt, type Earlier, type Order, type Settled } from './send-order';
import type { Coupons } from './use-coupons';
import type { LiveQuote } from './use-quote';

interface Wanted {
  slug: string;
  form: CheckoutForm;
  coupons: Pick<Coupons, 'linked' | 'takeOut'>;
  menu: StoreMenu;
  cart: Cart;
  live: LiveQuote;
  /** What the cart adds up to: the total in sight until the first quote has come. */
  itemsCents: number;
  /** What the customer can put right before the store is asked. */
  own: Problems;
  /** Whether they sit at their table still is asked, and not answered yet. */
  unsure: boolean;
  /** There may be a try now, or none any more. */
  onTried: () => void;
  /** Nothing is left to be ordered. */
  onBack: () => void;
}

/** The order comes to something else than the customer has seen. */
interface ChangedTotal {
  totalCents: number;
  /** Why a coupon does not count, in the store's words; null when it is the price that changed. */
  reason: string | null;
}

/** Takes the customer to the first of the problems; whether there is any. */
function stopAt(found: Problems): boolean {
  const field = firstField(found);
  if (field !== null) focusField(field);
  return field !== null;
}

/** From the press of the button to the page of the order, and everything that may be said on the way. */
export function usePlacing({
  slug,
  form,
  coupons,
  menu,
  cart,
  live,
  itemsCents,
  own,
  unsure,
  ...page
}: Wanted) {
  const { language, country, currency } = useLocale();
  const [tried, setTried] = useState(false);
  const [sending, setSending] = useState(false);
  const [noAnswer, setNoAnswer] = useState(false);
  const [refused, setRefused] = useState<{ problems: Problems; form: CheckoutForm } | null>(null);
  const [changed, setChanged] = useState<ChangedTotal | null>(null);
  /** What a try came to that was not answered, now that something else is ordered. */
  const [earlier, setEarlier] = useState<Earlier | null>(null);
  /** That was told: what becomes of the try is for the customer to decide, also once they have closed the question. */
  const [asked, setAsked] = useState(false);

  /** The code of a link that does not count for this order: it is not sent, as nobody typed it. */
  const isUncounted = (quote: QuoteDto | null, code: string) =>
    code === coupons.linked &&
    couponStandings(form.coupons, quote).some((each) => each.code === code && each.is === 'REFUSED');
  const codesFor = (quote: QuoteDto | null) => form.coupons.filter((code) => !isUncounted(quote, code));
  const orderFor = (quote: QuoteDto | null): Order => ({
    slug,
    language,
    words: itemsInWords(cart.items, menu),
    remember: form.remember,
    bodyOf: (more) =>
      placeBodyOf({ ...form, coupons: codesFor(quote) }, { items: cart.items, currency, country, ...more }),
  });

  /** Goes one way of ordering, until the page is left (then it answers true), or something is in the way. */
  const go = async (way: () => Promise<boolean>) => {
    setSending(true);
    setNoAnswer(false);
    setChanged(null);
    setEarlier(null);
    setAsked(false);
    try {
      setSending(await way());
    } catch (error) {
      setSending(false);
      if (error instanceof Refusal) showRefusal(error);
      else if (error instanceof NoAnswer) setNoAnswer(true);
      else throw error;
    } finally {
      page.onTried();
    }
  };

  /** Goes a way that may end in an order: none while it is asked where they sit, which whatever lies over it makes way for. */
  const goOrder = (way: () => Promise<boolean>) => {
    if (!unsure) return void go(way);
    setChanged(null);
    setEarlier(null);
    focusField(TABLE_QUESTION);
  };

  /** Leaves for the order that came of a try. What is in the cart goes with it where it is what was ordered. */
  const leaveFor = async (attempt: Attempt, placed: PlacedOrderDto) => {
    forgetAttempt(slug, attempt);
    const ordered = isOfCart(attempt, cart.items);
    if (ordered) reduceCheckoutDraft(slug, { ...form, coupons: codesOf(attempt.body) });
    const next = await pageAfterPlacing(slug, placed, language);
    if (ordered) cart.clear();
    location.replace(next);
    return true;
  };

  const arrive = async (settled: Settled) => {
    if (settled.same) return leaveFor(settled.attempt, settled.placed);
    setEarlier(settled);
    setAsked(true);
    return false;
  };

  /** @param agreedCents the total the customer has seen and agrees to */
  const send = async (agreedCents: number, quote = live.quote) =>
    arrive(await sendOrder(orderFor(quote), agreedCents));

  /** Asks for the price as it is now, and goes on only at the price the customer has seen. */
  const check = async (seenCents: number | null) => {
    const quote = await live.ask();
    const against = quote.refusals.filter(({ path }) => {
      const place = couponPlace(path);
      return place === null || !isUncounted(quote, form.coupons[place] ?? '');
    });
    if (stopAt(refusalProblems(against))) return false;
    if (quote.totalCents === seenCents) return send(seenCents, quote);
    setChanged({ totalCents: quote.totalCents, reason: null });
    return false;
  };

  const showRefusal = (refusal: Refusal) => {
    const { code, message, error } = refusal;
    if (code === 'TOTAL_CHANGED') return void go(() => check(null));
    if (code === 'COUPON_NOT_FOR_ORDER' && error?.details.quote) {
      const { quote } = error.details;
      const refusedCode = refusedWhenPlaced(codesFor(live.quote), quote);
      if (refusedCode !== null) coupons.takeOut(refusedCode, message);
      const reason = refusedCode === null ? message : `${refusedCode}: ${message}`;
      setChanged({ totalCents: quote.totalCents, reason });
      return;
    }
    const found = refusalProblems(issuesOf(refusal));
    setRefused({ problems: found, form });
    stopAt(found);
  };

  const orderNow = async () => {
    // What was in the cart went while it was asked what became of it.
    if (cart.items.length === 0) page.onBack();
    if (cart.items.length === 0 || stopAt(own)) return false;
    // The last total stays in sight while the next is asked for: who presses then has agreed to it.
    return check(live.quote?.totalCents ?? itemsCents);
  };

  const settleAndOrder = async () => {
    const before = await settleAttempt(orderFor(live.quote));
    return before ? arrive(before) : orderNow();
  };

  const following = (attempt: Attempt, placed: PlacedOrderDto) => ({
    number: placed.number,
    onFollow: () => void go(() => leaveFor(attempt, placed)),
  });

  const submit = () => {
    if (sending) return;
    setTried(true);
    goOrder(settleAndOrder);
  };

  return {
    tried,
    sending,
    asked,
    noAnswer,
    refused,
    submit,
    changed: changed && {
      ...changed,
      onAgree: () => goOrder(() => send(changed.totalCents)),
      onClose: () => setChanged(null),
    },
    earlier: earlier && {
      order: earlier.placed && following(earlier.attempt, earlier.placed),
      onAgain: () =>
        goOrder(() => {
          forgetAttempt(slug, earlier.attempt);
          return orderNow();
        }),
      onClose: () => setEarlier(null),
    },
  };
}
