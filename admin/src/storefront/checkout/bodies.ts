import type { PlaceOrderBody, QuoteBody } from '@contracts/storefront';
import { parseMoney } from '@domain/money/parse';
import type { CartItem } from '../cart/cart';
import { orderItems } from '../cart/order-items';
import { isComplete, type AddressForm } from './address';
import { couponFields } from './coupon-standing';
import { MOST_CENTS, type CheckoutForm } from './form';

/** What to ask the price of. An address that is not whole yet is left out: it could only be refused. */
export function quoteBodyOf(form: CheckoutForm, items: readonly CartItem[]): QuoteBody {
  return {
    type: form.type,
    items: orderItems(items),
    address: form.type === 'DELIVERY' && isComplete(form.address) ? addressOf(form.address) : null,
    ...couponFields(form.coupons),
    ...rewardField(form.reward),
    scheduledFor: form.scheduledFor,
    payment: form.payment,
  };
}

const rewardField = (reward: CheckoutForm['reward']): Pick<QuoteBody, 'reward'> =>
  reward ? { reward: { id: reward.id, proof: reward.proof } } : {};

interface Placing {
  items: readonly CartItem[];
  expectedTotalCents: number;
  currency: string;
  /** ISO 3166-1 alpha-2, of the store: by its conventions amounts are typed. */
  country: string;
  /** The code of the seller by whose link the customer came. */
  seller?: string | null | undefined;
  /** By what the store knows the cart. */
  cart?: string | null | undefined;
}

/** The order itself; null while no payment is chosen. */
export function placeBodyOf(
  form: CheckoutForm,
  { items, expectedTotalCents, seller = null, cart = null, ...money }: Placing,
): PlaceOrderBody | null {
  if (form.payment === null) return null;
  return {
    type: form.type,
    items: orderItems(items),
    customer: {
      name: form.name.trim(),
      phone: form.phone.trim() || null,
      ...(form.email.trim() && { email: form.email.trim() }),
    },
    address: form.type === 'DELIVERY' ? addressOf(form.address) : null,
    payment: { method: form.payment, changeForCents: changeForCents(form, money) },
    ...couponFields(form.coupons),
    ...rewardField(form.reward),
    ...(form.tip.trim() !== '' && { tipCents: tipCents(form, money) }),
    notes: form.notes.trim() || null,
    ifSoldOut: form.ifSoldOut,
    ...(form.type === 'DINE_IN' && { table: form.table }),
    scheduledFor: form.scheduledFor,
    ...(seller !== null && { seller }),
    ...(cart !== null && { cart }),
    expectedTotalCents,
  };
}

/** The note to be changed in minor units; null when none is, or when what is typed is no amount. */
export function changeForCents(
  { payment, needsChange, changeFor }: CheckoutForm,
  { currency, country }: { currency: string; country: string },
): number | null {
  if (payment !== 'CASH' || !needsChange) return null;
  return amountIn(parseMoney(changeFor, currency, country), MOST_CENTS.change);
}

/** What is given on top in minor units; null without, or when what is typed is no amount. */
export const tipCents = (
  { tip }: Pick<CheckoutForm, 'tip'>,
  { currency, country }: { currency: string; country: string },
): number | null => amountIn(parseMoney(tip, currency, country), MOST_CENTS.tip);

/** What is typed on the way to an amount may be none that the store reads: it is never asked for. */
const amountIn = (cents: number | null, most: number): number | null =>
  cents !== null && cents >= 0 && cents <= most ? cents : null;

function addressOf({ place, ...address }: AddressForm): NonNullable<QuoteBody['address']> {
  const text = (field: keyof typeof address) => address[field].trim();
  return {
    street: text('street'),
    number: text('number'),
    complement: text('complement') || null,
    district: text('district'),
    city: text('city'),
    state: text('state'),
    postalCode: text('postalCode'),
    reference: text('reference') || null,
    lat: place?.lat ?? null,
    lng: place?.lng ?? null,
  };
}
