import type { PaymentMethod } from '@domain/orders/order';
import type { StoreProfileDto } from '@contracts/storefront';
import { deviceValue, property, textIn } from '../device/device-value';

export interface AddressForm {
  street: string;
  number: string;
  complement: string;
  district: string;
  city: string;
  state: string;
  postalCode: string;
  reference: string;
  /** Where the customer's device says it is, if they let it. */
  place: { lat: number; lng: number } | null;
}

type ServiceType = 'DELIVERY' | 'TAKEOUT';

/** Everything that is typed and chosen on the way to an order, as it stands in the fields. */
export interface CheckoutForm {
  type: ServiceType;
  name: string;
  phone: string;
  address: AddressForm;
  payment: PaymentMethod | null;
  /** The note they will pay with, as typed; empty when no change is needed. */
  changeFor: string;
  needsChange: boolean;
  /** ISO-8601; null for as soon as possible. */
  scheduledFor: string | null;
  /** The coupon that was applied. */
  coupon: string;
  notes: string;
  /** Keep name, phone and address on this device for the next time. */
  remember: boolean;
}

const ADDRESS_LIMITS = {
  street: 120,
  number: 20,
  complement: 80,
  district: 80,
  city: 80,
  state: 40,
  postalCode: 16,
  reference: 140,
};
/** The same limits as the server's; a test holds them together. */
export const LIMITS = { name: 80, phone: 32, coupon: 20, notes: 300, ...ADDRESS_LIMITS };

interface Details {
  name: string;
  phone: string;
  address: AddressForm;
}

/** Who the customer is, kept on their device and nowhere else, for every store. */
const rememberedDetails = deviceValue<Details>('comanda.store.details', 1, readDetails);

const draftOf = (slug: string) => deviceValue<CheckoutForm>(`comanda.store.draft.${slug}`, 1, readForm);

/** Keeps the unfinished order of a store, so that nothing typed is lost on the way; who it is for only if they agree. */
export function keepDraft(slug: string, form: CheckoutForm): void {
  draftOf(slug).save(form.remember ? form : { ...form, ...readDetails(null) });
}

/** After an order: who and how is kept for the next one where wanted, what was only for this one is not. */
export function settleDraft(slug: string, form: CheckoutForm): void {
  const { name, phone, address, remember } = form;
  if (remember) rememberedDetails.save({ name, phone, address });
  else rememberedDetails.forget();
  keepDraft(slug, { ...form, changeFor: '', needsChange: false, scheduledFor: null, coupon: '', notes: '' });
}

export function startingForm(slug: string, profile: StoreProfileDto): CheckoutForm {
  const draft = draftOf(slug).load();
  const details = rememberedDetails.load();
  const form = draft ?? emptyForm(details);
  const services = servicesOf(profile);
  const { city, state } = profile.address;
  const local = form.address.city === '' && form.address.state === '' ? { city, state } : {};
  return {
    ...form,
    type: services.includes(form.type) ? form.type : (services[0] ?? 'TAKEOUT'),
    payment:
      form.payment && profile.payments.includes(form.payment) ? form.payment : onlyOne(profile.payments),
    scheduledFor: stillAhead(form.scheduledFor),
    address: { ...form.address, ...local },
  };
}

/** The ways of getting an order that are ordered from home. */
export function servicesOf({ services }: Pick<StoreProfileDto, 'services'>): ServiceType[] {
  return services.filter(
    (service): service is ServiceType => service === 'DELIVERY' || service === 'TAKEOUT',
  );
}

function emptyForm(details: Details | null): CheckoutForm {
  return {
    type: 'DELIVERY',
    name: details?.name ?? '',
    phone: details?.phone ?? '',
    address: details?.address ?? readAddress(null),
    payment: null,
    changeFor: '',
    needsChange: false,
    scheduledFor: null,
    coupon: '',
    notes: '',
    remember: true,
  };
}

function onlyOne(payments: readonly PaymentMethod[]): PaymentMethod | null {
  return payments.length === 1 ? (payments[0] ?? null) : null;
}

function stillAhead(scheduledFor: string | null): string | null {
  return scheduledFor !== null && Date.parse(scheduledFor) > Date.now() ? scheduledFor : null;
}

function readForm(value: unknown): CheckoutForm | null {
  if (typeof value !== 'object' || value === null) return null;
  const details = readDetails(value);
  const methods: PaymentMethod[] = ['PIX', 'CREDIT', 'DEBIT', 'CASH', 'MEAL_VOUCHER'];
  return {
    ...emptyForm(details),
    type: property(value, 'type') === 'TAKEOUT' ? 'TAKEOUT' : 'DELIVERY',
    payment: methods.find((method) => method === property(value, 'payment')) ?? null,
    changeFor: textIn(value, 'changeFor', 20),
    needsChange: property(value, 'needsChange') === true,
    scheduledFor: textIn(value, 'scheduledFor', 40) || null,
    coupon: textIn(value, 'coupon', LIMITS.coupon),
    notes: textIn(value, 'notes', LIMITS.notes),
    remember: property(value, 'remember') !== false,
  };
}

function readDetails(value: unknown): Details {
  return {
    name: textIn(value, 'name', LIMITS.name),
    phone: textIn(value, 'phone', LIMITS.phone),
    address: readAddress(property(value, 'address')),
  };
}

function readAddress(value: unknown): AddressForm {
  const text = (name: keyof typeof ADDRESS_LIMITS) => textIn(value, name, ADDRESS_LIMITS[name]);
  const place = property(value, 'place');
  const [lat, lng] = [property(place, 'lat'), property(place, 'lng')];
  return {
    street: text('street'),
    number: text('number'),
    complement: text('complement'),
    district: text('district'),
    city: text('city'),
    state: text('state'),
    postalCode: text('postalCode'),
    reference: text('reference'),
    place: typeof lat === 'number' && typeof lng === 'number' ? { lat, lng } : null,
  };
}
