import {
  blob,
  box,
  layer,
  linear,
  oval,
  put,
  r1,
  radial,
  shape,
  smooth,
  stroke,
  svg,
  type Point,
  type Sketch,
} from './canvas';
import { darker, lighter } from './color';
import { blurred, hilly, lying } from './filters';
import { counter, footing, standingBoard, STANDING } from './setting';

type Filling =
  | 'beef'
  | 'crispy'
  | 'veggie'
  | 'grilled'
  | 'cheddar'
  | 'mozzarella'
  | 'lettuce'
  | 'tomato'
  | 'onion'
  | 'bacon'
  | 'egg'
  | 'pickle'
  | 'rocket'
  | 'ham'
  | 'corn';

interface BurgerRecipe {
  /** From the bottom upwards. */
  fillings: readonly Filling[];
  bun?: 'brioche' | 'dark' | 'flat';
}

const HEIGHTS: Record<Filling, number> = {
  beef: 50,
  crispy: 52,
  veggie: 46,
  grilled: 36,
  cheddar: 12,
  mozzarella: 13,
  lettuce: 20,
  tomato: 17,
  onion: 11,
  bacon: 15,
  egg: 17,
  pickle: 12,
  rocket: 19,
  ham: 12,
  corn: 14,
};

/** A burger on a board, seen from the side. */
export function burger(sketch: Sketch, recipe: BurgerRecipe, surface = '#e2b25f', beside = ''): string {
  return svg(
    sketch,
    counter(sketch, surface) +
      standingBoard(sketch, 560) +
      beside +
      burgerAt(sketch, recipe, { x: 320, y: STANDING - 6 }, 1.16),
  );
}

/** The burger alone; `foot` is the middle of its underside. */
export function burgerAt(
  sketch: Sketch,
  { fillings, bun = 'brioche' }: BurgerRecipe,
  foot: Point,
  scale: number,
): string {
  const tone = { brioche: '#d58f3e', dark: '#7b4a27', flat: '#e6c48b' }[bun];
  const half = 178;
  let level = bun === 'flat' ? -30 : -46;
  const stack = fillings.map((filling) => {
    const drawn = put(fill(sketch, filling, half), { x: 0, y: level });
    level -= HEIGHTS[filling];
    return drawn;
  });
  return put(
    footing(sketch, 0, -2, half) +
      heel(sketch, tone, half, bun === 'flat' ? 34 : 54) +
      layer(lying(sketch, 3, 0.5), ...stack) +
      put(crown(sketch, tone, half, bun), { x: 0, y: level + 4 }),
    foot,
    0,
    scale,
  );
}

function heel(sketch: Sketch, tone: string, half: number, height: number): string {
  const side = linear(sketch, [
    [0, lighter(tone, 0.5)],
    [0.25, lighter(tone, 0.12)],
    [0.6, tone],
    [1, darker(tone, 0.35)],
  ]);
  return shape(
    `M${-half} ${-height}L${half} ${-height}Q${half + 6} ${-height * 0.3} ${half - 26} 0L${-half + 26} 0Q${-half - 6} ${-height * 0.3} ${-half} ${-height}Z`,
    side,
  );
}

function crown(sketch: Sketch, tone: string, half: number, bun: BurgerRecipe['bun']): string {
  const dome =
    bun === 'flat'
      ? `M${-half} 0Q${-half - 8} -34 ${-half + 40} -40L${half - 40} -40Q${half + 8} -34 ${half} 0Z`
      : `M${-half - 4} 0C${-half - 12} -96 ${-half * 0.62} -152 0 -152C${half * 0.62} -152 ${half + 12} -96 ${half + 4} 0Q0 12 ${-half - 4} 0Z`;
  const skin = radial(
    sketch,
    [
      [0, lighter(tone, 0.5)],
      [0.35, lighter(tone, 0.12)],
      [0.75, tone],
      [1, darker(tone, 0.42)],
    ],
    { cx: 0.36, cy: 0.22, r: 0.85 },
  );
  if (bun === 'flat')
    return (
      shape(dome, skin) +
      [-120, -60, 0, 60, 120]
        .map((x) => stroke(`M${x - 16} -4L${x + 14} -37`, darker(tone, 0.5), 7, 'opacity=".55"'))
        .join('')
    );
  const seeds = Array.from({ length: 34 }, () => {
    const along = sketch.random.between(-0.86, 0.86);
    const top = -150 * Math.sqrt(1 - along * along);
    const y = sketch.random.between(top + 12, -34 + Math.abs(along) * 6);
    return y > -30
      ? ''
      : put(
          shape('M0 -6.5C4 -3 4 4 0 6C-4 4 -4 -3 0 -6.5Z', '#fbeecb', 'stroke="#b98a4c" stroke-width=".8"'),
          { x: along * half, y },
          sketch.random.between(0, 180),
          sketch.random.between(0.85, 1.15),
        );
  });
  return (
    shape(dome, skin) +
    seeds.join('') +
    oval(
      -68,
      -112,
      54,
      17,
      '#fff',
      `opacity=".34" transform="rotate(-24 -68 -112)" filter="${blurred(sketch, 5)}"`,
    )
  );
}

function fill(sketch: Sketch, filling: Filling, half: number): string {
  const height = HEIGHTS[filling];
  switch (filling) {
    case 'beef':
      return slab(sketch, '#6d3a20', half + 6, height, 0.3);
    case 'veggie':
      return (
        slab(sketch, '#8a6a2c', half + 4, height, 0.35) +
        bits(sketch, ['#5d9e38', '#d8482f', '#f0c23c'], half - 8, height)
      );
    case 'crispy':
      return slab(sketch, '#d99a3d', half + 14, height, 0.2, 16);
    case 'grilled':
      return (
        slab(sketch, '#e6bf83', half, height, 0.2) +
        [-110, -50, 10, 70, 130]
          .map((x) => stroke(`M${x - 8} -4L${x + 8} ${-height + 4}`, '#7a431b', 8, 'opacity=".6"'))
          .join('')
      );
    case 'cheddar':
      return melting(sketch, '#f5a81f', half);
    case 'mozzarella':
      return melting(sketch, '#fbeec6', half);
    case 'lettuce':
      return frill(sketch, '#7fbf3f', half, height);
    case 'rocket':
      return frill(sketch, '#4b8a35', half, height);
    case 'tomato':
      return rounds(sketch, '#dd3f2b', half, height, 3);
    case 'onion':
      return rounds(sketch, '#d9a9cb', half - 6, height, 4);
    case 'pickle':
      return rounds(sketch, '#88a33b', half - 14, height, 5);
    case 'ham':
      return folds(sketch, '#f0a59d', half, height);
    case 'bacon':
      return (
        folds(sketch, '#a8402d', half + 10, height) +
        stroke(
          `M${-half} ${-height * 0.55}Q${-half / 2} ${-height} 0 ${-height * 0.5}T${half} ${-height * 0.6}`,
          '#f0c4a4',
          4,
          'opacity=".85"',
        )
      );
    case 'egg':
      return (
        shape(
          `M${-half + 6} 0Q${-half - 4} -14 ${-half * 0.5} -16L${half * 0.5} -16Q${half + 8} -12 ${half - 4} 0Q${half * 0.7} 12 ${half * 0.45} 3Q${half * 0.2} 14 0 4Q${-half * 0.4} 13 ${-half + 6} 0Z`,
          linear(sketch, [
            [0, '#ffffff'],
            [1, '#e7dcc7'],
          ]),
        ) +
        shape(
          'M-14 -2Q-8 30 6 24Q14 10 22 -2Z',
          linear(sketch, [
            [0, '#ffcf4d'],
            [1, '#ee9f1c'],
          ]),
        )
      );
    case 'corn':
      return bits(sketch, ['#f6c12e', '#ffdf74', '#d6951a'], half - 6, height + 6, 60);
  }
}

function slab(
  sketch: Sketch,
  color: string,
  half: number,
  height: number,
  rough: number,
  ragged = 6,
): string {
  const edge = (y: number, from: number, to: number) =>
    Array.from({ length: 13 }, (_, index) => ({
      x: from + ((to - from) * index) / 12,
      y: y + sketch.random.between(-ragged / 2, ragged / 2),
    }));
  const outline = [
    ...edge(-height, -half + 10, half - 10),
    { x: half + 4, y: -height / 2 },
    ...edge(0, half - 10, -half + 10),
    { x: -half - 4, y: -height / 2 },
  ];
  const side = linear(sketch, [
    [0, lighter(color, 0.3)],
    [0.4, color],
    [1, darker(color, 0.45)],
  ]);
  return layer(
    hilly(sketch, { frequency: 0.06, height: 12 + rough * 10, octaves: 3, gloss: 0.25, depth: 0.62 }),
    shape(smooth(outline), side),
  );
}

function melting(sketch: Sketch, color: string, half: number): string {
  const drips = Array.from({ length: 5 }, (_, index) => ({
    x: half - ((index + 0.5) / 5) * half * 2 + sketch.random.between(-14, 14),
    long: sketch.random.between(6, 32),
  }));
  const line = drips
    .map(
      ({ x, long }) =>
        `L${r1(x + 32)} 2Q${r1(x + 10)} 4 ${r1(x + 7)} ${r1(long)}Q${r1(x)} ${r1(long + 9)} ${r1(x - 7)} ${r1(long)}Q${r1(x - 10)} 4 ${r1(x - 32)} 2`,
    )
    .join('');
  return shape(
    `M${-half - 12} -12L${half + 12} -12Q${half + 20} 0 ${half + 6} 4${line}L${-half - 8} 4Q${-half - 20} 0 ${-half - 12} -12Z`,
    linear(sketch, [
      [0, lighter(color, 0.45)],
      [0.4, color],
      [1, darker(color, 0.2)],
    ]),
  );
}

function frill(sketch: Sketch, green: string, half: number, height: number): string {
  const wave = (base: number, reach: number, tone: string) => {
    const points: Point[] = Array.from({ length: 25 }, (_, index) => ({
      x: -half - 16 + ((half * 2 + 32) * index) / 24,
      y: base + (index % 2 === 0 ? -reach : reach) * sketch.random.between(0.6, 1.2),
    }));
    return shape(
      `${smooth(points, false)}L${half + 10} ${-height}L${-half - 10} ${-height}Z`,
      linear(sketch, [
        [0, darker(tone, 0.3)],
        [0.5, tone],
        [1, lighter(tone, 0.35)],
      ]),
    );
  };
  return wave(2, 8, darker(green, 0.14)) + wave(-6, 6, green);
}

function rounds(sketch: Sketch, color: string, half: number, height: number, count: number): string {
  const width = (half * 2) / count;
  const face = linear(sketch, [
    [0, lighter(color, 0.4)],
    [0.5, color],
    [1, darker(color, 0.3)],
  ]);
  return Array.from({ length: count }, (_, index) =>
    box(-half + index * width - 7, -height, width + 14, height, height / 2, face),
  ).join('');
}

function folds(sketch: Sketch, color: string, half: number, height: number): string {
  const points: Point[] = Array.from({ length: 13 }, (_, index) => ({
    x: -half - 6 + ((half * 2 + 12) * index) / 12,
    y: (index % 2 === 0 ? 2 : -7) + sketch.random.between(-3, 3),
  }));
  return shape(
    `${smooth(points, false)}L${half} ${-height}L${-half} ${-height}Z`,
    linear(sketch, [
      [0, darker(color, 0.2)],
      [0.5, lighter(color, 0.2)],
      [1, darker(color, 0.12)],
    ]),
  );
}

function bits(sketch: Sketch, colors: readonly string[], half: number, height: number, count = 26): string {
  return Array.from({ length: count }, () =>
    shape(
      blob(
        sketch.random,
        { x: sketch.random.between(-half, half), y: sketch.random.between(-height + 4, -2) },
        6,
        4,
        0.25,
        7,
      ),
      sketch.random.pick(colors),
      'opacity=".9"',
    ),
  ).join('');
}
