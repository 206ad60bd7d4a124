import { deviceValue } from '@shared/state/device-value';
import { readAddress, type AddressForm } from './address';

const MOST = 5;

/** Where orders went, kept on this device and nowhere else, for every store; the last one first. */
const book = deviceValue<AddressForm[]>('comanda.store.addresses', 1, (value) =>
  Array.isArray(value) ? value.map(readAddress).filter(({ street }) => street !== '') : null,
);

const PLACE = ['street', 'number', 'complement', 'district', 'city', 'postalCode'] as const;

/** Whether two addresses are the same door, however they are written. */
export const isSameAddress = (a: AddressForm, b: AddressForm): boolean =>
  PLACE.every((part) => a[part].trim().toLowerCase() === b[part].trim().toLowerCase());

export const savedAddresses = (): AddressForm[] => book.load() ?? [];

export function saveAddress(address: AddressForm): void {
  book.save([address, ...withoutAddress(address)].slice(0, MOST));
}

/** Takes an address out; answers those that stay. */
export function removeAddress(address: AddressForm): AddressForm[] {
  const rest = withoutAddress(address);
  book.save(rest);
  return rest;
}

export const clearAddresses = (): void => book.forget();

const withoutAddress = (address: AddressForm): AddressForm[] =>
  savedAddresses().filter((other) => !isSameAddress(other, address));
