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
  scatter,
  shape,
  stroke,
  svg,
  type Sketch,
} from './canvas';
import { darker, lighter } from './color';
import { hilly, lying } from './filters';
import { heap } from './pasta';
import { bowl, bowlShade, CENTER, table } from './setting';
import { egg } from './toppings';

const SURFACE = '#2c4a49';
const origin = { x: 0, y: 0 };

export interface SoupRecipe {
  broth: string;
  noodles?: boolean;
  /** Drawn around the origin, laid on a ring around the middle. */
  around: readonly ((sketch: Sketch) => string)[];
  greens?: number;
}

/** A bowl of soup, seen from above. */
export function soup(sketch: Sketch, { broth, noodles = false, around, greens = 26 }: SoupRecipe): string {
  const { x, y } = CENTER;
  const liquid = layer(
    hilly(sketch, { frequency: 0.012, height: 9, gloss: 0.25, depth: 0.3 }),
    disc(
      x,
      y,
      238,
      radial(sketch, [
        [0, lighter(broth, 0.25)],
        [0.7, broth],
        [1, darker(broth, 0.3)],
      ]),
    ),
  );
  const fat = scatter(sketch.random, 26, CENTER, 210, 26).map((at) =>
    disc(at.x, at.y, sketch.random.between(4, 12), lighter(broth, 0.4), 'opacity=".45"'),
  );
  const laid = ring(sketch.random, around.length, CENTER, 126, 0.06).map((at, index) =>
    layer(lying(sketch, 5), put(around[index]?.(sketch) ?? '', at, at.angle + 90)),
  );
  const scallions = scatter(sketch.random, greens, CENTER, 190, 20).map((at) =>
    put(
      disc(
        0,
        0,
        7,
        'none',
        `stroke="${sketch.random.pick(['#5d9e38', '#86b950', '#3d7a2c'])}" stroke-width="4"`,
      ),
      at,
    ),
  );
  return svg(
    sketch,
    table(sketch, SURFACE) +
      bowl(sketch, 280, '#8d2f20') +
      liquid +
      fat.join('') +
      (noodles ? heap(sketch, { cut: 'strings', dough: '#f2d68f' }, CENTER, 176) : '') +
      laid.join('') +
      layer(lying(sketch, 1.6), ...scallions) +
      bowlShade(sketch, 280),
  );
}

export const softEgg = (sketch: Sketch) => put(egg(sketch), origin, 0, 1.9, 2.2);

export const chashu = (sketch: Sketch) =>
  shape(
    blob(sketch.random, origin, 66, 62, 0.06, 12),
    radial(sketch, [
      [0, '#f3c9a4'],
      [0.6, '#d99b74'],
      [1, '#8f4f30'],
    ]),
  ) +
  stroke('M-34 -8A34 32 0 1 1 6 34A22 20 0 1 1 8 -10', '#fbe6d0', 9, 'opacity=".85"') +
  stroke('M-56 -20A60 58 0 0 1 30 -52', '#7a3a1d', 6, 'opacity=".7"');

export const nori = (sketch: Sketch) =>
  box(
    -50,
    -84,
    100,
    120,
    4,
    linear(sketch, [
      [0, '#33463c'],
      [1, '#131a16'],
    ]),
  ) +
  [-60, -36, -12, 12].map((y) => stroke(`M-44 ${y}L44 ${y + 3}`, '#50665a', 1.6, 'opacity=".6"')).join('');

export const fishCake = (sketch: Sketch) =>
  shape(blob(sketch.random, origin, 40, 40, 0.06, 14), '#fffaf4') +
  stroke('M-16 4A16 16 0 1 1 8 14A10 10 0 1 1 4 -6', '#e8748f', 7);

export const tofu = (sketch: Sketch) =>
  box(
    -26,
    -26,
    52,
    52,
    6,
    linear(sketch, [
      [0, '#fffdf6'],
      [1, '#ddd2bb'],
    ]),
  );

/** A heap of cubes: fish, mango, beet. */
export const cubes =
  (color: string, size = 30) =>
  (sketch: Sketch): string =>
    layer(
      lying(sketch, 3),
      ...scatter(sketch.random, 15, origin, 66, 28, 0.8).map((at) =>
        put(
          box(
            -size / 2,
            -size / 2,
            size,
            size,
            7,
            radial(sketch, [
              [0, lighter(color, 0.42)],
              [0.6, color],
              [1, darker(color, 0.25)],
            ]),
          ),
          at,
          sketch.random.between(0, 90),
        ),
      ),
    );

/** Thin slices leaning on each other, from skin to heart: avocado, cucumber, radish. */
export const fan =
  (skin: string, flesh: string) =>
  (sketch: Sketch): string =>
    Array.from({ length: 8 }, (_, index) =>
      layer(
        lying(sketch, 2.4),
        put(
          oval(
            0,
            0,
            24,
            58,
            linear(sketch, [
              [0, lighter(flesh, 0.4)],
              [1, flesh],
            ]),
            `stroke="${skin}" stroke-width="5"`,
          ),
          { x: (index - 3.5) * 17, y: Math.abs(index - 3.5) * 2 },
          (index - 3.5) * 6,
        ),
      ),
    ).join('');

/** Fine strips: carrot, cabbage, seaweed. */
export const strips =
  (color: string) =>
  (sketch: Sketch): string =>
    layer(
      lying(sketch, 2.4),
      ...Array.from({ length: 34 }, () =>
        stroke(
          `M${sketch.random.between(-70, -20).toFixed(1)} ${sketch.random.between(-46, 46).toFixed(1)}Q${sketch.random.between(-20, 20).toFixed(1)} ${sketch.random.between(-60, 60).toFixed(1)} ${sketch.random.between(20, 70).toFixed(1)} ${sketch.random.between(-46, 46).toFixed(1)}`,
          sketch.random.pick([color, lighter(color, 0.25), darker(color, 0.18)]),
          5.4,
        ),
      ),
    );

export const riceBed = (sketch: Sketch): string =>
  disc(
    CENTER.x,
    CENTER.y,
    240,
    radial(sketch, [
      [0, '#ffffff'],
      [1, '#d9cfba'],
    ]),
  ) +
  layer(
    lying(sketch, 1.4, 0.3),
    ...scatter(sketch.random, 620, CENTER, 232, 10).map((at) =>
      put(
        oval(0, 0, 8, 4, sketch.random.pick(['#ffffff', '#f7f1e4', '#ece4d2'])),
        at,
        sketch.random.between(0, 180),
      ),
    ),
  );

export const limeJuiceBed =
  (color: string) =>
  (sketch: Sketch): string =>
    layer(
      hilly(sketch, { frequency: 0.014, height: 9, gloss: 0.3, depth: 0.3 }),
      disc(
        CENTER.x,
        CENTER.y,
        240,
        radial(sketch, [
          [0, lighter(color, 0.4)],
          [1, color],
        ]),
      ),
    );

/** A pod of green beans. */
export const pod = (sketch: Sketch): string => {
  const green = sketch.random.pick(['#86b950', '#6fae3f', '#9cc967']);
  return (
    shape(
      'M-58 0Q-40 -20 -20 -17Q0 -24 20 -17Q42 -20 58 0Q42 20 20 17Q0 24 -20 17Q-40 20 -58 0Z',
      linear(sketch, [
        [0, lighter(green, 0.35)],
        [0.5, green],
        [1, darker(green, 0.3)],
      ]),
    ) +
    [-28, 0, 28].map((x) => oval(x, -2, 13, 11, lighter(green, 0.3), 'opacity=".6"')).join('') +
    stroke('M-58 0L-70 -6', darker(green, 0.2), 4)
  );
};
