import { layer, put, scatter, svg, type Sketch } from './canvas';
import { lying } from './filters';
import { bedOfLeaves } from './leaves';
import { bowl, bowlShade, CENTER, napkin, table } from './setting';
import type { Topping } from './toppings';

interface BowlRecipe {
  vessel?: string;
  greens?: readonly string[];
  /** What lies under the toppings instead of leaves. */
  bed?: (sketch: Sketch) => string;
  toppings: readonly (readonly [Topping, count: number, reach?: number, scale?: number])[];
  /** Heaps side by side around the middle, as in a poke. */
  heaps?: readonly ((sketch: Sketch) => string)[];
  surface?: string;
  cloth?: string;
}

/** A bowl of salad, rice or fruit, seen from above. */
export function filledBowl(
  sketch: Sketch,
  {
    vessel = '#f2ece1',
    greens,
    bed,
    toppings,
    heaps = [],
    surface = '#a9b596',
    cloth = '#e3d3b4',
  }: BowlRecipe,
): string {
  const content = bed ? bed(sketch) : bedOfLeaves(sketch, CENTER, 208, greens);
  const turn = sketch.random.between(0, 60);
  const sides = heaps.map((heap, index) => {
    const angle = ((index / heaps.length) * 360 + turn) * (Math.PI / 180);
    return put(
      heap(sketch),
      { x: CENTER.x + Math.cos(angle) * 142, y: CENTER.y + Math.sin(angle) * 142 },
      (angle * 180) / Math.PI + 90,
    );
  });
  const strewn = toppings.map(([topping, count, reach = 0.72, scale = 1.2]) => {
    const places = scatter(sketch.random, count, CENTER, 238 * reach, (430 * reach) / Math.sqrt(count));
    return layer(
      lying(sketch, 4),
      ...places.map((at) =>
        put(topping(sketch), at, sketch.random.between(0, 360), scale * sketch.random.between(0.92, 1.08)),
      ),
    );
  });
  return svg(
    sketch,
    table(sketch, surface) +
      napkin(sketch, cloth, { x: 90, y: 570 }, -18, 330) +
      bowl(sketch, 284, vessel) +
      content +
      sides.join('') +
      strewn.join('') +
      bowlShade(sketch, 284),
  );
}
