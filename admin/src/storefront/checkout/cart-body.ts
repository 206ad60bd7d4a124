import type { CartBody } from '@contracts/carts';
import type { QuoteDto } from '@contracts/storefront';
import type { CartItem } from '../cart/cart';
import { isComplete } from './address';
import { quoteBodyOf } from './bodies';
import { isEmail, type CheckoutForm } from './form';
import { MIN_PHONE_DIGITS } from './problems';

/** What the store is told of a cart at the checkout: of whom it is only if they want to be reminded of it. */
export function cartBodyOf(
  form: CheckoutForm,
  items: readonly CartItem[],
  quote: Pick<QuoteDto, 'refusals'> | null,
): CartBody | null {
  if (items.length === 0) return null;
  // A saved cart keeps one coupon and no reward.
  const body = quoteBodyOf({ ...form, coupons: form.coupons.slice(0, 1), reward: null }, items);
  return {
    ...body,
    ...(form.type === 'DINE_IN' && { table: form.table }),
    step: stepOf(form, quote),
    contact: contactOf(form),
  };
}

/** The first of the page that is not done yet. */
function stepOf(form: CheckoutForm, quote: Pick<QuoteDto, 'refusals'> | null): CartBody['step'] {
  if (form.name.trim().length < 2 || digits(form.phone) < MIN_PHONE_DIGITS) return 'CONTACT';
  const unserved = quote?.refusals.some(({ path }) => path[0] === 'address') ?? false;
  if (form.type === 'DELIVERY' && (unserved || !isComplete(form.address))) return 'ADDRESS';
  return form.payment === null ? 'PAYMENT' : 'REVIEW';
}

const digits = (text: string) => text.replace(/\D/g, '').length;

/** Null takes a consent back. Who never spoke of it here may have given it elsewhere: of them nothing is said. */
function contactOf(form: CheckoutForm): CartBody['contact'] {
  if (form.remindMe === null) return undefined;
  const phone = digits(form.phone) < MIN_PHONE_DIGITS ? null : form.phone.trim();
  const email = isEmail(form.email.trim()) ? form.email.trim() : null;
  if (!form.remindMe || (phone === null && email === null)) return null;
  return { consent: true, name: form.name.trim() || null, phone, email };
}
