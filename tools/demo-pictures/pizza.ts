import {
  blob,
  disc,
  layer,
  put,
  radial,
  ring,
  scatter,
  shape,
  stroke,
  svg,
  type Point,
  type Sketch,
} from './canvas';
import { darker, lighter } from './color';
import { blurred, hilly, lying, spotty, uneven } from './filters';
import { CENTER, crumbs, roundBoard, table } from './setting';
import type { Topping } from './toppings';

export interface PizzaRecipe {
  /** Sauce that shows at the edge. */
  sauce?: string;
  cheese?: string;
  /** From the lowest to the highest; how many of each. `ring` lays them in order. */
  toppings: readonly (readonly [Topping, count: number, way?: 'ring'])[];
  /** Covers only one half, for pizzas of two flavours. */
  other?: PizzaRecipe;
  /** Without cheese browned in spots. */
  sweet?: boolean;
}

/** A pizza on its board, seen from above. */
export function pizza(sketch: Sketch, recipe: PizzaRecipe, surface = '#d8c3a5'): string {
  return svgOf(
    sketch,
    table(sketch, surface) +
      roundBoard(sketch, 292) +
      crumbs(sketch, '#f3e3c4', 26, 262, 305) +
      pizzaAt(sketch, recipe, CENTER, 258),
  );
}

/** The pizza alone, for plates with more on them. */
export function pizzaAt(sketch: Sketch, recipe: PizzaRecipe, at: Point, radius: number): string {
  const scale = radius / 258;
  const { other } = recipe;
  const halves = other
    ? clipped(sketch, 'M0 -300A300 300 0 0 0 0 300Z', covering(sketch, recipe)) +
      clipped(sketch, 'M0 -300A300 300 0 0 1 0 300Z', covering(sketch, other))
    : covering(sketch, recipe);
  return put(crust(sketch) + halves + cuts(), at, 0, scale);
}

const svgOf = (sketch: Sketch, content: string) => svg(sketch, content);
const origin = { x: 0, y: 0 };

function crust(sketch: Sketch): string {
  const dough = radial(
    sketch,
    [
      [0.7, '#e9bd77'],
      [0.83, '#f2cf92'],
      [0.92, '#dfa556'],
      [0.975, '#bd7c33'],
      [1, '#935520'],
    ],
    { cx: 0.5, cy: 0.5, r: 0.5 },
  );
  const round = blob(sketch.random, origin, 258, 258, 0.012, 26);
  const charred = ring(sketch.random, 24, origin, 239, 0.06).map(({ x, y }) =>
    shape(
      blob(sketch.random, { x, y }, sketch.random.between(6, 19), sketch.random.between(4, 11), 0.3, 7),
      '#6b3412',
      `opacity="${sketch.random.between(0.25, 0.7).toFixed(2)}"`,
    ),
  );
  const bumps = ring(sketch.random, 19, origin, 233, 0.06).map(({ x, y }) =>
    shape(
      blob(sketch.random, { x, y }, sketch.random.between(10, 22), sketch.random.between(8, 13), 0.2, 8),
      '#ffe6b8',
      'opacity=".55"',
    ),
  );
  return (
    shape(round, '#2a1206', `opacity=".5" transform="translate(7 12)" filter="${blurred(sketch, 9)}"`) +
    layer(
      hilly(sketch, { frequency: 0.024, height: 11, gloss: 0.12, depth: 0.4 }),
      shape(round, dough),
      `<g filter="${blurred(sketch, 4)}">${bumps.join('')}</g>`,
      `<g filter="${blurred(sketch, 3)}">${charred.join('')}</g>`,
    )
  );
}

function covering(
  sketch: Sketch,
  { sauce = '#b5341c', cheese = '#f5d787', toppings, sweet = false }: PizzaRecipe,
): string {
  const sauced = shape(
    blob(sketch.random, origin, 224, 224, 0.018, 22),
    radial(
      sketch,
      [
        [0.8, sauce],
        [1, darker(sauce, 0.25)],
      ],
      { cx: 0.5, cy: 0.5, r: 0.5 },
    ),
  );
  const melted = blob(sketch.random, origin, 213, 213, 0.04, 26);
  const gold = radial(sketch, [
    [0, lighter(cheese, 0.3)],
    [0.7, cheese],
    [1, darker(cheese, 0.1)],
  ]);
  const browned = sweet
    ? ''
    : `<g filter="${spotty(sketch, { frequency: 0.022, cover: 0.47, soft: 5 })}">${disc(0, 0, 205, '#c9772a', 'opacity=".5"')}</g>`;
  const layers = toppings.map(([topping, count, way]) => {
    const places =
      way === 'ring'
        ? [
            ...ring(sketch.random, Math.ceil(count * 0.66), origin, 150),
            ...ring(sketch.random, Math.floor(count * 0.34), origin, 66),
          ]
        : scatter(sketch.random, count, origin, 186, 400 / Math.sqrt(count));
    return layer(
      lying(sketch, 3.4),
      places
        .map((place) =>
          put(topping(sketch), place, sketch.random.between(0, 360), sketch.random.between(1.08, 1.26)),
        )
        .join(''),
    );
  });
  return (
    `<g filter="${uneven(sketch, 9, 0.035)}">${sauced}</g>` +
    layer(
      hilly(sketch, { frequency: 0.02, height: 13, gloss: 0.26, depth: 0.3 }),
      `<g filter="${uneven(sketch, 16, 0.04)}">${shape(melted, gold)}</g>`,
    ) +
    browned +
    layers.join('')
  );
}

function cuts(): string {
  const lines = [22.5, 67.5, 112.5, 157.5].map((angle) =>
    put(
      stroke('M0 -250L0 250', '#5a2a0d', 3, 'opacity=".34"') +
        stroke('M1.6 -250L1.6 250', '#fff2d0', 1.4, 'opacity=".4"'),
      origin,
      angle,
    ),
  );
  return lines.join('');
}

function clipped(sketch: Sketch, path: string, content: string): string {
  const id = `half${sketch.definitions.length}`;
  sketch.definitions.push(`<clipPath id="${id}"><path d="${path}"/></clipPath>`);
  return `<g clip-path="url(#${id})">${content}</g>`;
}
