import { MAX_ORDER_NOTES } from '@domain/orders/notes';
import { IF_SOLD_OUT, ORDER_TYPES, type IfSoldOut } from '@domain/orders/order';
import { PAYMENT_METHODS, type PaymentMethod } from '@domain/orders/payment';
import type { StoreProfileDto } from '@contracts/storefront';
import { deviceKeys } from '@shared/state/device-keys';
import { deviceValue, property, textIn } from '@shared/state/device-value';
import { serverNow } from '@shared/state/server-clock';
import { MOST_TABLE } from '../addresses';
import { ADDRESS_LIMITS, readAddress, type AddressForm } from './address';
import { clearAddresses, saveAddress } from './address-book';
import { MAX_CODES } from './coupon-standing';
import { cardPass, PASSES } from '../device/card-pass';
import { linkedCoupon } from '../device/linked-coupon';
import { forgetOnceServed } from '../device/remember-order';

type ServiceType = StoreProfileDto['services'][number];

/** Everything that is typed and chosen on the way to an order, as it stands in the fields. */
export interface CheckoutForm {
  type: ServiceType;
  /** Where they sit; null for everybody whose order is brought or picked up. */
  table: string | null;
  name: string;
  phone: string;
  /** May stay empty. */
  email: string;
  /** Whether the store may remind them of this cart, should they leave it; null while they have not said. */
  remindMe: boolean | null;
  address: AddressForm;
  payment: PaymentMethod | null;
  /** The note they will pay with, as typed; empty when no change is needed. */
  changeFor: string;
  needsChange: boolean;
  /** Given on top, as typed; empty without. */
  tip: string;
  /** ISO-8601; null for as soon as possible. */
  scheduledFor: string | null;
  /** The codes of the coupons that were applied. */
  coupons: readonly string[];
  /** The reward that is redeemed with the order; null without. */
  reward: ChosenReward | null;
  notes: string;
  /** What is to be done where something is sold out after all, and the store gets no answer. */
  ifSoldOut: IfSoldOut;
  /** Keep name, phone and address on this device for the next time. */
  remember: boolean;
}

/** A reward as the loyalty card offered it. */
export interface ChosenReward {
  /** Null spends cashback. */
  id: string | null;
  /** The token that proves whose reward it is. */
  proof: string;
  name: string;
}

/** The same limits as the server's; a test holds them together. */
export const LIMITS = {
  name: 80,
  phone: 32,
  email: 254,
  coupon: 20,
  notes: MAX_ORDER_NOTES,
  ...ADDRESS_LIMITS,
};

/** The highest amounts that can be typed, in minor units. */
export const MOST_CENTS = { tip: 10_000_000, change: 100_000_000 };

/** The store asks no more of an address than that a mail may reach it. */
export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(text);

interface Details {
  name: string;
  phone: string;
  email: string;
  address: AddressForm;
}

/** Who the customer is, kept on their device and nowhere else, for every store. */
const rememberedDetails = deviceValue<Details>('comanda.store.details', 1, readDetails);

const DRAFTS = 'comanda.store.draft.';
const draftUnder = (key: string) => deviceValue<CheckoutForm>(key, 1, readForm);
const draftOf = (slug: string) => draftUnder(DRAFTS + slug);

/** What was typed on this page by who wants nothing of it kept on the device: it ends with the page. */
const unkept = new Map<string, CheckoutForm>();

/**
 * Keeps the unfinished order of a store, so that nothing typed is lost on the way; who it is for only if they agree.
 * Whether they want to be reminded is kept in any case: the store has been told, and the page is to show what it was told.
 */
export function saveCheckoutDraft(slug: string, form: CheckoutForm): void {
  if (form.remember) unkept.delete(slug);
  else unkept.set(slug, form);
  draftOf(slug).save(form.remember ? form : withoutDetails(form));
}

const withoutDetails = (form: CheckoutForm): CheckoutForm => ({
  ...form,
  ...readDetails(null),
  // It names the customer's orders.
  reward: null,
});

/**
 * Whoever wants no reminders any more does not give their consent again with what was typed before: at no store, for a
 * business may have several, and which are of one the device does not know.
 */
export function withdrawReminders(): void {
  changeDrafts((form) => (form.remindMe ? { ...form, remindMe: false } : form));
}

/** Changes what is kept of the unfinished orders of all stores. */
function changeDrafts(change: (form: CheckoutForm) => CheckoutForm): void {
  for (const [slug, form] of unkept) unkept.set(slug, change(form));
  for (const draft of deviceKeys(DRAFTS).map(draftUnder)) {
    const form = draft.load();
    if (form) draft.save(change(form));
  }
}

/** The unfinished order of a store, as the page knows it or else as the device keeps it. */
export const checkoutDraft = (slug: string): CheckoutForm | null => unkept.get(slug) ?? draftOf(slug).load();

/** After an order: who and how is kept for the next one where wanted, what was only for this one is not. */
export function reduceCheckoutDraft(slug: string, form: CheckoutForm): void {
  const { name, phone, email, address, remember } = form;
  const linked = linkedCoupon(slug);
  if (form.coupons.includes(linked.load() ?? '')) linked.forget();
  if (remember) {
    rememberedDetails.save({ name, phone, email, address });
    if (form.type === 'DELIVERY') saveAddress(address);
  } else {
    rememberedDetails.forget();
    clearAddresses();
    changeDrafts(withoutDetails);
    forgetOnceServed();
    for (const key of deviceKeys(PASSES)) cardPass(key.slice(PASSES.length)).forget();
  }
  const over = {
    ...{ changeFor: '', needsChange: false, tip: '', scheduledFor: null },
    ...{ coupons: [], reward: null, notes: '' },
  };
  // Who agreed to be reminded of one cart is asked again for the next, and the next at this table is brought there again.
  saveCheckoutDraft(slug, { ...form, ...over, table: null, remindMe: null });
  unkept.delete(slug);
}

/** @param table where the guest sits, if they sit at one */
export function initialForm(
  slug: string,
  profile: StoreProfileDto,
  table: string | null = null,
): CheckoutForm {
  const draft = checkoutDraft(slug);
  const details = rememberedDetails.load();
  const form = draft ?? emptyForm(details);
  const { city, state } = profile.address;
  const local = form.address.city === '' && form.address.state === '' ? { city, state } : {};
  return {
    ...formAt(table, form, profile),
    payment:
      form.payment && profile.payments.includes(form.payment) ? form.payment : onlyOne(profile.payments),
    scheduledFor: stillAhead(form.scheduledFor),
    address: { ...form.address, ...local },
  };
}

/**
 * A form of a guest at a table, to which an order is brought unless they chose otherwise there; or of one who sits at none,
 * or no longer.
 */
export function formAt(table: string | null, form: CheckoutForm, profile: StoreProfileDto): CheckoutForm {
  const services = servicesOf(profile, table);
  const chosen = (table === null || form.table === table) && services.includes(form.type);
  const type = chosen ? form.type : (services[0] ?? 'TAKEOUT');
  return { ...form, table, type };
}

/** What a store may take from one minute to the next, or no longer: tips, and orders for later. */
export interface Offer {
  tips: boolean;
  later: boolean;
}

/**
 * What a form holds and the store no longer takes, as the change that takes it out: the store may have stopped since it
 * was typed.
 */
export function withdrawnOf(
  { tip, scheduledFor }: CheckoutForm,
  { tips, later }: Offer,
): Partial<Pick<CheckoutForm, 'tip' | 'scheduledFor'>> {
  return {
    ...(!tips && tip !== '' && { tip: '' }),
    ...(!later && scheduledFor !== null && { scheduledFor: null }),
  };
}

/** The ways of getting an order: at a table it is brought there, and nobody orders to a table from home. */
export function servicesOf(
  { services }: Pick<StoreProfileDto, 'services'>,
  table: string | null,
): ServiceType[] {
  const home = services.filter((service) => service !== 'DINE_IN');
  return table !== null && services.includes('DINE_IN') ? ['DINE_IN', ...home] : home;
}

function emptyForm(details: Details | null): CheckoutForm {
  return {
    type: 'DELIVERY',
    table: null,
    name: details?.name ?? '',
    phone: details?.phone ?? '',
    email: details?.email ?? '',
    remindMe: null,
    address: details?.address ?? readAddress(null),
    payment: null,
    changeFor: '',
    needsChange: false,
    tip: '',
    scheduledFor: null,
    coupons: [],
    reward: null,
    notes: '',
    ifSoldOut: 'REMOVE',
    remember: true,
  };
}

function onlyOne(payments: readonly PaymentMethod[]): PaymentMethod | null {
  return payments.length === 1 ? (payments[0] ?? null) : null;
}

function stillAhead(scheduledFor: string | null): string | null {
  return scheduledFor !== null && Date.parse(scheduledFor) > serverNow() ? scheduledFor : null;
}

function readForm(value: unknown): CheckoutForm | null {
  if (typeof value !== 'object' || value === null) return null;
  const details = readDetails(value);
  const said = property(value, 'remindMe');
  return {
    ...emptyForm(details),
    type: ORDER_TYPES.find((type) => type === property(value, 'type')) ?? 'DELIVERY',
    table: textIn(value, 'table', MOST_TABLE) || null,
    payment: PAYMENT_METHODS.find((method) => method === property(value, 'payment')) ?? null,
    changeFor: textIn(value, 'changeFor', 20),
    needsChange: property(value, 'needsChange') === true,
    tip: textIn(value, 'tip', 20),
    scheduledFor: textIn(value, 'scheduledFor', 40) || null,
    coupons: readCodes(property(value, 'coupons')),
    reward: readReward(property(value, 'reward')),
    notes: textIn(value, 'notes', LIMITS.notes),
    ifSoldOut: IF_SOLD_OUT.find((wish) => wish === property(value, 'ifSoldOut')) ?? 'REMOVE',
    remember: property(value, 'remember') !== false,
    remindMe: said === true || said === false ? said : null,
  };
}

const readCodes = (value: unknown): string[] =>
  Array.isArray(value)
    ? value
        .filter((code: unknown): code is string => typeof code === 'string' && code.length <= LIMITS.coupon)
        .slice(0, MAX_CODES)
    : [];

function readReward(value: unknown): ChosenReward | null {
  const proof = textIn(value, 'proof', 160);
  if (proof === '') return null;
  return { id: textIn(value, 'id', 64) || null, proof, name: textIn(value, 'name', 200) };
}

/** The code of the customer's link and those that they typed, each once and no more than an order takes. */
export const allCodes = (linked: string | null, typed: readonly string[]): string[] =>
  [...new Set([...(linked === null ? [] : [linked]), ...typed])].slice(0, MAX_CODES);

function readDetails(value: unknown): Details {
  return {
    name: textIn(value, 'name', LIMITS.name),
    phone: textIn(value, 'phone', LIMITS.phone),
    email: textIn(value, 'email', LIMITS.email),
    address: readAddress(property(value, 'address')),
  };
}
