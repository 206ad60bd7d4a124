import {
  blob,
  box,
  disc,
  layer,
  linear,
  oval,
  put,
  r1,
  radial,
  scatter,
  shape,
  stroke,
  type Point,
  type Sketch,
} from './canvas';
import { darker, lighter } from './color';
import { blurred, hilly, lying } from './filters';
import { footing } from './setting';
import { leaf, strawberry } from './toppings';

/** A caramel flan seen from the side, on its plate. */
export function flan(sketch: Sketch): string {
  const side = linear(
    sketch,
    [
      [0, '#c98434'],
      [0.18, '#f3cf86'],
      [0.5, '#f7dfa0'],
      [0.85, '#e2b465'],
      [1, '#b9813a'],
    ],
    { x1: 0, y1: 0, x2: 1, y2: 0 },
  );
  const caramel = linear(sketch, [
    [0, '#c06a1c'],
    [0.6, '#7e3a0c'],
    [1, '#5a2606'],
  ]);
  const drips = [-150, -96, -30, 44, 104, 150]
    .map(
      (x) =>
        `L${x + 20} -150Q${x + 6} -148 ${x + 4} ${r1(-120 + sketch.random.between(0, 66))}Q${x - 4} ${r1(-100 + sketch.random.between(0, 60))} ${x - 12} -126Q${x - 14} -150 ${x - 22} -150`,
    )
    .reverse();
  return (
    sidePlate(sketch, 300) +
    oval(0, -8, 236, 30, '#8a430f', 'opacity=".9"') +
    oval(-30, -14, 130, 9, '#fff', 'opacity=".25"') +
    shape('M-150 -172L150 -172Q176 -90 200 -26Q198 -4 0 0Q-198 -4 -200 -26Q-176 -90 -150 -172Z', side) +
    shape(`M-158 -176Q0 -206 158 -176L164 -150${drips.join('')}L-164 -150Z`, caramel) +
    oval(
      0,
      -177,
      156,
      27,
      linear(sketch, [
        [0, '#d98a33'],
        [1, '#8f4511'],
      ]),
    ) +
    oval(0, -177, 62, 10, '#6d320b', 'opacity=".75"') +
    oval(-66, -186, 54, 7, '#fff', `opacity=".5" filter="${blurred(sketch, 2)}"`) +
    stroke('M-138 -134Q-162 -80 -176 -38', '#fff', 8, 'opacity=".4"')
  );
}

export function sidePlate(sketch: Sketch, half: number, color = '#f7f2ea'): string {
  return (
    footing(sketch, 0, 16, half * 0.7) +
    shape(
      `M${-half} -14Q${-half * 0.6} 26 0 28Q${half * 0.6} 26 ${half} -14Z`,
      linear(sketch, [
        [0, color],
        [1, darker(color, 0.22)],
      ]),
    ) +
    oval(
      0,
      -14,
      half,
      34,
      linear(sketch, [
        [0, darker(color, 0.12)],
        [1, lighter(color, 0.7)],
      ]),
    ) +
    oval(0, -12, half * 0.8, 25, darker(color, 0.05))
  );
}

/** A cut of cake in layers, seen from the side; from the bottom upwards. */
export function layered(
  sketch: Sketch,
  layers: readonly (readonly [color: string, height: number])[],
  { width = 340, dusted }: { width?: number; dusted?: string } = {},
): string {
  let level = -8;
  const half = width / 2;
  const rows = layers.map(([color, height]) => {
    level -= height;
    return box(
      -half,
      level,
      width,
      height + 1,
      3,
      linear(sketch, [
        [0, lighter(color, 0.18)],
        [1, darker(color, 0.12)],
      ]),
    );
  });
  const face = layer(hilly(sketch, { frequency: 0.06, height: 4, depth: 0.22 }), ...rows);
  const top = shape(
    `M${-half} ${level + 2}L${-half + 56} ${level - 46}L${half + 34} ${level - 46}L${half} ${level + 2}Z`,
    linear(sketch, [
      [0, darker(dusted ?? layers.at(-1)?.[0] ?? '#ffffff', 0.06)],
      [1, lighter(dusted ?? layers.at(-1)?.[0] ?? '#ffffff', 0.2)],
    ]),
  );
  const side = shape(
    `M${half} ${level + 2}L${half + 34} ${level - 46}L${half + 34} -44L${half} -8Z`,
    darker(layers[0]?.[0] ?? '#c0a070', 0.35),
    'opacity=".9"',
  );
  const dust = dusted
    ? scatter(sketch.random, 90, { x: 10, y: level - 22 }, half + 4, 5, 0.12)
        .map(({ x, y }) => disc(x, y, sketch.random.between(1, 3), darker(dusted, 0.3), 'opacity=".6"'))
        .join('')
    : '';
  return (
    sidePlate(sketch, 290) +
    side +
    face +
    layer(hilly(sketch, { frequency: 0.08, height: 4, depth: 0.3 }), top) +
    dust
  );
}

/** A ball of ice cream around the origin. */
export function scoop(sketch: Sketch, color: string, radius = 80): string {
  const skin = radial(
    sketch,
    [
      [0, lighter(color, 0.5)],
      [0.55, color],
      [1, darker(color, 0.32)],
    ],
    { cx: 0.36, cy: 0.3, r: 0.75 },
  );
  const hem = Array.from({ length: 9 }, (_, index) =>
    disc((index / 8 - 0.5) * radius * 1.9, radius * 0.62 + sketch.random.between(-5, 7), radius * 0.2, skin),
  ).join('');
  return layer(
    hilly(sketch, { frequency: 0.045, height: 7, gloss: 0.1, depth: 0.3 }),
    disc(0, 0, radius, skin),
    hem,
  );
}

/** A little chocolate cake with a molten heart, ice cream beside it. */
export function moltenCake(sketch: Sketch): string {
  const cake = linear(
    sketch,
    [
      [0, '#3a1d0f'],
      [0.2, '#6d3c22'],
      [0.5, '#57301a'],
      [1, '#2c140a'],
    ],
    { x1: 0, y1: 0, x2: 1, y2: 0 },
  );
  return (
    sidePlate(sketch, 300) +
    layer(lying(sketch, 4), put(scoop(sketch, '#f9edcf', 86), { x: 132, y: -84 })) +
    layer(
      hilly(sketch, { frequency: 0.06, height: 9, octaves: 3, depth: 0.5 }),
      shape('M-226 -190Q-120 -216 -14 -190L10 -14Q-120 10 -250 -14Z', cake),
      oval(-120, -192, 106, 22, '#6a3a20'),
    ) +
    shape(
      'M-150 -196Q-120 -206 -84 -194Q-66 -150 -60 -96Q-58 -56 -40 -20Q0 -6 -30 6Q-130 22 -160 6Q-128 -30 -132 -90Q-134 -160 -150 -196Z',
      radial(sketch, [
        [0, '#7a4023'],
        [0.6, '#3f1c0c'],
        [1, '#2a1006'],
      ]),
    ) +
    stroke('M-112 -176Q-98 -120 -96 -60', '#fff', 7, `opacity=".4" filter="${blurred(sketch, 1.4)}"`) +
    put(leaf(sketch, 26, 13, '#4f9a3d'), { x: 150, y: -170 }, 30) +
    put(leaf(sketch, 24, 12, '#5fae49'), { x: 122, y: -172 }, -30) +
    put(strawberry(sketch), { x: 216, y: -46 }, 24, 1.6) +
    scatter(sketch.random, 40, { x: -140, y: -196 }, 90, 6, 0.16)
      .map(({ x, y }) => disc(x, y, sketch.random.between(1, 2.6), '#fff7ea', 'opacity=".9"'))
      .join('')
  );
}

/** Something creamy in a stemless glass, in layers, with something on top. */
export function creamGlass(
  sketch: Sketch,
  layers: readonly string[],
  topping: string,
  foot: Point,
  scale = 1,
): string {
  const [top, bottom, height] = [118, 84, 250];
  const step = (height - 46) / layers.length;
  const rows = layers.map((color, index) => {
    const [low, high] = [-14 - step * index, -14 - step * (index + 1)];
    const [a, b] = [low, high].map((y) => bottom + ((top - bottom) * -y) / height - 9) as [number, number];
    return shape(
      `M${r1(-a)} ${low}Q0 ${low + 10} ${r1(a)} ${low}L${r1(b)} ${high}Q0 ${high + 10} ${r1(-b)} ${high}Z`,
      linear(
        sketch,
        [
          [0, darker(color, 0.3)],
          [0.3, lighter(color, 0.3)],
          [0.6, color],
          [1, darker(color, 0.32)],
        ],
        { x1: 0, y1: 0, x2: 1, y2: 0 },
      ),
    );
  });
  const walls = `M${-top} ${-height}L${-bottom} -8Q0 12 ${bottom} -8L${top} ${-height}`;
  return put(
    footing(sketch, 0, 2, bottom) +
      shape(`${walls}Z`, '#fff', 'opacity=".3"') +
      rows.join('') +
      put(topping, { x: 0, y: -height + 34 }) +
      stroke(walls, '#fff', 4.5, 'opacity=".75"') +
      oval(0, -height, top, 14, 'none', 'stroke="#fff" stroke-width="3.6" opacity=".75"') +
      stroke(`M${-top + 20} ${-height + 40}L${-bottom + 16} -40`, '#fff', 9, 'opacity=".45"'),
    foot,
    0,
    scale,
  );
}

/** A ball of chocolate fudge in sprinkles, in its paper cup, around the origin. */
export function brigadeiro(
  sketch: Sketch,
  color = '#4a2614',
  sprinkle = ['#2e1509', '#6a3a20', '#8a5130'],
): string {
  const sprinkles = scatter(sketch.random, 60, { x: 0, y: -8 }, 58, 9).map((at) =>
    put(box(-7, -2.4, 14, 4.8, 2.4, sketch.random.pick(sprinkle)), at, sketch.random.between(0, 180)),
  );
  const pleats = Array.from({ length: 13 }, (_, index) =>
    stroke(`M${r1((index / 12 - 0.5) * 138)} 4L${r1((index / 12 - 0.5) * 104)} 52`, '#d8cfc0', 3),
  ).join('');
  return (
    shape(
      'M-72 2L72 2L54 56Q0 66 -54 56Z',
      linear(sketch, [
        [0, '#fffaf0'],
        [1, '#d9cdb8'],
      ]),
    ) +
    pleats +
    disc(
      0,
      -8,
      64,
      radial(sketch, [
        [0, lighter(color, 0.35)],
        [0.6, color],
        [1, darker(color, 0.5)],
      ]),
    ) +
    layer(lying(sketch, 1.6, 0.5), ...sprinkles) +
    oval(-22, -34, 16, 9, '#fff', `opacity=".35" filter="${blurred(sketch, 3)}"`)
  );
}

/** A fried roll filled with ricotta cream, lying, around the origin. */
export function cannolo(sketch: Sketch, dip: string): string {
  const shell = linear(sketch, [
    [0, '#f0bd6c'],
    [0.35, '#d9964a'],
    [1, '#8f5420'],
  ]);
  const blisters = scatter(sketch.random, 22, { x: 0, y: 0 }, 108, 22, 0.26).map(({ x, y }) =>
    shape(blob(sketch.random, { x, y }, 9, 5, 0.25, 7), '#f7d596', 'opacity=".5"'),
  );
  const end = (x: number) =>
    layer(
      hilly(sketch, { frequency: 0.06, height: 9, gloss: 0.2 }),
      shape(
        blob(sketch.random, { x, y: 0 }, 34, 48, 0.06, 10),
        radial(sketch, [
          [0, '#fffdf6'],
          [1, '#eadcc0'],
        ]),
      ),
    ) +
    scatter(sketch.random, 12, { x, y: 0 }, 30, 9)
      .map((at) => disc(at.x, at.y, 3.4, dip))
      .join('');
  return (
    layer(lying(sketch, 6), box(-128, -46, 256, 92, 40, shell)) +
    blisters.join('') +
    stroke('M-100 40Q-30 -2 20 -44M0 45Q60 10 100 -40', '#7a4418', 4, 'opacity=".5"') +
    end(-130) +
    end(130)
  );
}
