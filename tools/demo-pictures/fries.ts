import { box, layer, linear, put, shape, stroke, type Point, type Sketch } from './canvas';
import { darker, lighter } from './color';
import { lying } from './filters';
import { footing } from './setting';

/** Sticks of potato or polenta in a paper cup; `foot` is the middle of its underside. */
export function fries(
  sketch: Sketch,
  foot: Point,
  scale = 1,
  { color = '#f0b53f', cup = '#b5341c', thick = 17 } = {},
): string {
  const stick = (tilt: number, x: number, length: number) => {
    const tone = sketch.random.pick([color, lighter(color, 0.2), darker(color, 0.1)]);
    const side = linear(
      sketch,
      [
        [0, lighter(tone, 0.5)],
        [0.35, tone],
        [1, darker(tone, 0.3)],
      ],
      { x1: 0, y1: 0, x2: 1, y2: 0 },
    );
    return put(
      box(-thick / 2, -length, thick, length, 3, side) +
        box(-thick / 2, -length, thick, 5, 2, lighter(tone, 0.45)),
      { x, y: -112 },
      tilt,
    );
  };
  const row = (count: number, spread: number, tall: number) =>
    layer(
      lying(sketch, 2.4, 0.5),
      ...Array.from({ length: count }, (_, index) =>
        stick(
          ((index + 0.5) / count - 0.5) * 34 + sketch.random.between(-6, 6),
          ((index + 0.5) / count - 0.5) * spread,
          tall + sketch.random.between(-22, 22),
        ),
      ),
    );
  const paper = linear(
    sketch,
    [
      [0, darker(cup, 0.25)],
      [0.25, lighter(cup, 0.14)],
      [0.6, cup],
      [1, darker(cup, 0.35)],
    ],
    { x1: 0, y1: 0, x2: 1, y2: 0 },
  );
  const front =
    shape('M-88 -150Q0 -118 88 -150L66 0Q0 12 -66 0Z', paper) +
    stroke('M-88 -150Q0 -118 88 -150', lighter(cup, 0.5), 3, 'opacity=".8"') +
    stroke('M-56 -96L-46 -8M-18 -84L-15 0M20 -84L17 0M57 -96L47 -8', '#fff4e0', 9, 'opacity=".75"');
  return put(
    footing(sketch, 0, 2, 76) + row(11, 150, 142) + row(10, 146, 108) + row(9, 138, 74) + front,
    foot,
    0,
    scale,
  );
}

/** The same sticks heaped flat, seen from above, around the origin. */
export function heapOfFries(sketch: Sketch, reach: number, color = '#f0b53f', count = 34): string {
  const sticks = Array.from({ length: count }, () => {
    const tone = sketch.random.pick([color, lighter(color, 0.2), darker(color, 0.1)]);
    const side = linear(sketch, [
      [0, lighter(tone, 0.5)],
      [0.4, tone],
      [1, darker(tone, 0.3)],
    ]);
    const far = Math.sqrt(sketch.random.next()) * reach * 0.7;
    const angle = sketch.random.between(0, 6.28);
    return put(
      box(-42, -8, sketch.random.between(66, 92), 16, 3, side),
      { x: Math.cos(angle) * far, y: Math.sin(angle) * far * 0.8 },
      sketch.random.between(0, 180),
    );
  });
  return (
    layer(lying(sketch, 3, 0.5), ...sticks.slice(0, count / 2)) +
    layer(lying(sketch, 3, 0.5), ...sticks.slice(count / 2))
  );
}
