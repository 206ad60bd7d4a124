import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { palettes } from '../../src/shared/tokens/tokens';
import { accentOn, contrastOf } from '../../src/storefront/theme/contrast';
import { DARK, LIGHT } from '../../src/storefront/theme/surfaces';

const colors = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);
const surfaces = [
  ['light', LIGHT, [palettes.light.page, palettes.light.surface]],
  ['dark', DARK, [palettes.dark.page, palettes.dark.surface, palettes.dark.raised]],
] as const;

describe.each(surfaces)('a restaurant’s colour in the %s theme', (_name, surface, pages) => {
  it('is readable whatever colour it is', () => {
    fc.assert(
      fc.property(colors, (color) => {
        const accent = accentOn(color, surface)!;
        for (const page of pages) {
          expect(contrastOf(accent.text, page)).toBeGreaterThanOrEqual(4.5);
          expect(contrastOf(accent.fill, page)).toBeGreaterThanOrEqual(3);
        }
        expect(contrastOf(accent.text, accent.soft)).toBeGreaterThanOrEqual(4.5);
        expect(contrastOf(accent.onFill, accent.fill)).toBeGreaterThanOrEqual(4.5);
        expect(contrastOf(accent.onFill, accent.hover)).toBeGreaterThanOrEqual(4.5);
      }),
      { numRuns: 2000 },
    );
  });
});

it('keeps a colour that is readable already', () => {
  expect(accentOn('#1d6b45', LIGHT)).toMatchObject({ fill: '#1d6b45', text: '#1d6b45', onFill: '#ffffff' });
  expect(accentOn('#fc0', LIGHT)).toMatchObject({ onFill: '#231d19' });
});

it.each([null, '', 'red', '#12345', 'url(x)'])('leaves the design’s own accent for %j', (color) => {
  expect(accentOn(color, LIGHT)).toBeNull();
});

it('knows the surfaces of the design', () => {
  expect(LIGHT).toMatchObject({ background: palettes.light.page, ink: palettes.light.text });
  expect(DARK).toMatchObject({ background: palettes.dark.raised, ink: palettes.dark.page });
});
