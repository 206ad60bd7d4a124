import { describe, expect, it } from 'vitest';
import {
  formatWhileTyping,
  formatPostalCode,
  type Formatter,
} from '../../src/storefront/checkout/format-while-typing';
import { hasNote, usualNotes, withNote } from '../../src/storefront/checkout/usual-notes';
import { formatPhone } from '../../src/storefront/checkout/format-phone';

/** What a field shows after each key, from the first on. */
function typing(keys: string, write: Formatter): string {
  return Array.from(keys).reduce((shown, key) => formatWhileTyping(shown, shown + key, write), '');
}
const phoneIn = (country: string) => (text: string) => formatPhone(text, country);
const codeIn = (country: string) => (text: string) => formatPostalCode(text, country);

describe('a phone that is typed', () => {
  it.each([
    ['BR', '11999887766', '(11) 99988-7766'],
    ['BR', '1133334444', '(11) 3333-4444'],
    ['BR', '+5511999887766', '+55 11 99988 7766'],
    ['ES', '612345678', '612 34 56 78'],
    ['US', '2025550123', '(202) 555-0123'],
    ['XX', 'abc', 'abc'],
  ])('is written in %s: %s as %s', (country, keys, shown) => {
    expect(typing(keys, phoneIn(country))).toBe(shown);
  });

  it('can be taken back key by key, and changed in its middle', () => {
    const write = phoneIn('BR');
    expect(formatWhileTyping('(11) 9', '(11) ', write)).toBe('(11) ');
    expect(formatWhileTyping('(11) ', '(11)', write)).toBe('(11)');
    expect(formatWhileTyping('(11) 99988-7766', '(21) 99988-7766', write)).toBe('(21) 99988-7766');
  });
});

describe('a postal code that is typed', () => {
  it.each([
    ['BR', '01310100', '01310-100'],
    ['BR', '01310', '01310'],
    ['CL', '8320000', '8320000'],
    ['BR', '013101000', '013101000'],
  ])('is written in %s: %s as %s', (country, keys, shown) => {
    expect(formatWhileTyping('', keys, codeIn(country))).toBe(shown);
  });
});

describe('usual notes', () => {
  it('are read in the customer’s language and written in the store’s', () => {
    expect(usualNotes('TAKEOUT', 'en', 'pt-BR')).toEqual([
      { label: 'No onion', text: 'Sem cebola' },
      { label: 'No cutlery', text: 'Sem talher' },
    ]);
    expect(usualNotes('DELIVERY', 'es', 'es').map(({ text }) => text)).toContain('No tocar el timbre');
  });

  it('are added to what is written, and taken out again', () => {
    const noted = withNote('Capricha', 'Sem cebola');
    expect(noted).toBe('Capricha, Sem cebola');
    expect(hasNote(noted, 'Sem cebola')).toBe(true);
    expect(hasNote(noted, 'Sem talher')).toBe(false);
    expect(withNote(withNote(noted, 'Sem talher'), 'Sem cebola')).toBe('Capricha, Sem talher');
    expect(withNote('sem cebola', 'Sem cebola')).toBe('');
  });
});
