import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brCode, type BrCodeInput } from '../../../src/integrations/payment/pix';
import { crc16 } from '../../../src/integrations/payment/pix/crc16';

const EVP = '123e4567-e12b-12d1-a456-426655440000';
const shop: BrCodeInput = {
  key: EVP,
  name: 'Fulano de Tal',
  city: 'BRASILIA',
  amountCents: null,
  txid: '***',
};

/** The fields of a text of fields: two digits of name, two of length, then so many characters. */
function parseFields(text: string): Map<string, string> {
  const fields = new Map<string, string>();
  for (let at = 0; at < text.length; ) {
    const length = Number(text.slice(at + 2, at + 4));
    const value = text.slice(at + 4, at + 4 + length);
    expect(value).toHaveLength(length);
    fields.set(text.slice(at, at + 2), value);
    at += 4 + length;
  }
  return fields;
}

/** Long division by x^16 + x^12 + x^5 + 1, bit by bit on text, sixteen ones mixed into the first sixteen bits. */
function crcByDivision(text: string): string {
  const bits =
    Array.from(text, (sign) => sign.charCodeAt(0).toString(2).padStart(8, '0')).join('') + '0'.repeat(16);
  const row = Array.from(bits, (bit, index) => Number(bit) ^ (index < 16 ? 1 : 0));
  for (let at = 0; at + 16 < row.length; at++) {
    if (row[at] === 1) for (const place of [0, 4, 11, 16]) row[at + place]! ^= 1;
  }
  return parseInt(row.slice(-16).join(''), 2).toString(16).toUpperCase().padStart(4, '0');
}

describe('crc16', () => {
  it('gives the published check value', () => {
    expect(crc16('123456789')).toBe('29B1');
  });

  it('equals long division', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 2, maxLength: 60 }), (text) => {
        expect(crc16(text)).toBe(crcByDivision(text));
      }),
    );
  });
});

describe('brCode', () => {
  it("gives the example of Banco Central's manual", () => {
    expect(brCode(shop)).toBe(
      '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-426655440000' +
        '5204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***63041D3D',
    );
  });

  it('holds what it was given, in fields that parse, under a check that fits', () => {
    const text = fc.string({ minLength: 1, maxLength: 120, unit: 'grapheme' });
    const name = text.map((rest) => `Açaí ${rest}`);
    const cents = fc.integer({ min: 1, max: 999_999_999_999 });
    const txid = fc.stringMatching(/^[A-Za-z0-9]{1,25}$/);
    const key = fc.constantFrom(
      EVP,
      '529.982.247-25',
      'caixa@exemplo.com.br',
      `${'a'.repeat(65)}@exemplo.com`,
    );
    fc.assert(
      fc.property(
        fc.record({ key, name, city: name, amountCents: fc.option(cents), txid, info: text }),
        (input) => {
          const code = brCode(input);
          expect(code).toMatch(/^[ -~]+$/);
          expect(code.slice(-4)).toBe(crcByDivision(code.slice(0, -4)));

          const fields = parseFields(code);
          const receiver = parseFields(fields.get('26') ?? '');
          expect(receiver.get('00')).toBe('br.gov.bcb.pix');
          expect(receiver.get('01')).toBe(input.key.replace('529.982.247-25', '52998224725'));
          expect(fields.get('26')?.length).toBeLessThanOrEqual(99);
          expect(fields.get('59')).toMatch(/^Acai.{0,21}$/);
          expect(fields.get('60')).toMatch(/^Acai.{0,11}$/);
          expect(parseFields(fields.get('62') ?? '').get('05')).toBe(input.txid);
          const amount = fields.get('54');
          if (input.amountCents === null) expect(amount).toBeUndefined();
          else {
            expect(amount).toMatch(/^\d{1,10}\.\d\d$/);
            expect(BigInt(amount?.replace('.', '') ?? 0)).toBe(BigInt(input.amountCents));
          }
        },
      ),
      { numRuns: 500 },
    );
  });

  it.each([
    [1, '0.01'],
    [100, '1.00'],
    [123_456, '1234.56'],
  ])('writes %i centavos as %s', (amountCents, written) => {
    expect(parseFields(brCode({ ...shop, amountCents })).get('54')).toBe(written);
  });

  it('strips accents, then cuts names to their length', () => {
    const fields = parseFields(
      brCode({
        ...shop,
        name: 'Pão de Açúcar & Confeitaria Ltda',
        city: 'São José dos Campos',
        info: 'Pedido nº 7 – João',
      }),
    );
    expect(fields.get('59')).toBe('Pao de Acucar & Confeitar');
    expect(fields.get('60')).toBe('Sao Jose dos Ca');
    expect(parseFields(fields.get('26') ?? '').get('02')).toBe('Pedido n 7  Joao');
  });

  it('drops words for which a long key leaves no room', () => {
    const key = `${'a'.repeat(65)}@exemplo.com`; // 77 characters
    const receiver = parseFields(parseFields(brCode({ ...shop, key, info: 'Mesa 4' })).get('26') ?? '');
    expect([...receiver.keys()]).toEqual(['00', '01']);
  });

  it.each<[string, Partial<BrCodeInput>]>([
    ['a key that is none', { key: '529.982.247-24' }],
    ['no amount', { amountCents: 0 }],
    ['a negative amount', { amountCents: -1 }],
    ['half a centavo', { amountCents: 0.5 }],
    ['an amount too long', { amountCents: 1_000_000_000_000 }],
    ['an empty txid', { txid: '' }],
    ['a txid with a hyphen', { txid: 'A-1' }],
    ['a txid too long', { txid: 'x'.repeat(26) }],
    ['no name', { name: ' ' }],
    ['a name without a letter to show', { name: '寿司' }],
    ['no city', { city: '' }],
  ])('refuses %s', (_what, changes) => {
    expect(() => brCode({ ...shop, ...changes })).toThrow(RangeError);
  });
});
