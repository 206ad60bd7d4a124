import type { ApiIssue } from '@contracts/error';
import { PLACE_FIELDS } from '@domain/orders/place-fields';
import type { Refusal } from '../api/request';
import { changeForCents, tipCents } from './bodies';
import { couponPlace } from './coupon-standing';
import { isEmail, type CheckoutForm, type Offer } from './form';

/** What is wrong, by field, e.g. `address.street`; '' is for what belongs to no field. */
export type Problems = ReadonlyMap<string, string>;

/** A number with fewer digits can be nobody's. */
export const MIN_PHONE_DIGITS = 6;

interface Circumstances {
  currency: string;
  country: string;
  /** What the order comes to, as far as it is known. */
  totalCents: number | null;
  /** The store takes no orders for now, or the customer wants one for later: a time has to be chosen. */
  laterOnly: boolean;
}

type ProblemKey =
  `problem.${'time' | 'name' | 'phone' | 'email' | 'required' | 'payment' | 'amount' | 'change'}`;

/** What the customer can put right before the store is asked, in the order of the page. */
export function formProblems(
  form: CheckoutForm,
  about: Circumstances,
): [field: string, message: ProblemKey][] {
  const found: [string, ProblemKey][] = [];
  if (about.laterOnly && form.scheduledFor === null) found.push(['scheduledFor', 'problem.time']);
  if (form.name.trim().length < 2) found.push(['customer.name', 'problem.name']);
  const digits = form.phone.replace(/\D/g, '').length;
  // Who sits at a table need not leave a phone.
  if (digits < MIN_PHONE_DIGITS && (form.type !== 'DINE_IN' || digits > 0))
    found.push(['customer.phone', 'problem.phone']);
  if (form.email.trim() !== '' && !isEmail(form.email.trim()))
    found.push(['customer.email', 'problem.email']);
  if (form.type === 'DELIVERY') {
    for (const field of PLACE_FIELDS) {
      if (form.address[field].trim() === '') found.push([`address.${field}`, 'problem.required']);
    }
  }
  if (form.payment === null) found.push(['payment', 'problem.payment']);
  const wrongChange = changeProblem(form, about);
  if (wrongChange) found.push(['payment.changeForCents', wrongChange]);
  if (form.tip.trim() !== '' && tipCents(form, about) === null) found.push(['tipCents', 'problem.amount']);
  return found;
}

function changeProblem(form: CheckoutForm, about: Circumstances): ProblemKey | null {
  if (form.payment !== 'CASH' || !form.needsChange) return null;
  const cents = changeForCents(form, about);
  if (cents === null) return 'problem.amount';
  return about.totalCents !== null && cents < about.totalCents ? 'problem.change' : null;
}

/** Every cause of a refusal with its place in the body; the answer itself where it names none. */
export function issuesOf({ error }: Refusal): ApiIssue[] {
  if (!error) return [];
  const { code, path, issues } = error.details;
  return issues?.length ? issues : [{ code, path: path ?? [], message: error.message }];
}

/** What the store refused, at the field it concerns. Of several at one field the first is said. */
export function refusalProblems(issues: readonly ApiIssue[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const { path, message } of issues) {
    const field = fieldOf(path);
    if (!found.has(field)) found.set(field, message);
  }
  return found;
}

const FIELDS = new Set([
  'type',
  'items',
  'address',
  'scheduledFor',
  'payment',
  'tipCents',
  'reward',
  'notes',
]);

function fieldOf(path: readonly (string | number)[]): string {
  const [root, part] = path;
  const address: readonly string[] = PLACE_FIELDS;
  const code = couponPlace(path);
  if (code !== null) return `coupon.${code}`;
  if (root === 'items' && typeof part === 'number') return `items.${part}`;
  if (root === 'customer' && (part === 'name' || part === 'phone' || part === 'email'))
    return `customer.${part}`;
  if (root === 'address' && typeof part === 'string' && address.includes(part)) return `address.${part}`;
  if (root === 'payment' && part === 'changeForCents') return 'payment.changeForCents';
  return typeof root === 'string' && FIELDS.has(root) ? root : '';
}

/** What is said of a part that the page does not have now is said of the order as a whole: somewhere it has to be read. */
export function problemsOnPage(
  problems: Problems,
  { type }: Pick<CheckoutForm, 'type'>,
  { tips, later }: Offer,
): Problems {
  const shown: Record<string, boolean> = {
    address: type === 'DELIVERY',
    scheduledFor: later,
    tipCents: tips,
  };
  const onPage = new Map<string, string>();
  for (const [field, words] of problems) {
    const place = shown[field.split('.')[0] ?? ''] === false ? '' : field;
    if (!onPage.has(place)) onPage.set(place, words);
  }
  return onPage;
}

/** The order of the page, for finding the first field with a problem. */
const ORDER = [
  'items',
  'type',
  'scheduledFor',
  'customer',
  'address',
  'payment',
  'tipCents',
  'coupon',
  'reward',
  'notes',
  '',
];

export function firstField(problems: Problems): string | null {
  const rank = (field: string) => ORDER.indexOf(field.split('.')[0] ?? '');
  return [...problems.keys()].sort((a, b) => rank(a) - rank(b))[0] ?? null;
}
