import {
  blob,
  box,
  disc,
  layer,
  linear,
  oval,
  put,
  radial,
  ring,
  shape,
  stroke,
  type Sketch,
} from './canvas';
import { darker, lighter } from './color';
import { hilly, lying } from './filters';
import type { Piece } from './sushi';
import { origin, grains } from './sushi';

interface RollRecipe {
  /** Colours of what is inside, around the middle. */
  inside: readonly string[];
  /** Rice outside, seaweed within; else the other way round. */
  inverted?: boolean;
  coat?: 'sesame' | 'roe' | 'crisp' | 'chive';
  /** A slice laid over the top. */
  drape?: string;
  sauce?: string;
}

/** One piece of a roll, its cut upwards. */
export const roll =
  ({ inside, inverted = true, coat, drape, sauce }: RollRecipe): Piece =>
  (sketch) => {
    const nori = radial(sketch, [
      [0, '#33463c'],
      [1, '#131a16'],
    ]);
    const rice =
      disc(
        0,
        0,
        inverted ? 48 : 43,
        radial(sketch, [
          [0, '#ffffff'],
          [1, '#e4dac6'],
        ]),
      ) + grains(sketch, 60, inverted ? 45 : 40, inverted ? 45 : 40);
    const outside =
      coat === 'crisp'
        ? layer(
            hilly(sketch, { frequency: 0.1, height: 12, octaves: 3, depth: 0.55 }),
            shape(blob(sketch.random, origin, 54, 54, 0.05, 18), '#d99a3d'),
          ) +
          disc(0, 0, 45, nori) +
          disc(0, 0, 41, '#f4ecdc') +
          grains(sketch, 44, 38, 38)
        : inverted
          ? rice
          : disc(0, 0, 50, nori) + rice;
    const ringOfNori = inverted && coat !== 'crisp' ? disc(0, 0, 29, nori) + disc(0, 0, 26, '#f7f0e2') : '';
    const parts = inside.map((color, index) => {
      const angle = (index / inside.length) * 6.28 + 0.6;
      const reach = inside.length === 1 ? 0 : 11;
      return put(
        box(
          -12,
          -12,
          24,
          24,
          6,
          radial(sketch, [
            [0, lighter(color, 0.35)],
            [0.7, color],
            [1, darker(color, 0.22)],
          ]),
        ),
        { x: Math.cos(angle) * reach, y: Math.sin(angle) * reach },
        index * 50,
      );
    });
    return (
      outside +
      ringOfNori +
      parts.join('') +
      (coat ? coating(sketch, coat) : '') +
      (drape ? draped(sketch, drape) : '') +
      (sauce
        ? stroke('M-38 -16Q-18 -30 2 -12T40 -18M-34 14Q-10 -2 10 16T38 10', sauce, 5, 'opacity=".9"')
        : '')
    );
  };

function coating(sketch: Sketch, coat: NonNullable<RollRecipe['coat']>): string {
  if (coat === 'crisp') return '';
  const tones = {
    sesame: ['#fff4d9', '#e8cf9a', '#2a2420'],
    roe: ['#f4731f', '#ff9a3d', '#e0520e'],
    chive: ['#4b8a35', '#6fae3f', '#37692a'],
  }[coat];
  return ring(sketch.random, coat === 'roe' ? 46 : 30, origin, 43, 0.16)
    .map(({ x, y, angle }) =>
      coat === 'roe'
        ? disc(x, y, 4, sketch.random.pick(tones), 'stroke="#ffd9a8" stroke-width=".8"')
        : put(oval(0, 0, coat === 'chive' ? 6 : 4.2, 2.2, sketch.random.pick(tones)), { x, y }, angle),
    )
    .join('');
}

function draped(sketch: Sketch, color: string): string {
  const slice = 'M-54 -12Q-46 -44 0 -44Q46 -44 54 -12Q56 14 44 26Q0 8 -44 26Q-56 14 -54 -12Z';
  const lines = [-30, -10, 10, 30].map((x) =>
    stroke(`M${x - 6} -40Q${x + 8} -12 ${x - 2} 14`, lighter(color, 0.62), 3.4, 'opacity=".75"'),
  );
  return (
    layer(
      lying(sketch, 2.4),
      shape(
        slice,
        linear(sketch, [
          [0, lighter(color, 0.34)],
          [0.6, color],
          [1, darker(color, 0.16)],
        ]),
      ) + lines.join(''),
    ) + oval(-16, -30, 18, 4, '#fff', 'opacity=".5"')
  );
}
