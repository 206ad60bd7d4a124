import { disc, linear, oval, put, radial, ring, shape, stroke, svg, type Sketch } from './canvas';
import { darker, lighter } from './color';
import { blurred } from './filters';
import { CENTER, plate, shadow, table } from './setting';

/** A cup on its saucer, seen from above. */
export function cup(
  sketch: Sketch,
  { drink, foam, china = '#f7f2ea' }: { drink: string; foam?: string; china?: string },
  surface = '#b9906a',
  beside = '',
): string {
  const { x, y } = CENTER;
  const rim = linear(
    sketch,
    [
      [0, lighter(china, 0.7)],
      [1, darker(china, 0.2)],
    ],
    { x1: 0.1, y1: 0.1, x2: 0.9, y2: 0.9 },
  );
  const coffee = radial(sketch, [
    [0, lighter(drink, 0.2)],
    [0.7, drink],
    [1, darker(drink, 0.4)],
  ]);
  const crema = foam
    ? disc(
        x,
        y,
        128,
        radial(
          sketch,
          [
            [0.5, foam, 0],
            [0.85, foam, 0.65],
            [1, lighter(foam, 0.3), 0.9],
          ],
          { cx: 0.5, cy: 0.5, r: 0.5 },
        ),
      ) +
      ring(sketch.random, 16, CENTER, 112, 0.2)
        .map((at) => disc(at.x, at.y, sketch.random.between(2, 5), lighter(foam, 0.5), 'opacity=".7"'))
        .join('')
    : '';
  return svg(
    sketch,
    table(sketch, surface) +
      plate(sketch, 262, china) +
      shadow(sketch, CENTER, 160, 160, 14) +
      put(
        shape('M140 -26Q240 -40 240 0Q240 40 140 26L140 8Q214 22 214 0Q214 -22 140 -8Z', rim),
        CENTER,
        -38,
      ) +
      disc(x, y, 160, rim) +
      disc(x, y, 145, darker(china, 0.16)) +
      disc(x, y, 134, coffee) +
      crema +
      oval(
        x - 50,
        y - 62,
        52,
        20,
        '#fff',
        `opacity=".4" transform="rotate(-35 ${x - 50} ${y - 62})" filter="${blurred(sketch, 5)}"`,
      ) +
      stroke(
        `M${x - 96} ${y + 84}A128 128 0 0 0 ${x + 96} ${y + 84}`,
        '#2a1206',
        10,
        `opacity=".25" filter="${blurred(sketch, 4)}"`,
      ) +
      beside,
  );
}
