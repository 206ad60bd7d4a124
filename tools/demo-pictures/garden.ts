import { blob, box, disc, linear, oval, put, r1, radial, shape, smooth, stroke, type Sketch } from './canvas';
import { darker, lighter } from './color';

/** Small things that lie on food, drawn around the origin at their size on a pizza. */
export type Topping = (sketch: Sketch) => string;

export const between = (sketch: Sketch, least: number, most: number) => sketch.random.between(least, most);
export const origin = { x: 0, y: 0 };

export const basil: Topping = (sketch) => leaf(sketch, 26, 13, '#3d7a2c');
export const rocket: Topping = (sketch) => {
  const green = sketch.random.pick(['#4b8a35', '#5c9a3f', '#3d7a2c']);
  const points = [
    [0, 30],
    [5, 14],
    [13, 9],
    [6, 3],
    [12, -7],
    [5, -10],
    [7, -22],
    [0, -30],
  ] as const;
  const outline = [
    ...points.map(([x, y]) => ({ x, y })),
    ...[...points]
      .reverse()
      .slice(1, -1)
      .map(([x, y]) => ({ x: -x, y: y + 2 })),
  ];
  return (
    shape(
      smooth(outline),
      linear(sketch, [
        [0, lighter(green, 0.25)],
        [1, darker(green, 0.2)],
      ]),
    ) + stroke('M0 34L0 -22', lighter(green, 0.5), 1.6)
  );
};

export function leaf(sketch: Sketch, length: number, width: number, green: string): string {
  const fill = linear(
    sketch,
    [
      [0, lighter(green, 0.3)],
      [0.5, green],
      [1, darker(green, 0.3)],
    ],
    { x1: 0, y1: 0, x2: 1, y2: 0.4 },
  );
  const veins = [-0.45, -0.1, 0.25, 0.55].map((part) => {
    const y = part * length;
    const reach = width * 0.62 * Math.sqrt(1 - part * part);
    return stroke(
      `M0 ${r1(y)}Q${r1(reach * 0.5)} ${r1(y - 3)} ${r1(reach)} ${r1(y - 7)}M0 ${r1(y)}Q${r1(-reach * 0.5)} ${r1(y - 3)} ${r1(-reach)} ${r1(y - 7)}`,
      lighter(green, 0.4),
      0.8,
      'opacity=".6"',
    );
  });
  return (
    shape(
      `M0 ${-length}C${width * 1.3} ${-length * 0.5} ${width * 1.2} ${length * 0.5} 0 ${length}C${-width * 1.2} ${length * 0.5} ${-width * 1.3} ${-length * 0.5} 0 ${-length}Z`,
      fill,
    ) +
    stroke(`M0 ${length}Q2 0 0 ${-length * 0.85}`, lighter(green, 0.45), 1.4, 'opacity=".8"') +
    veins.join('')
  );
}

export const tomato: Topping = (sketch) => {
  const flesh = radial(sketch, [
    [0, '#f2705a'],
    [0.75, '#dd3f2b'],
    [1, '#b52717'],
  ]);
  const chambers = Array.from({ length: 5 }, (_, index) => {
    const seeds = [-3, 0, 3].map((x) => oval(x, between(sketch, -16, -11), 1.3, 2, '#fbe3a6'));
    return put(
      shape('M-7 -10Q-8 -21 0 -23Q8 -21 7 -10Q0 -6 -7 -10Z', '#ef8a63', 'opacity=".9"') + seeds.join(''),
      origin,
      index * 72,
    );
  });
  return (
    disc(0, 0, 31, flesh) +
    disc(0, 0, 28, 'none', 'stroke="#f6907c" stroke-width="2" opacity=".6"') +
    chambers.join('') +
    disc(0, 0, 5, '#f4a184') +
    stroke('M-20 -14Q-10 -27 8 -25', '#fff', 2.6, 'opacity=".35"')
  );
};

export const cherryTomato: Topping = (sketch) =>
  disc(
    0,
    0,
    15,
    radial(sketch, [
      [0, '#ff8a6e'],
      [0.5, '#e2402b'],
      [1, '#a41f12'],
    ]),
  ) + oval(-5, -6, 4.5, 3, '#fff', 'opacity=".6" transform="rotate(-30)"');

/** A ring of something pitted or hollow. */
const hollow =
  (color: string, radius: number, thickness: number): Topping =>
  (sketch) =>
    disc(
      0,
      0,
      radius,
      'none',
      `stroke="${linear(sketch, [
        [0, lighter(color, 0.45)],
        [0.5, color],
        [1, darker(color, 0.35)],
      ])}" stroke-width="${thickness}"`,
    ) +
    stroke(
      `M${-radius * 0.8} ${-radius * 0.5}Q${-radius * 0.3} ${-radius} ${radius * 0.4} ${-radius * 0.85}`,
      '#fff',
      1.6,
      'opacity=".5"',
    );

export const blackOlive = hollow('#33282f', 9, 8);
export const greenOlive = hollow('#8c9a3a', 9, 8);
export const pepperRing = hollow('#3f9146', 19, 6);
export const redPepperRing = hollow('#d3412e', 19, 6);

export const onion: Topping = (sketch) => {
  const color = sketch.random.pick(['#f3e6ef', '#ecd3e4', '#f7eef3']);
  const reach = between(sketch, 14, 24);
  const bow = (radius: number, width: number, tone: string) =>
    stroke(`M${-radius} 4A${radius} ${radius * 0.9} 0 0 1 ${radius} 0`, tone, width);
  return bow(reach, 5, '#b98bb0') + bow(reach, 3.4, color) + bow(reach - 6, 2.6, color);
};

export const mushroom: Topping = (sketch) => {
  const flesh = linear(sketch, [
    [0, '#fbf3e4'],
    [1, '#dcc6a4'],
  ]);
  const outline =
    'M-25 2C-27 -15 -14 -24 0 -24C14 -24 27 -15 25 2C20 8 12 7 9 4L8 18C8 24 -8 24 -8 18L-9 4C-12 7 -20 8 -25 2Z';
  return (
    shape(outline, flesh, 'stroke="#b9966a" stroke-width="2"') +
    shape(
      'M-16 -2C-13 -8 -7 -4 -6 1C-9 5 -14 4 -16 -2ZM16 -2C13 -8 7 -4 6 1C9 5 14 4 16 -2Z',
      '#8d6c49',
      'opacity=".8"',
    )
  );
};

export const corn: Topping = (sketch) =>
  put(
    shape(
      'M0 -8C7 -8 8 2 5 7Q0 10 -5 7C-8 2 -7 -8 0 -8Z',
      radial(sketch, [
        [0, '#ffe685'],
        [0.6, '#f6c12e'],
        [1, '#d6951a'],
      ]),
    ) + oval(-2, -3, 2, 1.4, '#fff', 'opacity=".7"'),
    origin,
    between(sketch, 0, 360),
  );

export const pea: Topping = (sketch) =>
  disc(
    0,
    0,
    7,
    radial(sketch, [
      [0, '#c6e07a'],
      [0.6, '#7fae3d'],
      [1, '#557d26'],
    ]),
  ) + oval(-2, -3, 2, 1.3, '#fff', 'opacity=".6"');

export const broccoli: Topping = (sketch) => {
  const buds = Array.from({ length: 9 }, () =>
    disc(
      between(sketch, -15, 15),
      between(sketch, -15, 9),
      between(sketch, 6, 9),
      radial(sketch, [
        [0, '#7fb550'],
        [0.7, '#3f7f2f'],
        [1, '#24561f'],
      ]),
    ),
  );
  return box(-5, 4, 10, 20, 4, '#9cc472') + buds.join('');
};

export const palmHeart: Topping = (sketch) =>
  disc(
    0,
    0,
    19,
    radial(sketch, [
      [0, '#fffbe9'],
      [0.7, '#f4e8c4'],
      [1, '#d3c08c'],
    ]),
  ) +
  disc(0, 0, 12, 'none', 'stroke="#d9c897" stroke-width="1.6"') +
  disc(0, 0, 6, 'none', 'stroke="#d9c897" stroke-width="1.4"');

export const strawberry: Topping = (sketch) => {
  const seeds = Array.from({ length: 12 }, () =>
    oval(between(sketch, -11, 11), between(sketch, -13, 14), 1.1, 1.7, '#ffe2a0'),
  );
  return (
    shape(
      'M0 24C-14 16 -22 2 -19 -10C-14 -20 14 -20 19 -10C22 2 14 16 0 24Z',
      radial(sketch, [
        [0, '#ff7a70'],
        [0.6, '#e0303a'],
        [1, '#a5121f'],
      ]),
    ) +
    seeds.join('') +
    shape('M-14 -15L-6 -12L-4 -22L1 -13L8 -21L8 -12L16 -14Q0 -2 -14 -15Z', '#4f9a3d') +
    oval(-8, -5, 4, 6, '#fff', 'opacity=".35"')
  );
};

export const bananaSlice: Topping = (sketch) =>
  disc(
    0,
    0,
    21,
    radial(sketch, [
      [0, '#fff4c8'],
      [0.8, '#f7df93'],
      [1, '#d6a94a'],
    ]),
  ) +
  [0, 120, 240].map((angle) => put(oval(0, -6, 1.6, 3.4, '#b58a3a', 'opacity=".7"'), origin, angle)).join('');

export const nut: Topping = (sketch) =>
  shape(
    blob(sketch.random, origin, 9, 7, 0.22, 7),
    linear(sketch, [
      [0, '#d9a05f'],
      [1, '#8d5a2a'],
    ]),
  );

export const herb: Topping = (sketch) =>
  shape(
    blob(sketch.random, origin, between(sketch, 2, 5), between(sketch, 1.2, 2.6), 0.35, 6),
    sketch.random.pick(['#3d7a2c', '#5c9a3f', '#2f6424']),
  );

export const garlic: Topping = (sketch) =>
  shape(
    blob(sketch.random, origin, 8, 5, 0.2, 7),
    linear(sketch, [
      [0, '#fdf2d4'],
      [1, '#d9a758'],
    ]),
  );
