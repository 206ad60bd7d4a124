import { useEffect, useMemo, useState } from 'react';
import type { ApiIssue } from '@contracts/error';
import type { StoreProfileDto } from '@contracts/storefront';
import type { Cart } from '../cart/use-cart';
import { useSavedCart } from '../cart/use-saved-cart';
import { useLocale } from '../i18n/locale';
import type { StoreMenu } from '../menu/store-menu';
import { changedAddress, placedAddress, type AddressForm } from './address';
import { quoteBodyOf, tipCents } from './bodies';
import { cartBodyOf } from './cart-body';
import { formAt, initialForm, saveCheckoutDraft, withdrawnOf, type CheckoutForm } from './form';
import { formProblems, problemsOnPage, refusalProblems, type Problems } from './problems';
import { useCoupons, useDroppedLink } from './use-coupons';
import { usePlacing } from './use-placing';
import { useQuote } from './use-quote';
import { useSlots } from './use-slots';

/** Typing pauses for so long before the store is told of the cart. */
const TELL_AFTER_MS = 1500;

interface Wanted {
  slug: string;
  profile: StoreProfileDto;
  menu: StoreMenu;
  cart: Cart;
  /** What the cart adds up to: the total in sight until the first quote has come. */
  itemsCents: number;
  /** Where the guest sits, or sat when they were asked, if they sit at a table. */
  table: string | null;
  /** Whether they sit there still is asked: until they say so, everything stays as it was typed, and nothing is ordered. */
  unsure: boolean;
  /** A try was made of which nobody here knows what came of it. */
  unanswered: boolean;
  onTried: () => void;
  /** What would be ordered now; null once the checkout is left. */
  onTyped: (form: CheckoutForm | null) => void;
  /** Whether an order is on its way, or the customer was asked about an earlier one. */
  onOrdering: (ordering: boolean) => void;
  onBack: () => void;
}

export function useCheckout({ slug, profile, cart, table, unsure, ...page }: Wanted) {
  const { unanswered, onOrdering, onTyped } = page;
  const locale = useLocale();
  const { t, language, country, currency } = locale;
  const { tips } = profile;
  const { enabled: later } = profile.scheduling;
  const offer = useMemo(() => ({ tips, later }), [tips, later]);
  const [typed, setForm] = useState<CheckoutForm>(() => initialForm(slug, profile, table));
  // They sat down, or went, since it was typed.
  if (!unsure && typed.table !== table) setForm(formAt(table, typed, profile));
  const withdrawn = useMemo(() => withdrawnOf(typed, offer), [typed, offer]);
  const coupons = useCoupons(slug, typed.coupons, setForm);
  const { codes } = coupons;
  const form = useMemo<CheckoutForm>(
    () => ({ ...typed, ...withdrawn, coupons: codes }),
    [typed, withdrawn, codes],
  );
  const set = (change: Partial<CheckoutForm>) => setForm((now) => ({ ...now, ...change }));
  const changeAddress = (change: Partial<AddressForm>) =>
    setForm((now) => ({ ...now, address: changedAddress(now.address, change) }));
  // Where the device is may be known long after it was asked, and the address be another one by then.
  const placeAddress = (askedFor: AddressForm, place: AddressForm['place']) =>
    setForm((now) => ({ ...now, address: placedAddress(now.address, askedFor, place) }));

  const wanted = { ...quoteBodyOf(form, cart.items), tipCents: tipCents(form, { currency, country }) };
  const live = useQuote(slug, wanted, language);
  useDroppedLink(coupons, live);
  const totalCents = live.current && live.quote ? live.quote.totalCents : null;
  const [refusedTime, setRefusedTime] = useState<string>();
  const slots = useSlots({ slug, profile, service: form.type, refused: refusedTime });
  /** A time is wanted, though none is chosen yet. */
  const [picking, setPicking] = useState(false);
  const laterOnly = later && !(slots?.soon ?? profile.store.canOrder);

  useEffect(() => saveCheckoutDraft(slug, typed), [slug, typed]);
  useEffect(() => onTyped(form), [form, onTyped]);
  useEffect(() => () => onTyped(null), [onTyped]);
  // What was chosen and is not taken any more: nothing is ordered without it before the customer has read so.
  const gone = [
    ...('scheduledFor' in withdrawn ? [t('checkout.noLater')] : []),
    ...('tip' in withdrawn ? [t('checkout.noTip')] : []),
  ].join(' ');
  const timeWanted = later && (laterOnly || picking);
  const own = useMemo(() => {
    const found = formProblems(form, { currency, country, totalCents, laterOnly: timeWanted });
    const said = new Map<string, string>(found.map(([field, key]) => [field, t(key)]));
    return gone === '' ? said : said.set('', gone);
  }, [form, currency, country, totalCents, timeWanted, gone, t]);
  const { tried, refused, sending, asked, ...placing } = usePlacing({
    ...{ slug, form, coupons, cart, live, own, unsure, ...page },
  });
  const { quote, current, issues } = live;

  const ordering = sending || asked;
  // Told of again once it is known that it became no order.
  useSavedCart(
    slug,
    ordering || unanswered ? null : cartBodyOf(form, cart.items, current ? quote : null),
    language,
    TELL_AFTER_MS,
  );
  useEffect(() => {
    onOrdering(ordering);
    return () => onOrdering(false);
  }, [ordering, onOrdering]);

  const against = useMemo(() => [...(quote?.refusals ?? []), ...issues], [quote, issues]);
  const needsLocation = against.some(({ code }) => code === 'ADDRESS_NEEDS_LOCATION');
  const untimed = laterOnly && form.scheduledFor === null;
  const problems: Problems = useMemo(() => {
    const said = current ? against : [];
    const quoted = refusalProblems(said.filter((issue) => !isPremature(issue, { untimed })));
    const atPlacing: Problems = refused?.form === form ? refused.problems : new Map<string, string>();
    const all = new Map([...quoted, ...atPlacing, ...(tried ? own : [])]);
    return problemsOnPage(gone === '' ? all : all.set('', gone), form, offer);
  }, [current, against, untimed, tried, own, refused, form, gone, offer]);

  // A time that was refused is asked about anew, and so is one that was taken meanwhile.
  const said = problems.get('scheduledFor');
  if (said !== refusedTime) setRefusedTime(said);

  return {
    form,
    set,
    coupons,
    changeAddress,
    placeAddress,
    live,
    problems,
    needsLocation,
    forgetGone: gone === '' ? null : () => set(withdrawn),
    laterOnly,
    slots,
    picking,
    setPicking,
    sending,
    ordering,
    ...placing,
  };
}

/** Refusals of what the customer has yet to say; the form itself asks for it, once they want to go on. */
function isPremature({ code, path }: ApiIssue, { untimed }: { untimed: boolean }): boolean {
  return code === 'ADDRESS_REQUIRED' || (untimed && path[0] === 'type');
}

export type CheckoutState = ReturnType<typeof useCheckout>;
