import { describe, expect, it } from 'vitest';
import { tokensCss } from '../../build/tokens-css';
import { palettes, STATE_TONES, type ThemeName } from '@shared/tokens/tokens';
import { contrast, distance, simulations, type Vision } from './color-vision';

const themes = Object.keys(palettes) as ThemeName[];
const visions = Object.keys(simulations) as Vision[];
const pairs = STATE_TONES.flatMap((a, index) => STATE_TONES.slice(index + 1).map((b) => [a, b] as const));

/** Two colours nearer than this in CIELAB are taken for one at a glance. */
const TELLABLE = 10;

describe.each(themes)('%s', (theme) => {
  const palette = palettes[theme];
  const grounds = [palette.page, palette.surface, palette.raised, palette.sunken, palette.hover];

  it('writes text that everybody can read on every ground', () => {
    for (const ground of grounds) {
      expect(contrast(palette.text, ground)).toBeGreaterThanOrEqual(7);
      expect(contrast(palette.textSecondary, ground)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(palette.textMuted, ground)).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('writes on the accent and in it so that it can be read', () => {
    expect(contrast(palette.onAccent, palette.accent)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(palette.accentText, palette.surface)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(palette.accentText, palette.accentSoft)).toBeGreaterThanOrEqual(4.5);
  });

  it('shows where a control ends and where the focus is', () => {
    expect(contrast(palette.lineStrong, palette.surface)).toBeGreaterThanOrEqual(3);
    for (const ground of grounds) expect(contrast(palette.focus, ground)).toBeGreaterThanOrEqual(3);
  });

  it.each(STATE_TONES)('writes the state "%s" so that it can be read', (tone) => {
    const { text, soft, solid, onSolid } = palette.tones[tone];
    expect(contrast(text, soft)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(text, palette.surface)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(onSolid, solid)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(visions)('keeps the states apart for %s vision', (vision) => {
    for (const [a, b] of pairs) {
      const [left, right] = [palette.tones[a], palette.tones[b]];
      expect(distance(left.text, right.text, vision), `${a} and ${b}, text`).toBeGreaterThanOrEqual(TELLABLE);
      expect(distance(left.solid, right.solid, vision), `${a} and ${b}, solid`).toBeGreaterThanOrEqual(
        TELLABLE,
      );
    }
  });

  it('has six colours for what stands side by side in a chart, the first that of the figures looked at', () => {
    expect(palette.chartSeries).toHaveLength(6);
    expect(palette.chartSeries[0]).toBe(palette.chart);
    for (const color of palette.chartSeries)
      for (const ground of [palette.page, palette.surface])
        expect(contrast(color, ground)).toBeGreaterThanOrEqual(3);
  });

  it.each(visions)('keeps the colours of a chart apart for %s vision', (vision) => {
    for (const [index, a] of palette.chartSeries.entries())
      for (const b of palette.chartSeries.slice(index + 1))
        expect(distance(a, b, vision), `${a} and ${b}`).toBeGreaterThanOrEqual(2 * TELLABLE);
    for (const [index, more] of palette.chartScale.slice(1).entries())
      expect(distance(palette.chartScale[index] ?? more, more, vision)).toBeGreaterThanOrEqual(TELLABLE);
  });

  it('goes from the ground to its opposite in a chart of little and much', () => {
    const contrasts = palette.chartScale.map((color) => contrast(color, palette.surface));
    expect(contrasts).toEqual([...contrasts].sort((a, b) => a - b));
  });
});

it('gives every theme the same variables', () => {
  const css = tokensCss();
  const blocks = themes.map((theme) => css.slice(css.indexOf(`[data-theme='${theme}']`)).split('}')[0] ?? '');
  const names = blocks.map((block) => [...block.matchAll(/--[\w-]+(?=:)/g)].map(String).sort());
  expect(names[0]?.length).toBeGreaterThan(30);
  for (const list of names) expect(list).toEqual(names[0]);
});
