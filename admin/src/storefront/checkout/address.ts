import { PLACE_FIELDS } from '@domain/orders/place-fields';
import { property, textIn } from '@shared/state/device-value';

/** Where an order goes, as it stands in the fields. */
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

/** The same limits as the server's. */
export const ADDRESS_LIMITS = {
  street: 120,
  number: 20,
  complement: 80,
  district: 80,
  city: 80,
  state: 40,
  postalCode: 16,
  reference: 140,
};

/** Whether an address says enough to ask for its fee. */
export const isComplete = (address: AddressForm): boolean =>
  PLACE_FIELDS.every((field) => address[field].trim() !== '');

/** An address after a change of it. Where the device was says nothing of another address. */
export function changedAddress(address: AddressForm, change: Partial<AddressForm>): AddressForm {
  const next = { ...address, ...change };
  return isAnotherDoor(next, address) ? { ...next, place: change.place ?? null } : next;
}

/** An address once the device has said where it is, if it is still the one for which it was asked. */
export const placedAddress = (
  address: AddressForm,
  askedFor: AddressForm,
  place: AddressForm['place'],
): AddressForm => (isAnotherDoor(address, askedFor) ? address : { ...address, place });

const isAnotherDoor = (one: AddressForm, other: AddressForm): boolean =>
  PLACE_FIELDS.some((field) => one[field] !== other[field]);

/** An address out of what the device keeps; what is none of it is empty. */
export function readAddress(value: unknown): AddressForm {
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
