import type { StaffOrderBody } from '@contracts/staff-orders';
import type { Address, IfSoldOut, OrderType, StaffChannel } from '@domain/orders/order';
import { STAFF_PAYMENT_METHODS, type PaymentMethod, type StaffPaymentMethod } from '@domain/orders/payment';
import { PLACE_FIELDS } from '@domain/orders/place-fields';
import type { ChosenReward } from '@entities/loyalty/reward-dialog';
import type { CartItem } from '../../../storefront/ordering';
import { NO_ADDRESS, type AddressValues } from '@entities/branch/address-values';

export interface DraftAddress extends AddressValues {
  reference: string;
  /** Where an earlier order found it; null for one that was typed. */
  lat: number | null;
  lng: number | null;
}

/** An address of an earlier order, as it is typed. */
export function draftAddress({ complement, reference, lat, lng, ...address }: Address): DraftAddress {
  return {
    ...address,
    complement: complement ?? '',
    reference: reference ?? '',
    lat: lat ?? null,
    lng: lng ?? null,
  };
}

/** Whether two addresses lead to the same door, whatever is said of the way. */
export const isSamePlace = (one: AddressValues, other: AddressValues): boolean =>
  PLACE_FIELDS.every((field) => one[field] === other[field]);

/** Whether they lead to the same door of the same house too. */
export const isSameDoor = (one: AddressValues, other: AddressValues): boolean =>
  isSamePlace(one, other) && one.complement === other.complement;

const isUnchanged = (address: DraftAddress, known: DraftAddress): boolean =>
  isSameDoor(address, known) &&
  address.reference === known.reference &&
  address.lat === known.lat &&
  address.lng === known.lng;

/** Nobody typed an address: there is none, or it is one that was known of the caller. */
export const isAddressKnown = ({ address, takenOver }: OrderDraft): boolean =>
  hasNoAddress(address) || isSamePlace(address, takenOver.address);

/** Nobody has said where this order goes: the address is empty, or came by itself and is as it came. */
export const isAddressUnsaid = ({ address, takenOver }: OrderDraft): boolean =>
  hasNoAddress(address) || (!takenOver.chosen && isUnchanged(address, takenOver.address));

export const hasNoAddress = ({ street }: DraftAddress): boolean => street.trim() === '';

/** Where an address leads to, in a few words. */
export const shortAddress = ({ street, number, complement }: AddressWords): string =>
  [`${street}, ${number}`, complement].filter(Boolean).join(' · ');

type AddressWords = Pick<Address, 'street' | 'number' | 'complement'>;

/** A try to send an order. While it is kept its answer has not come: the order may be taken or not. */
export interface Attempt {
  /** The idempotency key: the same order sent again has the same one, so that the store finds the first. */
  key: string;
  body: StaffOrderBody;
  /** When it was sent first, in milliseconds since 1970; a draft of before this was noted has none. */
  at?: number;
  /** What was typed was cleared since: it is asked about, and not sent again. */
  cleared: boolean;
}

interface TakenOver {
  /** Whose it is; empty where nobody was asked for yet. */
  phone: string;
  name: string;
  address: DraftAddress;
  /** Somebody pressed the address: it goes with the phone, and nothing else is put in its place. */
  chosen: boolean;
}

/** An order as it stands while it is typed. */
export interface OrderDraft {
  channel: StaffChannel;
  type: OrderType;
  phone: string;
  name: string;
  /** Where the confirmation goes; empty for none. */
  email: string;
  /** Where they sit, of what is eaten here. */
  table: string;
  address: DraftAddress;
  /** What of name and address nobody typed, but was known of the caller: it goes with the phone. */
  takenOver: TakenOver;
  items: CartItem[];
  /** Keys of the items that are to be made later, at a table. */
  held: string[];
  /** `ONLINE`: the customer pays by a link. */
  payment: PaymentMethod | null;
  changeForCents: number | null;
  /** What is paid with something else, each method once. */
  further: { method: StaffPaymentMethod; amountCents: number | null }[];
  /** Given on top. */
  tipCents: number | null;
  /** Codes of coupons, as typed: apart by spaces or commas. */
  coupon: string;
  /** The reward that the customer of a phone redeems; it counts while that phone is typed. */
  reward: (ChosenReward & { phone: string }) | null;
  /** The code of who sold it; empty for nobody. */
  seller: string;
  notes: string;
  /** What they want where something turns out to be sold out and they cannot be asked. */
  ifSoldOut: IfSoldOut;
  /** ISO-8601; null for as soon as possible. */
  scheduledFor: string | null;
  /** Straight to the kitchen. */
  accept: boolean;
  /** The try that was not answered. */
  attempt: Attempt | null;
}

interface Usual {
  services: readonly OrderType[];
  payments: readonly PaymentMethod[];
  city: string;
  state: string;
}

/** What of a branch's payments its own people can take; online the customer pays, by a link. */
export const staffPayments = (payments: readonly PaymentMethod[]): StaffPaymentMethod[] =>
  STAFF_PAYMENT_METHODS.filter((method) => payments.includes(method));

/** What an order begins with at a branch. */
export function emptyDraft({ services, payments, city, state }: Usual): OrderDraft {
  const address = { ...NO_ADDRESS, reference: '', lat: null, lng: null, city, state };
  return {
    channel: 'PHONE',
    type: services.includes('DELIVERY') ? 'DELIVERY' : (services[0] ?? 'TAKEOUT'),
    phone: '',
    name: '',
    email: '',
    table: '',
    address,
    takenOver: { phone: '', name: '', address, chosen: false },
    items: [],
    held: [],
    // What has to arrive before anybody cooks is for who says so.
    payment: payments.includes('CASH') ? 'CASH' : (staffPayments(payments)[0] ?? payments[0] ?? null),
    changeForCents: null,
    further: [],
    tipCents: null,
    coupon: '',
    reward: null,
    seller: '',
    notes: '',
    ifSoldOut: 'REMOVE',
    scheduledFor: null,
    accept: true,
    attempt: null,
  };
}

/** The reward of a draft, where it is still its customer's. */
export const rewardOfDraft = ({ reward, phone }: OrderDraft) =>
  reward && reward.phone === phone ? { id: reward.id, proof: reward.proof } : null;

/** The codes in what is typed, each once. */
export const draftCodes = (coupon: string): string[] => [
  ...new Set(coupon.split(/[\s,;]+/).filter((code) => code !== '')),
];

/** Nobody has typed anything that would be missed. */
export const isEmpty = ({ phone, name, email, items, seller, notes }: OrderDraft) =>
  items.length === 0 && [phone, name, email, seller, notes].every((text) => text.trim() === '');

/** The draft for somebody at the counter: who they are need not be asked, and they take it along or eat here. */
export const atCounter = (draft: OrderDraft, services: readonly OrderType[]): OrderDraft => ({
  ...draft,
  channel: 'COUNTER',
  type:
    draft.type !== 'DELIVERY'
      ? draft.type
      : (services.find((service) => service !== 'DELIVERY') ?? 'DELIVERY'),
});
