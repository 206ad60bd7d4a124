import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { freeSlug, plainText, slugOf } from '../../../src/domain/text';

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

describe('slugOf', () => {
  it.each([
    ['Cantina da Nonna', 'cantina-da-nonna'],
    ['  Açaí & Cia. – Centro ', 'acai-cia-centro'],
    ['Zé', 'ze-store'],
    ['寿司', 'store'],
    ['---', 'store'],
  ])('makes of %s %s', (name, slug) => {
    expect(slugOf(name)).toBe(slug);
  });

  it('makes an address of any name, and of an address itself', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (name) => {
        const slug = slugOf(name);
        expect(slug).toMatch(SLUG);
        expect(slug.length).toBeGreaterThanOrEqual(3);
        expect(slug.length).toBeLessThanOrEqual(66);
        expect(slugOf(slug)).toBe(slug);
      }),
    );
  });
});

describe('freeSlug', () => {
  it('takes the first number that nobody has', () => {
    expect(freeSlug('Cantina', [])).toBe('cantina');
    expect(freeSlug('Cantina', ['cantina'])).toBe('cantina-2');
    expect(freeSlug('Cantina', ['cantina', 'cantina-2', 'cantina-4'])).toBe('cantina-3');
  });

  it('stays within the length of an address', () => {
    const name = 'x'.repeat(80);
    const first = freeSlug(name, []);
    const second = freeSlug(name, [first]);
    expect([first.length, second.length]).toEqual([60, 60]);
    expect(second).toMatch(SLUG);
  });
});

it('compares names without accents, case and spaces', () => {
  expect(plainText('  São   JOÃO ')).toBe('sao joao');
});
