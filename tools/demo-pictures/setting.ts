import {
  blob,
  box,
  disc,
  linear,
  oval,
  r1,
  radial,
  shape,
  SIDE,
  stroke,
  type Point,
  type Sketch,
} from './canvas';
import { darker, lighter } from './color';
import { blurred } from './filters';

export const CENTER: Point = { x: 320, y: 320 };

/** The table everything stands on: one colour, light from the upper left. */
export function table(sketch: Sketch, color: string, width = SIDE, height = SIDE): string {
  const light = radial(
    sketch,
    [
      [0, lighter(color, 0.22)],
      [0.55, color],
      [1, darker(color, 0.22)],
    ],
    { cx: 0.32, cy: 0.24, r: 0.95 },
  );
  return box(0, 0, width, height, 0, light);
}

/** The shadow of something round that stands on the table. */
export function shadow(sketch: Sketch, { x, y }: Point, rx: number, ry = rx, depth = 16): string {
  return oval(
    x + depth * 0.6,
    y + depth,
    rx,
    ry,
    '#2a1206',
    `opacity=".42" filter="${blurred(sketch, depth * 0.7)}"`,
  );
}

/** A plate seen from above. */
export function plate(sketch: Sketch, radius: number, color = '#f7f3ec', center = CENTER): string {
  const { x, y } = center;
  const glaze = linear(
    sketch,
    [
      [0, lighter(color, 0.6)],
      [0.5, color],
      [1, darker(color, 0.14)],
    ],
    { x1: 0.15, y1: 0.1, x2: 0.85, y2: 0.95 },
  );
  const well = linear(
    sketch,
    [
      [0, darker(color, 0.13)],
      [0.45, darker(color, 0.02)],
      [1, lighter(color, 0.7)],
    ],
    { x1: 0.15, y1: 0.1, x2: 0.85, y2: 0.95 },
  );
  const inside = radial(sketch, [
    [0, lighter(color, 0.45)],
    [1, darker(color, 0.05)],
  ]);
  return (
    shadow(sketch, center, radius) +
    disc(x, y, radius, glaze) +
    disc(x, y, radius - 3, 'none', `stroke="${lighter(color, 0.8)}" stroke-width="2" opacity=".8"`) +
    disc(x, y, radius * 0.83, well) +
    disc(x, y, radius * 0.81, inside)
  );
}

/** A bowl seen from above; what is in it is drawn within `radius * 0.86`. */
export function bowl(sketch: Sketch, radius: number, color: string, center = CENTER): string {
  const { x, y } = center;
  const rim = linear(
    sketch,
    [
      [0, lighter(color, 0.45)],
      [0.5, color],
      [1, darker(color, 0.3)],
    ],
    { x1: 0.15, y1: 0.1, x2: 0.85, y2: 0.95 },
  );
  const wall = linear(
    sketch,
    [
      [0, darker(color, 0.42)],
      [0.5, darker(color, 0.16)],
      [1, lighter(color, 0.2)],
    ],
    { x1: 0.15, y1: 0.1, x2: 0.85, y2: 0.95 },
  );
  return (
    shadow(sketch, center, radius, radius, 20) + disc(x, y, radius, rim) + disc(x, y, radius * 0.94, wall)
  );
}

/** Shade that the near wall of a bowl throws on its content. */
export function bowlShade(sketch: Sketch, radius: number, center = CENTER): string {
  const { x, y } = center;
  const shade = radial(
    sketch,
    [
      [0, '#2a1206', 0],
      [0.82, '#2a1206', 0],
      [1, '#2a1206', 0.4],
    ],
    { cx: 0.53, cy: 0.55, r: 0.55 },
  );
  return disc(x, y, radius * 0.94, shade);
}

/** A wooden board, round, with a handle to the upper right. */
export function roundBoard(sketch: Sketch, radius: number): string {
  const { x, y } = CENTER;
  const wood = linear(
    sketch,
    [
      [0, '#c99866'],
      [0.5, '#b98452'],
      [1, '#99683c'],
    ],
    { x1: 0.1, y1: 0.1, x2: 0.9, y2: 0.9 },
  );
  const handle = `<rect x="-34" y="${-radius - 120}" width="68" height="220" rx="30" fill="${wood}"/><circle cx="0" cy="${-radius - 84}" r="13" fill="#6d4626"/>`;
  const grain = Array.from({ length: 15 }, (_, index) => {
    const offset = (index - 7) * (radius / 8);
    const half = Math.sqrt(Math.max(0, radius * radius - offset * offset)) - 6;
    const bend = sketch.random.between(-10, 10);
    return stroke(
      `M${r1(offset)} ${r1(-half)}Q${r1(offset + bend)} 0 ${r1(offset)} ${r1(half)}`,
      '#7d5029',
      sketch.random.between(1, 3),
      `opacity="${r1(sketch.random.between(0.12, 0.3))}"`,
    );
  });
  return (
    shadow(sketch, CENTER, radius) +
    `<g transform="translate(${x} ${y}) rotate(42)">${handle}<circle r="${radius}" fill="${wood}"/>${grain.join('')}<circle r="${radius - 2}" fill="none" stroke="#dcb07e" stroke-width="3" opacity=".7"/></g>`
  );
}

/** A board or tray with corners, seen from above. */
export function tray(
  sketch: Sketch,
  width: number,
  height: number,
  color: string,
  { radius = 22, angle = 0, center = CENTER } = {},
): string {
  const face = linear(
    sketch,
    [
      [0, lighter(color, 0.2)],
      [0.6, color],
      [1, darker(color, 0.3)],
    ],
    { x1: 0, y1: 0, x2: 1, y2: 1 },
  );
  const [x, y] = [-width / 2, -height / 2];
  const lines = Array.from({ length: 7 }, (_, index) => {
    const at = y + ((index + 0.7) * height) / 7.4;
    return stroke(
      `M${x + 14} ${r1(at)}Q0 ${r1(at + sketch.random.between(-9, 9))} ${-x - 14} ${r1(at)}`,
      darker(color, 0.5),
      sketch.random.between(0.8, 2),
      'opacity=".22"',
    );
  });
  return `<g transform="translate(${center.x} ${center.y}) rotate(${angle})">${box(x + 10, y + 16, width, height, radius, '#2a1206', `opacity=".45" filter="${blurred(sketch, 12)}"`)}${box(x, y, width, height, radius, face)}${lines.join('')}${box(x + 2, y + 2, width - 4, height - 4, radius - 2, 'none', `stroke="${lighter(color, 0.35)}" stroke-width="2.5" opacity=".55"`)}</g>`;
}

/** A folded cloth under something, in a corner. */
export function napkin(sketch: Sketch, color: string, { x, y }: Point, angle = 20, size = 260): string {
  const cloth = linear(
    sketch,
    [
      [0, lighter(color, 0.25)],
      [1, darker(color, 0.12)],
    ],
    { x1: 0, y1: 0, x2: 1, y2: 1 },
  );
  const stripes = [0.12, 0.17, 0.83, 0.88].map((part) =>
    box(-size / 2 + size * part, -size / 2, size * 0.018, size, 0, lighter(color, 0.65), 'opacity=".7"'),
  );
  return `<g transform="translate(${x} ${y}) rotate(${angle})">${box(-size / 2 + 6, -size / 2 + 10, size, size, 6, '#2a1206', `opacity=".28" filter="${blurred(sketch, 8)}"`)}${box(-size / 2, -size / 2, size, size, 6, cloth)}${stripes.join('')}</g>`;
}

/** Crumbs, flour, herbs that fell beside. */
export function crumbs(sketch: Sketch, color: string, count: number, inner: number, outer: number): string {
  return Array.from({ length: count }, () => {
    const angle = sketch.random.between(0, 2 * Math.PI);
    const reach = sketch.random.between(inner, outer);
    const at = { x: CENTER.x + Math.cos(angle) * reach, y: CENTER.y + Math.sin(angle) * reach };
    return shape(
      blob(sketch.random, at, sketch.random.between(1.2, 3.4), sketch.random.between(1.2, 3), 0.3, 6),
      color,
      'opacity=".8"',
    );
  }).join('');
}

/** A table and the wall behind it, for what is seen from the side. Things stand at `STANDING`. */
export function counter(sketch: Sketch, color: string): string {
  const wall = radial(
    sketch,
    [
      [0, lighter(color, 0.42)],
      [0.6, lighter(color, 0.1)],
      [1, darker(color, 0.16)],
    ],
    { cx: 0.36, cy: 0.3, r: 0.85 },
  );
  const top = linear(sketch, [
    [0, darker(color, 0.2)],
    [0.25, darker(color, 0.06)],
    [1, lighter(color, 0.12)],
  ]);
  return (
    box(0, 0, SIDE, SIDE, 0, wall) + box(-40, 424, SIDE + 80, 280, 0, top, `filter="${blurred(sketch, 3)}"`)
  );
}

export const STANDING = 512;

/** The shadow below something seen from the side. */
export function footing(sketch: Sketch, x: number, y: number, rx: number, ry = rx * 0.16): string {
  return (
    oval(x + 14, y + 4, rx * 1.06, ry * 1.5, '#2a1206', `opacity=".34" filter="${blurred(sketch, 10)}"`) +
    oval(x + 4, y, rx * 0.94, ry * 0.7, '#2a1206', `opacity=".45" filter="${blurred(sketch, 4)}"`)
  );
}

/** A board seen from the side, a little from above. */
export function standingBoard(sketch: Sketch, width: number, y = STANDING): string {
  const wood = linear(sketch, [
    [0, '#c99765'],
    [1, '#b37f4d'],
  ]);
  const edge = linear(sketch, [
    [0, '#94643a'],
    [1, '#77491f'],
  ]);
  const x = 320 - width / 2;
  return (
    footing(sketch, 320, y + 38, width / 2 - 6, 13) +
    shape(
      `M${x + 36} ${y - 34}L${x + width - 36} ${y - 34}Q${x + width - 16} ${y - 34} ${x + width} ${y + 16}L${x} ${y + 16}Q${x + 16} ${y - 34} ${x + 36} ${y - 34}Z`,
      wood,
    ) +
    box(x, y + 14, width, 28, 9, edge) +
    stroke(
      `M${x + 60} ${y - 14}L${x + width - 70} ${y - 12}M${x + 40} ${y + 3}L${x + width - 110} ${y + 4}`,
      '#8a5a2e',
      1.6,
      'opacity=".4"',
    ) +
    stroke(`M${x + 4} ${y + 17}L${x + width - 4} ${y + 17}`, '#e0b785', 2, 'opacity=".7"')
  );
}
