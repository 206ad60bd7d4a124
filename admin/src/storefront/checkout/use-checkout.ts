import { useEffect, useMemo, useState } from 'react';
import type { ApiIssue } from '@contracts/error';
import type { StoreProfileDto } from '@contracts/storefront';
import { scannedTable } from '../addresses';
import { NoAnswer, Refusal } from '../api/request';
import type { Cart } from '../cart/use-cart';
import { useToldCart } from '../cart/use-told-cart';
import { useLocale } from '../i18n/locale';
import { pageAfterPlacing } from './after-placing';
import { quoteBodyOf, tipCents } from './bodies';
import { cartBodyOf } from './cart-body';
import { focusField } from './field-id';
import { keepDraft, startingForm, type CheckoutForm } from './form';
import { sendOrder } from './send-order';
import { firstField, formProblems, issuesOf, refusalProblems, type Problems } from './problems';
import { useQuote } from './use-quote';
import { useSlots } from './use-slots';

/** Typing pauses for so long before the store is told of the cart. */
const TELL_AFTER_MS = 1500;

interface Wanted {
  slug: string;
  profile: StoreProfileDto;
  cart: Cart;
  /** What the cart adds up to: the total in sight until the first quote has come. */
  itemsCents: number;
  /** The order is placed, and the page is about to be left for the one that follows it. */
  onLeave: () => void;
}

/** The order comes to something else than the customer has seen. */
interface ChangedTotal {
  totalCents: number;
  /** Why its coupon does not count, in the store's words; null when it is the price that changed. */
  reason: string | null;
}

export function useCheckout({ slug, profile, cart, itemsCents, onLeave }: Wanted) {
  const locale = useLocale();
  const { t, language, tag, currency } = locale;
  const [form, setForm] = useState<CheckoutForm>(() =>
    startingForm(slug, profile, scannedTable(location.search)),
  );
  const [tried, setTried] = useState(false);
  const [sending, setSending] = useState(false);
  const [refused, setRefused] = useState<{ problems: Problems; form: CheckoutForm } | null>(null);
  const [noAnswer, setNoAnswer] = useState(false);
  const [changed, setChanged] = useState<ChangedTotal | null>(null);
  /** Taken out of the form again, as it does not count for who orders. */
  const [refusedCoupon, setRefusedCoupon] = useState<{ code: string; reason: string } | null>(null);
  const set = (change: Partial<CheckoutForm>) => setForm((now) => ({ ...now, ...change }));

  const wanted = { ...quoteBodyOf(form, cart.items), tipCents: tipCents(form, { currency, tag }) };
  const live = useQuote(slug, wanted, language);
  const totalCents = live.current && live.quote ? live.quote.totalCents : null;
  const [refusedTime, setRefusedTime] = useState<string>();
  const slots = useSlots({ slug, profile, service: form.type, refused: refusedTime });
  /** A time is wanted, though none is chosen yet. */
  const [picking, setPicking] = useState(false);
  const laterOnly = !(slots?.soon ?? profile.store.canOrder);

  useEffect(() => keepDraft(slug, form), [slug, form]);
  const told = sending ? null : cartBodyOf(form, cart.items, live.current ? live.quote : null);
  useToldCart(slug, told, language, TELL_AFTER_MS);

  const own = useMemo(
    () =>
      new Map(
        formProblems(form, { currency, tag, totalCents, laterOnly: laterOnly || picking }).map(
          ([field, key]) => [field, t(key)],
        ),
      ),
    [form, currency, tag, totalCents, laterOnly, picking, t],
  );
  const { quote, current, issues } = live;
  const untimed = laterOnly && form.scheduledFor === null;
  const problems: Problems = useMemo(() => {
    const said = current ? [...(quote?.refusals ?? []), ...issues] : [];
    const quoted = refusalProblems(said.filter((issue) => !isAwaited(issue, { untimed })));
    const atPlacing: Problems = refused?.form === form ? refused.problems : new Map<string, string>();
    return new Map([...quoted, ...atPlacing, ...(tried ? own : [])]);
  }, [current, quote, issues, untimed, tried, own, refused, form]);

  // A time that was refused is asked about anew, and so is one that was taken meanwhile.
  const said = problems.get('scheduledFor');
  if (said !== refusedTime) setRefusedTime(said);

  const stopAt = (found: Problems) => {
    const field = firstField(found);
    if (field !== null) focusField(field);
    return field !== null;
  };

  /** @param agreedCents the total the customer has seen and agrees to */
  const send = async (agreedCents: number) => {
    setChanged(null);
    setSending(true);
    setNoAnswer(false);
    try {
      const placed = await sendOrder({
        slug,
        form,
        items: cart.items,
        expectedTotalCents: agreedCents,
        locale,
      });
      const next = await pageAfterPlacing(slug, placed, language);
      onLeave();
      cart.clear();
      location.replace(next);
    } catch (error) {
      setSending(false);
      if (error instanceof Refusal) showRefusal(error);
      else if (error instanceof NoAnswer) setNoAnswer(true);
      else throw error;
    }
  };

  const showRefusal = (refusal: Refusal) => {
    const { code, message, error } = refusal;
    if (code === 'TOTAL_CHANGED') return void check(null);
    if (code === 'COUPON_NOT_FOR_ORDER' && error?.details.quote) {
      setRefusedCoupon({ code: form.coupon, reason: message });
      set({ coupon: '' });
      setChanged({ totalCents: error.details.quote.totalCents, reason: message });
      return;
    }
    const found = refusalProblems(issuesOf(refusal));
    setRefused({ problems: found, form });
    stopAt(found);
  };

  /** Asks for the price as it is now, and goes on only at the price the customer has seen. */
  const check = async (seenCents: number | null) => {
    setSending(true);
    setNoAnswer(false);
    try {
      const quote = await live.ask();
      if (stopAt(refusalProblems(quote.refusals))) return setSending(false);
      if (quote.totalCents === seenCents) return await send(seenCents);
      setSending(false);
      setChanged({ totalCents: quote.totalCents, reason: null });
    } catch (error) {
      setSending(false);
      if (error instanceof Refusal) stopAt(refusalProblems(issuesOf(error)));
      else setNoAnswer(true);
    }
  };

  const submit = async () => {
    if (sending) return;
    setTried(true);
    // The last total stays in sight while the next is asked for: who presses then has agreed to it.
    if (!stopAt(own)) await check(live.quote?.totalCents ?? itemsCents);
  };

  return {
    form,
    set,
    live,
    problems,
    refusedCoupon,
    laterOnly,
    slots,
    picking,
    setPicking,
    sending,
    noAnswer,
    changed,
    submit: () => void submit(),
    agree: () => changed && void send(changed.totalCents),
    disagree: () => setChanged(null),
  };
}

/** Refusals of what the customer has yet to say; the form itself asks for it, once they want to go on. */
function isAwaited({ code, path }: ApiIssue, { untimed }: { untimed: boolean }): boolean {
  return code === 'ADDRESS_REQUIRED' || (untimed && path[0] === 'type');
}

export type CheckoutState = ReturnType<typeof useCheckout>;
