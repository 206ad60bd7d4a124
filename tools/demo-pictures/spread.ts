import { box, disc, layer, linear, put, radial, shape, blob, svg, type Point, type Sketch } from './canvas';
import { darker, lighter } from './color';
import { lying } from './filters';
import { citrus } from './leaves';
import { CENTER, plate, shadow, table, tray } from './setting';
import { basil, mozzarellaBall, tomato } from './toppings';

/** Several things on one table, seen from above. */
export function spread(sketch: Sketch, surface: string, ...things: readonly string[]): string {
  return svg(sketch, table(sketch, surface) + things.join(''));
}

/** A glass seen from above, with ice in it. */
export function glassFromAbove(
  sketch: Sketch,
  liquid: string,
  at: Point,
  radius = 70,
  slice?: string,
): string {
  const wall = linear(
    sketch,
    [
      [0, '#ffffff', 0.95],
      [0.5, '#dfe8ea', 0.7],
      [1, '#9fb0b4', 0.85],
    ],
    { x1: 0.1, y1: 0.1, x2: 0.9, y2: 0.9 },
  );
  const drink = radial(sketch, [
    [0, lighter(liquid, 0.3)],
    [0.7, liquid],
    [1, darker(liquid, 0.4)],
  ]);
  const ice = [
    [-20, -16, 18],
    [18, -8, -24],
    [-2, 22, 40],
  ].map(([x = 0, y = 0, angle = 0]) =>
    put(
      box(
        -17,
        -17,
        34,
        34,
        7,
        linear(
          sketch,
          [
            [0, '#ffffff', 0.85],
            [1, '#ffffff', 0.25],
          ],
          { x1: 0, y1: 0, x2: 1, y2: 1 },
        ),
        'stroke="#fff" stroke-opacity=".7" stroke-width="1.6"',
      ),
      { x: at.x + (x * radius) / 70, y: at.y + (y * radius) / 70 },
      angle,
      radius / 70,
    ),
  );
  return (
    shadow(sketch, at, radius, radius, 12) +
    disc(at.x, at.y, radius, wall) +
    disc(at.x, at.y, radius * 0.86, drink) +
    ice.join('') +
    (slice
      ? layer(
          lying(sketch, 4),
          put(citrus(sketch, slice, radius * 0.5), { x: at.x + radius * 0.62, y: at.y - radius * 0.62 }),
        )
      : '')
  );
}

/** Toasted bread with tomato, around the origin. */
export function toast(sketch: Sketch): string {
  const crumb = shape(
    blob(sketch.random, { x: 0, y: 0 }, 108, 62, 0.05, 14),
    radial(sketch, [
      [0, '#f6dca6'],
      [0.75, '#e3b469'],
      [0.93, '#b5772e'],
      [1, '#7c4a18'],
    ]),
  );
  const dice = Array.from({ length: 22 }, () =>
    put(
      box(
        -11,
        -10,
        22,
        20,
        6,
        radial(sketch, [
          [0, '#f58a72'],
          [0.6, '#dd3f2b'],
          [1, '#a82617'],
        ]),
      ),
      { x: sketch.random.between(-74, 74), y: sketch.random.between(-34, 34) },
      sketch.random.between(0, 90),
    ),
  );
  return (
    layer(lying(sketch, 5), crumb) +
    layer(lying(sketch, 2.6), ...dice) +
    layer(
      lying(sketch, 3),
      put(basil(sketch), { x: -34, y: -4 }, 60),
      put(basil(sketch), { x: 38, y: 6 }, -40),
    )
  );
}

/** Slices of tomato and mozzarella in a row that goes round. */
export function caprese(sketch: Sketch, surface: string): string {
  const count = 12;
  const slices = Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * 2 * Math.PI;
    const at = { x: CENTER.x + Math.cos(angle) * 138, y: CENTER.y + Math.sin(angle) * 138 };
    return layer(
      lying(sketch, 4),
      put(index % 2 === 0 ? tomato(sketch) : mozzarellaBall(sketch), at, (angle * 180) / Math.PI, 2),
    );
  });
  const leaves = Array.from({ length: 7 }, (_, index) =>
    put(basil(sketch), { x: CENTER.x, y: CENTER.y }, index * 51, 1.5, 1.9),
  );
  return svg(
    sketch,
    table(sketch, surface) +
      plate(sketch, 288) +
      slices.join('') +
      layer(
        lying(sketch, 4),
        ...leaves.map((leaf, index) => put(leaf, { x: Math.cos(index) * 26, y: Math.sin(index) * 26 })),
      ),
  );
}

/** A wooden tray on the table, for what is shared. */
export const board = (sketch: Sketch, angle = -8) => tray(sketch, 580, 440, '#b98452', { angle });
