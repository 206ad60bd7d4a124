/* Normalised keys by which customers are found and compared: never shown. */

/** A text without accents, capitals and runs of white space. */
export const searchKey = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();

/** The last of several names as a key; null where there is one alone. */
export function surnameKey(name: string): string | null {
  const names = searchKey(name).split(' ');
  return names.length > 1 ? (names.at(-1) ?? null) : null;
}

/**
 * The phone as a key that a Brazilian mobile number has with and without its ninth digit: +55, two digits of the area,
 * then 9 and eight digits. Any other phone is its own key. Source: Anatel, Resolução 553/2010.
 *
 * @param phone in E.164
 */
export const phoneKey = (phone: string): string => phone.replace(/^(\+55[1-9]\d)9([6-9]\d{7})$/, '$1$2');

interface KeyedAddress {
  number: string;
  postalCode: string;
  street: string;
}

/** Name and door as one key; null where either is missing. */
export function nameAddressKey(name: string, address: KeyedAddress | null | undefined): string | null {
  if (!address) return null;
  const [who, number] = [searchKey(name), searchKey(address.number)];
  const place = address.postalCode.replace(/\W/g, '').toLowerCase() || searchKey(address.street);
  return who && number && place ? `${who}|${place}|${number}`.slice(0, 250) : null;
}

/** The month of a birth date, 1–12; null without one. */
export const birthMonthOf = (birthDate: string | null | undefined): number | null =>
  birthDate ? Number(birthDate.slice(5, 7)) : null;
