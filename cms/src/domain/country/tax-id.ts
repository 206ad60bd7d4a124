const CPF_WEIGHTS = [11, 10, 9, 8, 7, 6, 5, 4, 3, 2];
const CNPJ_WEIGHTS = [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2];

/**
 * Whether 11 digits are a CPF: two check digits by modulo 11, and not one digit eleven times, which would pass.
 *
 * @param text digits only
 */
export function isCpf(text: string): boolean {
  return /^\d{11}$/.test(text) && !/^(.)\1+$/.test(text) && hasCheckDigits(text, CPF_WEIGHTS);
}

/**
 * Whether 14 signs are a CNPJ, numeric or alphanumeric (issued from 2026, IN RFB 2.229/2024): letters count as their
 * ASCII code less 48, the last two signs are check digits by modulo 11, and one sign repeated is refused.
 *
 * @param text capitals and digits only
 */
export function isCnpj(text: string): boolean {
  return /^[0-9A-Z]{12}\d{2}$/.test(text) && !/^(.)\1+$/.test(text) && hasCheckDigits(text, CNPJ_WEIGHTS);
}

/** The weights are those of the second check digit; the first is weighted by all but the first of them. */
function hasCheckDigits(text: string, weights: readonly number[]): boolean {
  const values = Array.from(text, (sign) => sign.charCodeAt(0) - 48);
  const first = checkDigit(values.slice(0, -2), weights.slice(1));
  const second = checkDigit(values.slice(0, -1), weights);
  return values.at(-2) === first && values.at(-1) === second;
}

function checkDigit(values: readonly number[], weights: readonly number[]): number {
  const sum = values.reduce((total, value, index) => total + value * (weights[index] ?? 0), 0);
  return sum % 11 < 2 ? 0 : 11 - (sum % 11);
}
