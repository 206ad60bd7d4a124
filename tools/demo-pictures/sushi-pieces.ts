import { blob, box, disc, layer, linear, oval, put, r1, radial, scatter, shape, stroke } from './canvas';
import { darker, lighter } from './color';
import { blurred, hilly, lying } from './filters';
import { leaf } from './toppings';
import type { Piece } from './sushi';
import { origin, grains } from './sushi';

/** A block of rice under a slice. */
export const nigiri =
  (flesh: string, way: 'striped' | 'plain' | 'shrimp' | 'omelette' = 'striped'): Piece =>
  (sketch) => {
    const base =
      box(
        -84,
        -40,
        168,
        82,
        38,
        radial(sketch, [
          [0, '#ffffff'],
          [1, '#ded4c0'],
        ]),
      ) + grains(sketch, 90, 78, 38);
    const slice = 'M-70 -20Q-72 -36 -50 -36L54 -36Q76 -34 74 -12L72 18Q70 34 48 35L-52 35Q-74 33 -72 14Z';
    const face = linear(sketch, [
      [0, lighter(flesh, 0.34)],
      [0.5, flesh],
      [1, darker(flesh, 0.2)],
    ]);
    const lines =
      way === 'striped'
        ? [-52, -26, 0, 26, 52]
            .map((x) =>
              stroke(`M${x - 12} -33Q${x + 12} 0 ${x - 6} 33`, lighter(flesh, 0.62), 4.4, 'opacity=".75"'),
            )
            .join('')
        : way === 'shrimp'
          ? [-48, -24, 0, 24, 46]
              .map((x) => stroke(`M${x} -32Q${x - 10} 0 ${x} 32`, '#fff1e4', 7, 'opacity=".85"'))
              .join('') + stroke('M-68 0L70 0', '#fff6ec', 3, 'opacity=".8"')
          : '';
    const band =
      way === 'omelette'
        ? box(
            -13,
            -38,
            26,
            76,
            3,
            linear(sketch, [
              [0, '#33413a'],
              [1, '#161d19'],
            ]),
          )
        : '';
    const tail = way === 'shrimp' ? shape('M70 -4L98 -20L92 0L98 20L70 6Z', '#e4764f') : '';
    return (
      base +
      tail +
      layer(hilly(sketch, { frequency: 0.03, height: 6, gloss: 0.25, depth: 0.3 }), shape(slice, face)) +
      lines +
      band +
      oval(-26, -22, 34, 6, '#fff', `opacity=".45" filter="${blurred(sketch, 2)}"`)
    );
  };

/** Slices of raw fish, leaning on each other. */
export const sashimi =
  (flesh: string, count = 5): Piece =>
  (sketch) =>
    Array.from({ length: count }, (_, index) => {
      const face = linear(sketch, [
        [0, lighter(flesh, 0.4)],
        [0.5, flesh],
        [1, darker(flesh, 0.2)],
      ]);
      const lines = [-30, -8, 14, 36].map((x) =>
        stroke(`M${x - 8} -24Q${x + 8} 0 ${x - 4} 24`, lighter(flesh, 0.62), 3.6, 'opacity=".7"'),
      );
      return layer(
        lying(sketch, 3, 0.5),
        put(
          shape(
            'M-56 -22Q-58 -30 -44 -30L48 -27Q62 -24 60 -6L56 18Q54 29 40 28L-46 24Q-58 22 -58 10Z',
            face,
          ) + lines.join(''),
          { x: (index - (count - 1) / 2) * 38, y: 0 },
          74,
        ),
      );
    }).join('');

/** A cone of seaweed with its filling showing. */
export const temaki =
  (filling: string): Piece =>
  (sketch) => {
    const nori = linear(
      sketch,
      [
        [0, '#141c18'],
        [0.35, '#3a4e43'],
        [0.6, '#26352d'],
        [1, '#0f1512'],
      ],
      { x1: 0, y1: 0, x2: 1, y2: 0.2 },
    );
    const cubes = scatter(sketch.random, 12, { x: 0, y: -118 }, 62, 20, 0.5).map((at) =>
      put(
        box(
          -16,
          -14,
          32,
          28,
          8,
          radial(sketch, [
            [0, lighter(filling, 0.4)],
            [0.7, filling],
            [1, darker(filling, 0.22)],
          ]),
        ),
        at,
        sketch.random.between(0, 90),
      ),
    );
    return (
      shape(
        blob(sketch.random, { x: 0, y: -98 }, 88, 52, 0.08, 12),
        radial(sketch, [
          [0, '#fff'],
          [1, '#e0d6c2'],
        ]),
      ) +
      put(grains(sketch, 90, 80, 44), { x: 0, y: -98 }) +
      put(leaf(sketch, 54, 22, '#5d9e38'), { x: -52, y: -128 }, -28) +
      layer(lying(sketch, 3), ...cubes) +
      shape('M-104 -96Q0 -30 104 -96Q84 20 6 176Q-4 186 -12 172Q-84 30 -104 -96Z', nori) +
      stroke('M-92 -86Q0 -22 96 -88', '#5d7567', 3, 'opacity=".7"') +
      stroke('M-60 -50Q-30 60 -6 150', '#5d7567', 5, 'opacity=".4"')
    );
  };

/** A fried dumpling with its folds. */
export const gyoza: Piece = (sketch) => {
  const skin = radial(sketch, [
    [0, '#fff6de'],
    [0.6, '#f3dcae'],
    [1, '#c99a58'],
  ]);
  const folds = [-58, -36, -14, 8, 30, 52].map((x) =>
    stroke(`M${x} ${r1(-34 + Math.abs(x) * 0.2)}Q${x + 10} -18 ${x + 4} -4`, '#b98a4c', 3, 'opacity=".6"'),
  );
  return (
    shape('M-84 16Q-72 -46 0 -48Q72 -46 84 16Q60 40 0 40Q-60 40 -84 16Z', skin) +
    `<g filter="${blurred(sketch, 3)}">${shape('M-76 18Q0 6 76 18Q56 38 0 38Q-56 38 -76 18Z', '#9c5a1d', 'opacity=".8"')}</g>` +
    folds.join('') +
    stroke('M-80 12Q-66 -38 0 -42Q66 -38 80 12', '#fffaf0', 4, 'opacity=".6"')
  );
};

/** A prawn in crisp batter. */
export const tempura: Piece = (sketch) =>
  shape('M96 -8L132 -30L124 -2L134 24L96 10Z', '#e4764f') +
  layer(
    hilly(sketch, { frequency: 0.09, height: 13, octaves: 3, gloss: 0.15, depth: 0.55 }),
    shape(
      blob(sketch.random, origin, 104, 33, 0.1, 20),
      radial(sketch, [
        [0, '#f7d48a'],
        [0.7, '#e3a94e'],
        [1, '#b5772a'],
      ]),
    ),
  );

/** A rice cake, round and soft. */
export const mochi =
  (color: string): Piece =>
  (sketch) =>
    disc(
      0,
      0,
      70,
      radial(sketch, [
        [0, lighter(color, 0.65)],
        [0.6, color],
        [1, darker(color, 0.2)],
      ]),
    ) +
    scatter(sketch.random, 40, origin, 62, 9)
      .map(({ x, y }) => disc(x, y, sketch.random.between(0.8, 2), '#fff', 'opacity=".7"'))
      .join('') +
    oval(-22, -28, 20, 11, '#fff', `opacity=".5" filter="${blurred(sketch, 4)}"`);
