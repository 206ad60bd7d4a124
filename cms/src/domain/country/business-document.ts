import { isCnpj, isCpf } from './tax-id';

/** Signs that are written between the others of a tax number and mean nothing. */
const BETWEEN = /[\s./-]/g;

/**
 * The tax number of a business as it is kept: without dots, strokes and spaces, letters as capitals.
 * In Brazil it has to be a CPF or a CNPJ with right check digits (`isCpf`, `isCnpj`); of other countries only the length
 * is known, 4 to 20 letters and digits.
 *
 * @param country ISO 3166-1 alpha-2
 * @returns null when it is none
 */
export function readTaxId(text: string, country: string): string | null {
  const plain = text.replace(BETWEEN, '').toUpperCase();
  if (country === 'BR') return isCpf(plain) || isCnpj(plain) ? plain : null;
  return /^[0-9A-Z]{4,20}$/.test(plain) ? plain : null;
}
