import { describe, expect, it } from 'vitest';
import { counted, measured, perUnit, countUnits, unitSymbol } from '../../../src/domain/menu';

/** With the spaces that end no line as plain ones. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('a unit', () => {
  it('stands behind an amount, but for pieces', () => {
    expect([measured(2, 'KG'), measured('1.200', 'L'), measured(3, 'UN')].map(plain)).toEqual([
      '2 kg',
      '1.200 L',
      '3',
    ]);
    expect([unitSymbol('KG'), unitSymbol('L'), unitSymbol('UN')]).toEqual(['kg', 'L', undefined]);
  });

  it('says how many there are of what is named behind it', () => {
    expect([counted(2, 'KG'), counted(1, 'L'), counted(2, 'UN')].map(plain)).toEqual(['2 kg', '1 L', '2×']);
  });

  it('says what a price is asked for', () => {
    expect(['KG', 'L', 'UN'].map((unit) => plain(perUnit('R$ 59,90', unit as 'KG' | 'L' | 'UN')))).toEqual([
      'R$ 59,90 / kg',
      'R$ 59,90 / L',
      'R$ 59,90',
    ]);
  });

  it('counts pieces one by one, and what is weighed or poured as one', () => {
    expect(
      countUnits([
        { quantity: 3, unit: 'UN' },
        { quantity: 12, unit: 'KG' },
        { quantity: 2, unit: 'L' },
      ]),
    ).toBe(5);
  });

  it('never parts from its number at the end of a line', () => {
    expect(measured(2, 'KG')).not.toContain(' ');
    expect(perUnit('9', 'L')).not.toContain(' ');
  });
});
