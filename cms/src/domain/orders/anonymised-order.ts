import type { Address, Discount, OrderItem } from './order';
import type { Payment } from './payment';
import type { Modified, Revision } from './revision';

/** What stands for a name that is gone. */
export const ANONYMOUS = '—';

/** The parts of an order in which people type. `Substitution` is what a customer is asked about, if anything is. */
export interface TypedParts<Substitution> {
  address: Address | null;
  items: OrderItem[];
  discounts: Discount[];
  payment: Payment;
  furtherPayments: Payment[];
  revisions: Revision[];
  modified: Modified | null;
  substitution: Substitution | null;
}

/** Fields of these parts that hold what somebody typed, and what they hold afterwards. */
const TYPED: Readonly<Record<string, null | ''>> = { notes: null, notesBefore: null, note: null, reason: '' };

/** A value without any text that somebody typed, at whatever depth. */
function withoutTyped<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map((part: unknown) => withoutTyped(part)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, part]: [string, unknown]) => [
    key,
    typeof part === 'string' && Object.hasOwn(TYPED, key) ? TYPED[key] : withoutTyped(part),
  ]);
  return Object.fromEntries(entries) as Value;
}

/**
 * The parts of an order without its customer: items, prices, payments and sums stay, of the address the district, the city and
 * the state.
 */
export const anonymisedParts = <Substitution>({
  address,
  ...parts
}: TypedParts<Substitution>): TypedParts<Substitution> => ({
  ...withoutTyped(parts),
  address: address && {
    ...{ street: '', number: '', complement: null, reference: null, postalCode: '', lat: null, lng: null },
    ...{ district: address.district, city: address.city, state: address.state },
  },
});
