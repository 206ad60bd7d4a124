import {
  blob,
  box,
  disc,
  layer,
  linear,
  oval,
  put,
  radial,
  scatter,
  shape,
  stroke,
  svg,
  type Point,
  type Sketch,
} from './canvas';
import { darker, lighter } from './color';
import { hilly, lying, spotty } from './filters';
import { heapOfFries } from './fries';
import { citrus, lettuce } from './leaves';
import { CENTER, napkin, plate, table } from './setting';
import { cherryTomato, herb, tomato } from './toppings';

/** Parts of a plate of the day, each drawn around the origin. */
export type Part = (sketch: Sketch) => string;

/** A big plate with several things on it, seen from above. */
export function meal(
  sketch: Sketch,
  parts: readonly (readonly [Part, Point, angle?: number])[],
  { surface = '#d9b98e', cloth = '#4f6b52', china = '#f7f3ec' } = {},
): string {
  const laid = parts.map(([part, { x, y }, angle = 0]) =>
    put(part(sketch), { x: CENTER.x + x, y: CENTER.y + y }, angle, 1.32),
  );
  return svg(
    sketch,
    table(sketch, surface) +
      napkin(sketch, cloth, { x: 70, y: 590 }, -14, 330) +
      plate(sketch, 296, china) +
      laid.join(''),
  );
}

export const rice: Part = (sketch) => grains(sketch, ['#ffffff', '#fbf7ec', '#efe8d6'], 210, 92);
export const friedRice: Part = (sketch) =>
  grains(sketch, ['#f4dfae', '#ecd093', '#fbebc6'], 190, 92) +
  strew(sketch, ['#5d9e38', '#e2702b', '#f6c12e'], 26, 78);
export const farofa: Part = (sketch) => grains(sketch, ['#e8b95e', '#d9a040', '#f3d38c'], 190, 66);

function grains(sketch: Sketch, tones: readonly string[], count: number, reach: number): string {
  const heap = shape(
    blob(sketch.random, { x: 0, y: 0 }, reach * 1.04, reach * 0.86, 0.06, 14),
    radial(sketch, [
      [0, tones[0] ?? '#ffffff'],
      [1, darker(tones[2] ?? '#eeeeee', 0.12)],
    ]),
  );
  const rows = scatter(sketch.random, count, { x: 0, y: 0 }, reach, 9, 0.84).map((at) =>
    put(box(-7, -2.6, 14, 5.2, 2.6, sketch.random.pick(tones)), at, sketch.random.between(0, 180)),
  );
  return layer(lying(sketch, 6, 0.4), heap) + layer(lying(sketch, 1.4, 0.3), ...rows);
}

function strew(sketch: Sketch, tones: readonly string[], count: number, reach: number): string {
  return layer(
    lying(sketch, 1.6),
    ...scatter(sketch.random, count, { x: 0, y: 0 }, reach, 16, 0.84).map((at) =>
      put(box(-5, -5, 10, 10, 3, sketch.random.pick(tones)), at, sketch.random.between(0, 90)),
    ),
  );
}

export const beans: Part = (sketch) => {
  const cup =
    disc(
      0,
      0,
      88,
      linear(sketch, [
        [0, '#8a4a30'],
        [1, '#4d2413'],
      ]),
    ) + disc(0, 0, 78, '#2f1409');
  const broth = layer(
    hilly(sketch, { frequency: 0.03, height: 9, gloss: 0.35 }),
    disc(
      0,
      0,
      76,
      radial(sketch, [
        [0, '#6d3a20'],
        [1, '#3d1c0d'],
      ]),
    ),
  );
  const pulses = scatter(sketch.random, 34, { x: 0, y: 0 }, 66, 14).map((at) =>
    put(
      oval(
        0,
        0,
        11,
        7,
        linear(sketch, [
          [0, '#8d5a3c'],
          [1, '#43200f'],
        ]),
      ) + oval(-3, -3, 4, 1.6, '#fff', 'opacity=".45"'),
      at,
      sketch.random.between(0, 180),
    ),
  );
  return (
    layer(lying(sketch, 6), cup) +
    broth +
    layer(lying(sketch, 1.6), ...pulses) +
    strew(sketch, ['#4f8f36'], 6, 40)
  );
};

export const parmigiana: Part = (sketch) => {
  const crumb = shape(blob(sketch.random, { x: 0, y: 0 }, 148, 104, 0.05, 14), '#c98a3a');
  const sauce = shape(blob(sketch.random, { x: 0, y: 0 }, 126, 84, 0.1, 14), '#b5341c');
  const cheese = shape(blob(sketch.random, { x: 0, y: 0 }, 106, 66, 0.12, 14), '#f6d98c');
  return (
    layer(
      lying(sketch, 7),
      layer(hilly(sketch, { frequency: 0.05, height: 10, octaves: 3, depth: 0.5 }), crumb),
    ) +
    layer(hilly(sketch, { frequency: 0.03, height: 10, gloss: 0.4 }), sauce) +
    layer(hilly(sketch, { frequency: 0.025, height: 13, gloss: 0.35 }), cheese) +
    `<g filter="${spotty(sketch, { frequency: 0.03, cover: 0.48, soft: 5 })}">${oval(0, 0, 96, 58, '#bd6a22', 'opacity=".6"')}</g>` +
    strewHerbs(sketch, 12, 70)
  );
};

/** A grilled cut with the marks of the grill. */
export const grilled =
  (color: string, rx = 132, ry = 84): Part =>
  (sketch) => {
    const meat = radial(sketch, [
      [0, lighter(color, 0.3)],
      [0.7, color],
      [1, darker(color, 0.35)],
    ]);
    const marks = [-80, -40, 0, 40, 80].map((x) =>
      stroke(
        `M${x - 22} ${-ry + 22 + Math.abs(x) * 0.25}L${x + 22} ${ry - 22 - Math.abs(x) * 0.25}`,
        darker(color, 0.72),
        10,
        'opacity=".55"',
      ),
    );
    return (
      layer(
        lying(sketch, 7),
        layer(
          hilly(sketch, { frequency: 0.035, height: 10, octaves: 3, gloss: 0.3, depth: 0.5 }),
          shape(blob(sketch.random, { x: 0, y: 0 }, rx, ry, 0.07, 14), meat),
        ),
      ) +
      marks.join('') +
      strewHerbs(sketch, 16, rx * 0.7)
    );
  };

export const stew =
  (sauce: string, chunk: string): Part =>
  (sketch) => {
    const pool = layer(
      hilly(sketch, { frequency: 0.03, height: 11, gloss: 0.4 }),
      shape(blob(sketch.random, { x: 0, y: 0 }, 138, 98, 0.07, 14), sauce),
    );
    const chunks = scatter(sketch.random, 26, { x: 0, y: 0 }, 112, 30, 0.72).map((at) =>
      put(
        box(
          -17,
          -14,
          34,
          28,
          9,
          radial(sketch, [
            [0, lighter(chunk, 0.28)],
            [0.6, chunk],
            [1, darker(chunk, 0.35)],
          ]),
        ),
        at,
        sketch.random.between(0, 90),
      ),
    );
    return (
      layer(lying(sketch, 6), pool) +
      layer(lying(sketch, 3), layer(hilly(sketch, { frequency: 0.06, height: 8, gloss: 0.3 }), ...chunks)) +
      strewHerbs(sketch, 18, 100)
    );
  };

export const omelette: Part = (sketch) => {
  const fold = 'M-140 20Q-120 -92 0 -92Q120 -92 140 20Q60 52 0 44Q-60 52 -140 20Z';
  return (
    layer(
      lying(sketch, 7),
      layer(
        hilly(sketch, { frequency: 0.03, height: 10, gloss: 0.25 }),
        shape(
          fold,
          radial(sketch, [
            [0, '#ffe48f'],
            [0.7, '#f5c242'],
            [1, '#d1912a'],
          ]),
        ),
      ),
    ) +
    `<g filter="${spotty(sketch, { frequency: 0.03, cover: 0.45, soft: 5 })}">${shape(fold, '#b5701f', 'opacity=".55"')}</g>` +
    stroke('M-132 24Q0 72 132 24', '#fff1b8', 6, 'opacity=".7"') +
    strewHerbs(sketch, 18, 96)
  );
};

const strewHerbs = (sketch: Sketch, count: number, reach: number) =>
  scatter(sketch.random, count, { x: 0, y: 0 }, reach, 10, 0.6)
    .map((at) => put(herb(sketch), at, sketch.random.between(0, 180)))
    .join('');

export const sideSalad: Part = (sketch) => {
  const leaves = [-34, 0, 36].map((x, index) =>
    put(lettuce(sketch, ['#6fae3f', '#86b950', '#5d9e38'][index], 60), { x, y: index === 1 ? -16 : 4 }, x),
  );
  return (
    layer(lying(sketch, 4), ...leaves) +
    layer(
      lying(sketch, 3),
      put(tomato(sketch), { x: -18, y: 18 }, 0, 0.95),
      put(tomato(sketch), { x: 26, y: 24 }, 40, 0.9),
      put(cherryTomato(sketch), { x: 6, y: -24 }, 0, 1.1),
    )
  );
};

export const potatoes: Part = (sketch) => heapOfFries(sketch, 86);

export const wedge =
  (skin: string): Part =>
  (sketch) =>
    layer(lying(sketch, 3), put(citrus(sketch, skin, 40), { x: 0, y: 0 }));

export const greens: Part = (sketch) =>
  layer(
    lying(sketch, 4),
    ...Array.from({ length: 26 }, () => {
      const tone = sketch.random.pick(['#2f6b2c', '#3f8038', '#4f9a3d', '#28592a']);
      return stroke(
        `M${sketch.random.between(-70, -20).toFixed(1)} ${sketch.random.between(-40, 40).toFixed(1)}Q${sketch.random.between(-30, 30).toFixed(1)} ${sketch.random.between(-60, 60).toFixed(1)} ${sketch.random.between(20, 70).toFixed(1)} ${sketch.random.between(-40, 40).toFixed(1)}`,
        tone,
        8,
      );
    }),
  );

export const orangeSlices: Part = (sketch) =>
  layer(
    lying(sketch, 3),
    ...[-42, 0, 42].map((x) => put(citrus(sketch, '#f08a12', 40), { x, y: Math.abs(x) * 0.3 })),
  );
