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
  svg,
  type Point,
  type Sketch,
} from './canvas';
import { darker, lighter } from './color';
import { blurred, hilly, lying, spotty } from './filters';
import { bowlShade, CENTER, napkin, plate, table, tray } from './setting';
import type { Topping } from './toppings';

interface PastaRecipe {
  cut: 'strings' | 'ribbons' | 'tubes' | 'quills' | 'pillows' | 'parcels';
  dough?: string;
  /** Poured over; none where the pasta itself is dressed. */
  sauce?: string;
  /** Of the colour of the sauce, in lumps: meat. */
  lumps?: string;
  toppings?: readonly (readonly [Topping, count: number, reach?: number])[];
}

/** A deep plate of pasta, seen from above. */
export function pasta(sketch: Sketch, recipe: PastaRecipe, surface = '#b9825e', cloth = '#8f3b2a'): string {
  return svg(
    sketch,
    table(sketch, surface) +
      napkin(sketch, cloth, { x: 560, y: 560 }, 24, 330) +
      plate(sketch, 292) +
      heap(sketch, recipe) +
      bowlShade(sketch, 254),
  );
}

/** The food of a plate of pasta around the centre. */
export function heap(
  sketch: Sketch,
  { cut, dough = '#efc977', sauce, lumps, toppings = [] }: PastaRecipe,
  center = CENTER,
  reach = 200,
): string {
  const bed = shape(
    blob(sketch.random, center, reach * 1.06, reach * 1.02, 0.05, 18),
    darker(sauce ?? dough, 0.28),
    `opacity=".55" filter="${blurred(sketch, 9)}"`,
  );
  const noodles =
    cut === 'strings' || cut === 'ribbons'
      ? strings(sketch, dough, cut === 'strings' ? 7 : 15, center, reach)
      : pieces(sketch, cut, dough, center, reach);
  return (
    bed +
    noodles +
    (sauce ? poured(sketch, sauce, lumps, center, reach * (cut === 'pillows' ? 0.5 : 0.62)) : '') +
    dressed(sketch, toppings, center, reach)
  );
}

function strings(sketch: Sketch, dough: string, width: number, center: Point, reach: number): string {
  const count = Math.round((1900 * reach) / 178 / width);
  return Array.from({ length: count }, (_, index) => {
    const rise = index / count;
    const radius = reach * (1 - rise * 0.45) * sketch.random.between(0.16, 1);
    const start = sketch.random.between(0, 6.28);
    const turn = sketch.random.between(0.8, 2.1) * (sketch.random.chance(0.5) ? 1 : -1);
    const shift = {
      x: center.x + sketch.random.between(-26, 26),
      y: center.y + sketch.random.between(-26, 26),
    };
    const at = (part: number): Point => ({
      x: shift.x + Math.cos(start + turn * part) * radius * (1 + 0.12 * Math.sin(part * 5)),
      y: shift.y + Math.sin(start + turn * part) * radius,
    });
    const [a, b, c] = [at(0), at(0.5), at(1)];
    const path = `M${r1(a.x)} ${r1(a.y)}Q${r1(2 * b.x - (a.x + c.x) / 2)} ${r1(2 * b.y - (a.y + c.y) / 2)} ${r1(c.x)} ${r1(c.y)}`;
    const tone = lighter(darker(dough, sketch.random.between(0, 0.16) * (1 - rise)), rise * 0.14);
    return (
      stroke(path, darker(dough, 0.42), width + 2.2, 'opacity=".55"') +
      stroke(path, tone, width) +
      stroke(path, lighter(tone, 0.6), width * 0.3, 'opacity=".75" transform="translate(-1 -1.4)"')
    );
  }).join('');
}

function pieces(
  sketch: Sketch,
  cut: PastaRecipe['cut'],
  dough: string,
  center: Point,
  reach: number,
): string {
  const draw = { tubes: tube, quills: tube, pillows: pillow, parcels: parcel }[
    cut as 'tubes' | 'quills' | 'pillows' | 'parcels'
  ];
  const counts = { tubes: [56, 30], quills: [70, 40], pillows: [78, 40], parcels: [15, 6] }[cut as 'tubes'];
  const levels = counts.map((count, level) =>
    layer(
      lying(sketch, 4, 0.5),
      ...scatter(
        sketch.random,
        count,
        center,
        reach * (level === 0 ? 0.95 : 0.62) * (cut === 'parcels' ? 0.82 : 1),
        200 / Math.sqrt(count),
      ).map((at) => put(draw(sketch, lighter(dough, level * 0.08), cut), at, sketch.random.between(0, 360))),
    ),
  );
  return levels.join('');
}

function tube(sketch: Sketch, dough: string, cut: string): string {
  const [length, width] = cut === 'quills' ? [62, 19] : [52, 27];
  const skin = linear(sketch, [
    [0, darker(dough, 0.2)],
    [0.3, lighter(dough, 0.45)],
    [0.6, dough],
    [1, darker(dough, 0.32)],
  ]);
  const slant = cut === 'quills' ? 10 : 2;
  const ridges =
    cut === 'tubes'
      ? [0.25, 0.5, 0.75]
          .map((part) =>
            stroke(
              `M${-length / 2 + 4} ${r1(-width / 2 + width * part)}L${length / 2 - 4} ${r1(-width / 2 + width * part)}`,
              darker(dough, 0.35),
              1,
              'opacity=".45"',
            ),
          )
          .join('')
      : '';
  return (
    shape(
      `M${-length / 2 - slant} ${width / 2}L${-length / 2} ${-width / 2}L${length / 2} ${-width / 2}L${length / 2 - slant} ${width / 2}Z`,
      skin,
      `stroke="${darker(dough, 0.4)}" stroke-width="1" stroke-linejoin="round"`,
    ) +
    ridges +
    oval(length / 2 - slant / 2, 0, 5, width / 2, darker(dough, 0.62)) +
    oval(length / 2 - slant / 2 - 0.6, 0, 3.4, width / 2 - 3, darker(dough, 0.75))
  );
}

function pillow(sketch: Sketch, dough: string): string {
  const ridges = [-12, -4, 4, 12].map((x) =>
    stroke(`M${x} -10Q${x + 4} 0 ${x} 10`, darker(dough, 0.3), 1.6, 'opacity=".5"'),
  );
  return (
    shape(
      blob(sketch.random, { x: 0, y: 0 }, 24, 17, 0.05, 10),
      radial(sketch, [
        [0, lighter(dough, 0.6)],
        [0.6, dough],
        [1, darker(dough, 0.3)],
      ]),
    ) +
    ridges.join('') +
    oval(-7, -7, 7, 3, '#fff', 'opacity=".45"')
  );
}

function parcel(sketch: Sketch, dough: string): string {
  const teeth =
    'M-44 -44' +
    [
      [1, 0],
      [0, 1],
      [-1, 0],
      [0, -1],
    ]
      .map(([dx = 0, dy = 0]) =>
        Array.from(
          { length: 8 },
          (_, index) =>
            `l${dx * 5.5 - dy * (index % 2 ? -4 : 4)} ${dy * 5.5 + dx * (index % 2 ? -4 : 4)}l${dx * 5.5 + dy * (index % 2 ? -4 : 4)} ${dy * 5.5 - dx * (index % 2 ? -4 : 4)}`,
        ).join(''),
      )
      .join('') +
    'Z';
  return (
    shape(
      teeth,
      linear(sketch, [
        [0, lighter(dough, 0.3)],
        [1, darker(dough, 0.14)],
      ]),
      `stroke="${darker(dough, 0.3)}" stroke-width="1.2" stroke-linejoin="round"`,
    ) +
    box(
      -30,
      -30,
      60,
      60,
      22,
      radial(sketch, [
        [0, lighter(dough, 0.65)],
        [0.6, lighter(dough, 0.1)],
        [1, darker(dough, 0.16)],
      ]),
    ) +
    oval(-9, -13, 13, 6, '#fff', 'opacity=".5" transform="rotate(-18)"')
  );
}

function poured(
  sketch: Sketch,
  sauce: string,
  lumps: string | undefined,
  center: Point,
  reach: number,
): string {
  const tone = radial(sketch, [
    [0, lighter(sauce, 0.16)],
    [0.7, sauce],
    [1, darker(sauce, 0.18)],
  ]);
  const arms = Array.from({ length: 9 }, (_, index) => {
    const angle = (index / 9) * 6.28 + sketch.random.between(-0.3, 0.3);
    const far = reach * sketch.random.between(0.78, 0.98);
    return shape(
      blob(
        sketch.random,
        { x: center.x + Math.cos(angle) * far, y: center.y + Math.sin(angle) * far },
        reach * 0.32,
        reach * 0.27,
        0.16,
        9,
      ),
      sauce,
    );
  });
  const pool = layer(
    hilly(sketch, { frequency: 0.03, height: 13, gloss: 0.32, depth: 0.42 }),
    ...arms,
    shape(blob(sketch.random, center, reach, reach * 0.94, 0.1, 13), tone),
  );
  if (!lumps) return layer(lying(sketch, 4, 0.4), pool);
  const meat = scatter(sketch.random, 64, center, reach * 1.02, 13).map((at) =>
    shape(
      blob(sketch.random, at, sketch.random.between(7, 13), sketch.random.between(6, 10), 0.24, 7),
      sketch.random.pick([lumps, darker(lumps, 0.22), lighter(lumps, 0.16)]),
    ),
  );
  return (
    layer(lying(sketch, 4, 0.4), pool) +
    layer(lying(sketch, 2.4), layer(hilly(sketch, { frequency: 0.08, height: 8, gloss: 0.35 }), ...meat))
  );
}

function dressed(
  sketch: Sketch,
  toppings: NonNullable<PastaRecipe['toppings']>,
  center: Point,
  reach: number,
): string {
  return toppings
    .map(([topping, count, part = 0.8]) =>
      layer(
        lying(sketch, 3),
        ...scatter(sketch.random, count, center, reach * part, (reach * 1.5 * part) / Math.sqrt(count)).map(
          (at) => put(topping(sketch), at, sketch.random.between(0, 360)),
        ),
      ),
    )
    .join('');
}

/** A dish out of the oven: cheese and sauce in an oblong pan. */
export function gratin(
  sketch: Sketch,
  {
    dish = '#c9583a',
    sauce = '#b03a20',
    cheese = '#f2cf80',
    toppings = [],
  }: { dish?: string; sauce?: string; cheese?: string; toppings?: PastaRecipe['toppings'] },
  surface = '#b9825e',
): string {
  const [width, height] = [470, 370];
  const inside = box(-width / 2 + 30, -height / 2 + 30, width - 60, height - 60, 46, darker(sauce, 0.2));
  const top = layer(
    hilly(sketch, { frequency: 0.022, height: 17, gloss: 0.32 }),
    shape(blob(sketch.random, { x: 0, y: 0 }, width / 2 - 40, height / 2 - 38, 0.03, 28), cheese),
    box(-width / 2 + 40, -height / 2 + 40, width - 80, height - 80, 40, cheese),
  );
  const brown = `<g filter="${spotty(sketch, { frequency: 0.02, cover: 0.5, soft: 5 })}">${box(-width / 2 + 42, -height / 2 + 42, width - 84, height - 84, 40, '#b5601f', 'opacity=".62"')}</g>`;
  const bubbles = Array.from({ length: 16 }, (_, index) => {
    const side = index % 2 === 0 ? -1 : 1;
    return disc(
      sketch.random.between(-width / 2 + 60, width / 2 - 60),
      side * (height / 2 - sketch.random.between(36, 46)),
      sketch.random.between(5, 13),
      sauce,
      'opacity=".85"',
    );
  });
  const rim = linear(
    sketch,
    [
      [0, lighter(dish, 0.4)],
      [0.5, dish],
      [1, darker(dish, 0.35)],
    ],
    { x1: 0, y1: 0, x2: 1, y2: 1 },
  );
  const pan =
    box(
      -width / 2 + 10,
      -height / 2 + 18,
      width,
      height,
      74,
      '#2a1206',
      `opacity=".5" filter="${blurred(sketch, 13)}"`,
    ) +
    box(-width / 2 - 44, -46, width + 88, 92, 40, rim) +
    box(-width / 2, -height / 2, width, height, 74, rim) +
    box(-width / 2 + 18, -height / 2 + 18, width - 36, height - 36, 58, darker(dish, 0.5));
  return svg(
    sketch,
    table(sketch, surface) +
      tray(sketch, 600, 470, '#a5744a', { angle: -8 }) +
      `<g transform="translate(320 320) rotate(-8)">${pan}${inside}${bubbles.join('')}${top}${brown}</g>` +
      dressed(sketch, toppings, CENTER, 150),
  );
}
