import { isCnpj, isCpf } from './tax-id';

type PixKeyKind = 'CPF' | 'CNPJ' | 'PHONE' | 'EMAIL' | 'EVP';

/** A Pix key as the directory of keys (DICT) holds it. */
interface PixKey {
  kind: PixKeyKind;
  key: string;
}

/** Longest key that fits a BR Code. */
const MAX_LENGTH = 77;
/** Country 55, area code without zeros, then a mobile of nine digits or a land line of eight. */
const PHONE = /^\+55[1-9]{2}(?:9\d{8}|[2-5]\d{7})$/;
const EMAIL =
  /^[a-z0-9.!#$&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/;
const EVP = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * A Pix key as a person writes it, brought to the form of the directory: a CPF or CNPJ with or without punctuation, a
 * phone number with +55, an e-mail address, or a random key (EVP, a UUID).
 *
 * @returns null when it is no valid key, wrong check digits included
 */
export function parsePixKey(text: string): PixKey | null {
  const trimmed = text.trim();
  const lower = trimmed.toLowerCase();
  if (EVP.test(lower)) return { kind: 'EVP', key: lower };
  if (lower.includes('@')) {
    return EMAIL.test(lower) && lower.length <= MAX_LENGTH ? { kind: 'EMAIL', key: lower } : null;
  }
  if (trimmed.startsWith('+')) {
    const phone = trimmed.replace(/[\s().-]/g, '');
    return PHONE.test(phone) ? { kind: 'PHONE', key: phone } : null;
  }
  const taxId = trimmed.replace(/[\s./-]/g, '').toUpperCase();
  if (isCpf(taxId)) return { kind: 'CPF', key: taxId };
  return isCnpj(taxId) ? { kind: 'CNPJ', key: taxId } : null;
}

/** Which kind of Pix key a text is, or null when it is none, see `parsePixKey`. */
export function pixKeyKind(text: string): PixKeyKind | null {
  return parsePixKey(text)?.kind ?? null;
}
