import {
  layer,
  linear,
  put,
  radial,
  ring,
  scatter,
  shape,
  smooth,
  stroke,
  type Point,
  type Sketch,
} from './canvas';
import { darker, lighter } from './color';
import { lying } from './filters';

/** A ruffled leaf of lettuce, its stem towards the origin's bottom. */
export function lettuce(sketch: Sketch, green = '#6fae3f', size = 70): string {
  const count = 22;
  const outline: Point[] = Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * 2 * Math.PI - Math.PI / 2;
    const ruffle = 1 + (index % 2 === 0 ? 0.07 : -0.06) + sketch.random.between(-0.05, 0.05);
    const narrow = Math.sin(angle) > 0.55 ? 0.55 : 1;
    return { x: Math.cos(angle) * size * 0.8 * ruffle * narrow, y: Math.sin(angle) * size * ruffle };
  });
  const face = linear(
    sketch,
    [
      [0, lighter(green, 0.16)],
      [0.5, green],
      [1, lighter(green, 0.62)],
    ],
    { x1: 0.3, y1: 0, x2: 0.5, y2: 1 },
  );
  const veins = [-0.75, -0.4, 0, 0.4, 0.75].map((side) =>
    stroke(
      `M0 ${size * 0.85}Q${side * size * 0.2} ${size * 0.1} ${side * size * 0.62} ${-size * (0.78 - Math.abs(side) * 0.4)}`,
      lighter(green, 0.55),
      side === 0 ? 3.4 : 1.8,
      'opacity=".6"',
    ),
  );
  const folds = [-0.5, 0.45].map((side) =>
    stroke(
      `M${side * size * 0.3} ${size * 0.3}Q${side * size * 0.9} ${-size * 0.1} ${side * size * 0.75} ${-size * 0.55}`,
      darker(green, 0.35),
      4,
      'opacity=".22"',
    ),
  );
  return (
    shape(smooth(outline), face, `stroke="${darker(green, 0.3)}" stroke-width="1.2" stroke-opacity=".6"`) +
    folds.join('') +
    veins.join('')
  );
}

/** A shred of purple cabbage or radicchio. */
export function radicchio(sketch: Sketch): string {
  const bend = sketch.random.between(-14, 14);
  return (
    stroke(`M-30 ${bend}Q0 ${-bend * 1.4} 30 ${bend * 0.6}`, '#6b2346', 11) +
    stroke(`M-28 ${bend}Q0 ${-bend * 1.4} 28 ${bend * 0.6}`, '#a04a76', 5) +
    stroke(`M-26 ${bend - 1}Q0 ${-bend * 1.4 - 1} 26 ${bend * 0.6 - 1}`, '#eadbe4', 1.6, 'opacity=".8"')
  );
}

/** A bed of leaves that fills a round of `reach` around a point: the outer ones reach out, the inner stand up. */
export function bedOfLeaves(
  sketch: Sketch,
  center: Point,
  reach: number,
  greens: readonly string[] = ['#5d9e38', '#79b546', '#8fc457'],
): string {
  const outer = ring(sketch.random, 11, center, reach * 0.72, 0.2).map((at) =>
    put(
      lettuce(sketch, sketch.random.pick(greens), reach * 0.42),
      at,
      at.angle + 90 + sketch.random.between(-18, 18),
    ),
  );
  const inner = ring(sketch.random, 8, center, reach * 0.42, 0.3).map((at) =>
    put(
      lettuce(sketch, lighter(sketch.random.pick(greens), 0.1), reach * 0.38),
      at,
      at.angle + 90 + sketch.random.between(-40, 40),
    ),
  );
  const heart = scatter(sketch.random, 4, center, reach * 0.2, reach * 0.2).map((at) =>
    put(
      lettuce(sketch, lighter(sketch.random.pick(greens), 0.25), reach * 0.3),
      at,
      sketch.random.between(0, 360),
    ),
  );
  const shade = lying(sketch, 5, 0.4);
  return [outer, inner, heart].map((leaves) => layer(shade, leaves.join(''))).join('');
}

/** Half a lemon or lime, cut, seen from above. */
export function citrus(sketch: Sketch, skin: string, radius = 34): string {
  const flesh = radial(sketch, [
    [0, lighter(skin, 0.65)],
    [1, lighter(skin, 0.25)],
  ]);
  const wedges = Array.from({ length: 8 }, (_, index) =>
    put(
      shape(
        `M0 ${-radius * 0.1}L${-radius * 0.27} ${-radius * 0.72}Q0 ${-radius * 0.9} ${radius * 0.27} ${-radius * 0.72}Z`,
        flesh,
        `stroke="${lighter(skin, 0.8)}" stroke-width="1"`,
      ),
      { x: 0, y: 0 },
      index * 45,
    ),
  );
  const rind = radial(
    sketch,
    [
      [0.8, lighter(skin, 0.9)],
      [0.9, lighter(skin, 0.75)],
      [0.93, skin],
      [1, darker(skin, 0.2)],
    ],
    { cx: 0.5, cy: 0.5, r: 0.5 },
  );
  return `<circle r="${radius}" fill="${rind}"/>${wedges.join('')}`;
}
