import {
  blob,
  disc,
  layer,
  linear,
  oval,
  put,
  radial,
  scatter,
  shape,
  svg,
  type Point,
  type Sketch,
} from './canvas';
import { blurred, hilly, lying } from './filters';
import { CENTER, shadow, table, tray } from './setting';

/** Pieces of sushi, each drawn around the origin, seen from above. */
export type Piece = (sketch: Sketch) => string;

const SURFACE = '#2c4a49';
export const origin = { x: 0, y: 0 };

/** Pieces laid on a slate board, chopsticks beside. */
export function onSlate(
  sketch: Sketch,
  pieces: readonly (readonly [Piece, Point, angle?: number, scale?: number])[],
  { sticks = true, garnish = true } = {},
): string {
  const laid = pieces.map(([piece, { x, y }, angle = 0, scale = 1]) =>
    layer(lying(sketch, 7, 0.6), put(piece(sketch), { x: CENTER.x + x, y: CENTER.y + y }, angle, scale)),
  );
  return svg(
    sketch,
    table(sketch, SURFACE) +
      tray(sketch, 580, sticks ? 450 : 520, '#454b50', {
        radius: 16,
        center: { x: 320, y: sticks ? 296 : 320 },
      }) +
      laid.join('') +
      (garnish ? put(ginger(sketch), { x: 536, y: 132 }) + put(wasabi(sketch), { x: 548, y: 196 }) : '') +
      (sticks ? chopsticks(sketch) : ''),
  );
}

/** The same piece in rows and columns, around the middle of the board. */
export function rows(
  piece: Piece,
  across: number,
  down: number,
  { dx = 116, dy = 116, at = { x: 0, y: -24 }, angle = 0, scale = 1 } = {},
): [Piece, Point, number, number][] {
  return Array.from({ length: across * down }, (_, index) => [
    piece,
    {
      x: at.x + ((index % across) - (across - 1) / 2) * dx,
      y: at.y + (Math.floor(index / across) - (down - 1) / 2) * dy,
    },
    angle,
    scale,
  ]);
}

export function chopsticks(sketch: Sketch): string {
  const wood = linear(sketch, [
    [0, '#b5523a'],
    [0.4, '#8d2f20'],
    [1, '#5d1a10'],
  ]);
  const one = (y: number) => shape(`M40 ${y}L600 ${y - 2}L600 ${y + 9}L40 ${y + 15}Z`, wood);
  return layer(lying(sketch, 6, 0.5), put(one(0), { x: 0, y: 566 }, -1.4), put(one(0), { x: 0, y: 592 }, -3));
}

function ginger(sketch: Sketch): string {
  const petals = Array.from({ length: 6 }, () =>
    shape(
      blob(
        sketch.random,
        { x: sketch.random.between(-16, 16), y: sketch.random.between(-10, 10) },
        22,
        14,
        0.2,
        9,
      ),
      radial(sketch, [
        [0, '#fde6d4'],
        [0.8, '#f6bfa2'],
        [1, '#e39a7c'],
      ]),
      'stroke="#fff3e8" stroke-width="1" stroke-opacity=".7"',
    ),
  );
  return layer(lying(sketch, 3), ...petals);
}

const wasabi = (sketch: Sketch) =>
  layer(
    lying(sketch, 4),
    layer(
      hilly(sketch, { frequency: 0.08, height: 7 }),
      shape(
        blob(sketch.random, origin, 22, 19, 0.1, 9),
        radial(sketch, [
          [0, '#cfe08a'],
          [1, '#86a842'],
        ]),
      ),
    ),
  );

/** A shallow dish of soy sauce. */
export const soy: Piece = (sketch) =>
  shadow(sketch, origin, 62, 62, 8) +
  disc(
    0,
    0,
    62,
    linear(sketch, [
      [0, '#f4eee4'],
      [1, '#cbbfae'],
    ]),
  ) +
  disc(
    0,
    0,
    50,
    radial(sketch, [
      [0, '#4a2313'],
      [1, '#1d0b05'],
    ]),
  ) +
  oval(
    -16,
    -20,
    16,
    7,
    '#fff',
    `opacity=".4" transform="rotate(-35 -16 -20)" filter="${blurred(sketch, 2)}"`,
  );

export function grains(sketch: Sketch, count: number, rx: number, ry: number): string {
  return scatter(sketch.random, count, origin, rx, 7, ry / rx)
    .map((at) =>
      put(
        oval(0, 0, 5, 3, sketch.random.pick(['#ffffff', '#f7f1e4', '#ece4d2'])),
        at,
        sketch.random.between(0, 180),
      ),
    )
    .join('');
}
