import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isCnpj, isCpf, parsePixKey, pixKeyKind } from '../../../src/domain/country';

/** The check digits by the letter of the rule: weights from the right, 2 upwards, going round after `most`. */
function withCheckDigits(text: string, most: number): string {
  let whole = text;
  for (let round = 0; round < 2; round++) {
    let [sum, weight] = [0, 2];
    for (const sign of Array.from(whole).reverse()) {
      sum += (sign.charCodeAt(0) - 48) * weight;
      weight = weight === most ? 2 : weight + 1;
    }
    whole += String(sum % 11 < 2 ? 0 : 11 - (sum % 11));
  }
  return whole;
}

const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`));
const isOneSign = (text: string) => new Set(text).size === 1;

describe('isCpf', () => {
  it('accepts, of every nine digits, exactly one pair of check digits', () => {
    fc.assert(
      fc.property(digits(9), (nine) => {
        const right = withCheckDigits(nine, 11);
        for (let pair = 0; pair < 100; pair++) {
          const text = nine + String(pair).padStart(2, '0');
          expect(isCpf(text)).toBe(text === right && !isOneSign(text));
        }
      }),
      { numRuns: 50 },
    );
  });

  it('refuses one digit repeated, and other lengths', () => {
    for (let digit = 0; digit < 10; digit++) expect(isCpf(String(digit).repeat(11))).toBe(false);
    for (const text of ['', '5299822472', '529982247255', '529.982.247-25', '5299822472x']) {
      expect(isCpf(text)).toBe(false);
    }
  });
});

describe('isCnpj', () => {
  it('accepts, of every twelve signs, exactly one pair of check digits', () => {
    fc.assert(
      fc.property(fc.oneof(digits(12), fc.stringMatching(/^[0-9A-Z]{12}$/)), (twelve) => {
        const right = withCheckDigits(twelve, 9);
        for (let pair = 0; pair < 100; pair++) {
          const text = twelve + String(pair).padStart(2, '0');
          expect(isCnpj(text)).toBe(text === right && !isOneSign(text));
        }
      }),
      { numRuns: 50 },
    );
  });

  it('accepts the example of the Receita Federal for the alphanumeric one', () => {
    expect(isCnpj('12ABC34501DE35')).toBe(true);
    expect(isCnpj('12ABC34501DE36')).toBe(false);
    expect(isCnpj('12abc34501de35')).toBe(false);
  });
});

describe('parsePixKey', () => {
  it.each([
    ['529.982.247-25', 'CPF', '52998224725'],
    [' 52998224725 ', 'CPF', '52998224725'],
    ['11.222.333/0001-81', 'CNPJ', '11222333000181'],
    ['12.abc.345/01de-35', 'CNPJ', '12ABC34501DE35'],
    ['+55 (11) 98765-4321', 'PHONE', '+5511987654321'],
    ['+551133334444', 'PHONE', '+551133334444'],
    ['Caixa@Exemplo.com.br', 'EMAIL', 'caixa@exemplo.com.br'],
    ['123E4567-E12B-12D1-A456-426655440000', 'EVP', '123e4567-e12b-12d1-a456-426655440000'],
  ])('reads %j as a %s', (text, kind, key) => {
    expect(parsePixKey(text)).toEqual({ kind, key });
    expect(pixKeyKind(text)).toBe(kind);
    expect(parsePixKey(key)).toEqual({ kind, key });
  });

  it.each([
    '',
    'pix',
    '529.982.247-24',
    '11.222.333/0001-82',
    '11987654321', // a phone without +55 is read as a CPF, and is none
    '+5511887654321', // nine digits that are not a mobile's
    '+5501987654321',
    '+5510987654321',
    '+351912345678',
    'caixa@exemplo',
    'caixa@exemplo..com',
    '@exemplo.com',
    'a b@exemplo.com',
    `${'a'.repeat(66)}@exemplo.com`,
    '123e4567e12b12d1a456426655440000',
    '123e4567-e12b-12d1-a456-42665544000g',
  ])('refuses %j', (text) => {
    expect(parsePixKey(text)).toBeNull();
    expect(pixKeyKind(text)).toBeNull();
  });
});
