import { blob, disc, linear, oval, put, r1, radial, shape, stroke } from './canvas';
import { darker, lighter } from './color';
import type { Topping } from './garden';
import { between, origin } from './garden';

/** A slice of sausage with its fat and a crisp edge. */
const sausage =
  (color: string, fat: string, radius: number): Topping =>
  (sketch) => {
    const face = radial(sketch, [
      [0, lighter(color, 0.22)],
      [0.7, color],
      [0.92, darker(color, 0.28)],
      [1, darker(color, 0.5)],
    ]);
    const specks = Array.from({ length: 7 }, () => {
      const angle = between(sketch, 0, 6.3);
      const reach = between(sketch, 2, radius * 0.72);
      return oval(
        Math.cos(angle) * reach,
        Math.sin(angle) * reach,
        between(sketch, 1, 3),
        between(sketch, 0.8, 2),
        fat,
        'opacity=".55"',
      );
    });
    return (
      shape(blob(sketch.random, origin, radius, radius, 0.035, 14), face) +
      specks.join('') +
      stroke(
        `M${-radius * 0.6} ${-radius * 0.45}Q${-radius * 0.1} ${-radius * 0.85} ${radius * 0.45} ${-radius * 0.65}`,
        '#ffffff',
        2.4,
        'opacity=".28"',
      )
    );
  };

export const pepperoni = sausage('#b83a24', '#f0a58b', 27);
export const calabresa = sausage('#a8452b', '#efc0a0', 24);

export const ham: Topping = (sketch) => {
  const size = between(sketch, 15, 22);
  return (
    shape(
      blob(sketch.random, origin, size, size * 0.8, 0.14, 7),
      linear(sketch, [
        [0, '#f6b3ac'],
        [1, '#dd8480'],
      ]),
    ) + stroke(`M${-size * 0.5} -4Q0 -8 ${size * 0.5} -2`, '#fbd6d0', 2, 'opacity=".7"')
  );
};

export const bacon: Topping = (sketch) => {
  const turn = between(sketch, -5, 5);
  const strip = `M-28 ${turn}Q-14 -9 0 ${-turn}T28 ${turn}L28 ${turn + 13}Q14 ${19 - turn} 0 ${13 - turn}T-28 ${turn + 13}Z`;
  return shape(
    strip,
    linear(sketch, [
      [0, '#8f2f22'],
      [0.3, '#c25a41'],
      [0.45, '#f2c3a2'],
      [0.6, '#b24a35'],
      [1, '#7b2419'],
    ]),
    'stroke="#6d1f14" stroke-width="1"',
  );
};

export const chicken: Topping = (sketch) => {
  const strands = Array.from({ length: 5 }, (_, index) => {
    const y = (index - 2) * 4;
    return stroke(
      `M${r1(between(sketch, -20, -12))} ${y}Q${r1(between(sketch, -6, 6))} ${r1(y + between(sketch, -6, 6))} ${r1(between(sketch, 12, 20))} ${r1(y + between(sketch, -4, 4))}`,
      sketch.random.pick(['#f7dfb4', '#efcd97', '#e6bb7f', '#fbeacb']),
      5.4,
    );
  });
  return strands.join('');
};

/** Soft cheese out of the piping bag. */
export const piped: Topping = (sketch) => {
  const cream = radial(sketch, [
    [0, '#fffdf6'],
    [0.6, '#f9efd8'],
    [1, '#e3cda4'],
  ]);
  return (
    shape(blob(sketch.random, origin, 22, 20, 0.1, 9), cream) +
    stroke('M-11 3A11 10 0 1 1 6 9A7 6 0 1 1 3 -3', '#dcc190', 2.2, 'opacity=".75"') +
    oval(-8, -10, 6, 3, '#fff', 'opacity=".8"')
  );
};

export const mozzarellaBall: Topping = (sketch) =>
  shape(
    blob(sketch.random, origin, 33, 30, 0.09, 9),
    radial(sketch, [
      [0, '#ffffff'],
      [0.6, '#fbf4e4'],
      [1, '#e6d5b4'],
    ]),
  ) + oval(-10, -11, 9, 5, '#fff', 'opacity=".9" transform="rotate(-20)"');

export const egg: Topping = (sketch) =>
  shape(
    blob(sketch.random, origin, 27, 25, 0.05, 10),
    radial(sketch, [
      [0, '#ffffff'],
      [0.8, '#fbf6ea'],
      [1, '#ddd0b8'],
    ]),
  ) +
  disc(
    1,
    1,
    13,
    radial(sketch, [
      [0, '#ffd85e'],
      [0.7, '#f4ac26'],
      [1, '#d5861a'],
    ]),
  ) +
  oval(-3, -4, 4, 2.4, '#fff', 'opacity=".6"');

export const shrimp: Topping = (sketch) => {
  const flesh = linear(sketch, [
    [0, '#ffc9a6'],
    [0.5, '#f49a72'],
    [1, '#dd6f4b'],
  ]);
  const rings = [-60, -20, 20, 60, 100].map((angle) =>
    put(stroke('M0 -22Q3 -15 0 -8', '#fde3cf', 2.4, 'opacity=".85"'), origin, angle),
  );
  return (
    stroke('M-15 9A16 16 0 1 1 12 13', flesh, 14) +
    rings.join('') +
    shape('M12 13L26 12L20 18L24 25Z', '#e4764f')
  );
};

export const parmesan: Topping = (sketch) =>
  shape(
    blob(sketch.random, origin, between(sketch, 5, 12), between(sketch, 3, 6), 0.3, 6),
    sketch.random.pick(['#fbf0cd', '#f6e4b0', '#fff8e2']),
  );

export const anchovy: Topping = (sketch) =>
  shape(
    'M-34 0Q-10 -9 30 -3L38 -9L36 8L29 3Q-8 10 -34 0Z',
    linear(sketch, [
      [0, '#9c8a7c'],
      [0.5, '#6d5548'],
      [1, '#4d3930'],
    ]),
  ) + stroke('M-24 -1Q0 -5 26 -1', '#cdbcae', 1.6, 'opacity=".7"');
