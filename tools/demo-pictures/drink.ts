import {
  box,
  disc,
  layer,
  linear,
  oval,
  put,
  r1,
  radial,
  shape,
  stroke,
  svg,
  type Point,
  type Sketch,
} from './canvas';
import { darker, lighter } from './color';
import { blurred, lying } from './filters';
import { citrus } from './leaves';
import { counter, footing, STANDING } from './setting';
import { leaf } from './toppings';

interface GlassRecipe {
  liquid: string;
  /** At the bottom where drinks are layered. */
  deep?: string;
  ice?: number;
  foam?: string;
  citrus?: string;
  mint?: boolean;
  straw?: string;
  shape?: 'tall' | 'short' | 'wine' | 'flute';
}

/** A drink in a glass on the counter. */
export function glass(sketch: Sketch, recipe: GlassRecipe, surface = '#c9d8d2'): string {
  return svg(
    sketch,
    counter(sketch, surface) +
      glassAt(sketch, recipe, { x: 320, y: STANDING + 48 }, recipe.shape === 'short' ? 1.5 : 1.16),
  );
}

export function glassAt(sketch: Sketch, recipe: GlassRecipe, foot: Point, scale: number): string {
  return put(recipe.shape === 'wine' ? wine(sketch, recipe) : tumbler(sketch, recipe), foot, 0, scale);
}

function tumbler(
  sketch: Sketch,
  {
    liquid,
    deep = darker(liquid, 0.18),
    ice = 0,
    foam,
    citrus: fruit,
    mint,
    straw,
    shape: form = 'tall',
  }: GlassRecipe,
): string {
  const [top, bottom, height] = form === 'short' ? [112, 92, 230] : [96, 76, 370];
  const fillTop = -height + (foam ? 10 : 46);
  const widthAt = (y: number) => bottom + ((top - bottom) * -y) / height;
  const inside = `M${r1(-widthAt(fillTop) + 8)} ${fillTop}L${r1(widthAt(fillTop) - 8)} ${fillTop}L${bottom - 9} -16Q0 -4 ${-bottom + 9} -16Z`;
  const body = linear(sketch, [
    [0, lighter(liquid, 0.15)],
    [0.55, liquid],
    [1, deep],
  ]);
  const round = linear(
    sketch,
    [
      [0, '#2a1206', 0.3],
      [0.14, '#2a1206', 0],
      [0.3, '#fff', 0.3],
      [0.42, '#fff', 0],
      [0.82, '#2a1206', 0],
      [1, '#2a1206', 0.34],
    ],
    { x1: 0, y1: 0, x2: 1, y2: 0 },
  );
  const cubes = Array.from({ length: ice }, (_, index) =>
    put(
      box(
        -25,
        -25,
        50,
        50,
        9,
        linear(
          sketch,
          [
            [0, '#ffffff', 0.85],
            [1, '#ffffff', 0.2],
          ],
          { x1: 0, y1: 0, x2: 1, y2: 1 },
        ),
        'stroke="#fff" stroke-opacity=".75" stroke-width="2"',
      ),
      {
        x: (index % 2 === 0 ? -1 : 1) * sketch.random.between(20, 40),
        y: fillTop + 22 + Math.floor(index / 2) * 54 + sketch.random.between(-6, 6),
      },
      sketch.random.between(-25, 25),
    ),
  );
  const surface = oval(0, fillTop, widthAt(fillTop) - 8, 11, lighter(liquid, 0.4));
  const head = foam
    ? shape(
        `M${-top + 6} ${-height - 12}Q${-top / 2} ${-height - 46} 0 ${-height - 30}Q${top / 2} ${-height - 50} ${top - 6} ${-height - 12}L${top - 12} ${-height + 52}Q0 ${-height + 66} ${-top + 12} ${-height + 52}Z`,
        radial(sketch, [
          [0, '#ffffff'],
          [0.7, foam],
          [1, darker(foam, 0.16)],
        ]),
      )
    : '';
  const walls = `M${-top} ${-height}L${-bottom} -8Q0 12 ${bottom} -8L${top} ${-height}`;
  return (
    footing(sketch, 0, 2, bottom * 1.1) +
    (straw
      ? stroke(`M34 ${-height + 60}L88 ${-height - 108}`, straw, 13) +
        stroke(`M32 ${-height + 60}L85 ${-height - 108}`, lighter(straw, 0.6), 3, 'opacity=".7"')
      : '') +
    shape(`${walls}Z`, '#ffffff', 'opacity=".26"') +
    shape(inside, body) +
    surface +
    cubes.join('') +
    shape(inside, round) +
    head +
    (mint
      ? put(leaf(sketch, 40, 20, '#4f9a3d'), { x: -22, y: fillTop - 28 }, -30) +
        put(leaf(sketch, 36, 18, '#5fae49'), { x: 16, y: fillTop - 30 }, 28)
      : '') +
    (fruit ? layer(lying(sketch, 3), put(citrus(sketch, fruit, 52), { x: -top + 8, y: -height + 4 })) : '') +
    stroke(walls, '#ffffff', 4.5, 'opacity=".75"') +
    oval(0, -height, top, 13, 'none', 'stroke="#fff" stroke-width="4" opacity=".85"') +
    shape(
      `M${-bottom + 2} -14Q0 4 ${bottom - 2} -14L${bottom - 4} -6Q0 14 ${-bottom + 4} -6Z`,
      '#ffffff',
      'opacity=".6"',
    ) +
    stroke(`M${-top + 20} ${-height + 40}L${-bottom + 18} -44`, '#fff', 9, 'opacity=".5"')
  );
}

function wine(sketch: Sketch, { liquid, shape: _ }: GlassRecipe): string {
  const bowlPath = 'M-88 -400C-100 -300 -88 -206 0 -196C88 -206 100 -300 88 -400';
  const fillPath = 'M-95 -312C-92 -236 -66 -204 0 -200C66 -204 92 -236 95 -312Z';
  const body = radial(sketch, [
    [0, lighter(liquid, 0.3)],
    [0.6, liquid],
    [1, darker(liquid, 0.45)],
  ]);
  return (
    footing(sketch, 0, 0, 92, 14) +
    oval(0, -4, 84, 13, '#ffffff', 'opacity=".55" stroke="#fff" stroke-width="2"') +
    shape('M-6 -198L-5 -16Q-30 -8 -44 -5L44 -5Q30 -8 5 -16L6 -198Z', '#ffffff', 'opacity=".6"') +
    shape(`${bowlPath}Z`, '#ffffff', 'opacity=".22"') +
    shape(fillPath, body) +
    oval(0, -312, 95, 15, lighter(liquid, 0.22)) +
    stroke(bowlPath, '#fff', 4, 'opacity=".8"') +
    oval(0, -400, 88, 12, 'none', 'stroke="#fff" stroke-width="3.4" opacity=".85"') +
    stroke('M-74 -372Q-84 -290 -60 -232', '#fff', 9, 'opacity=".5"')
  );
}

/** A can with a plain label. */
export function canAt(sketch: Sketch, color: string, foot: Point, scale = 1, mark = '#ffffff'): string {
  const metal = linear(
    sketch,
    [
      [0, '#8d9499'],
      [0.2, '#f2f5f6'],
      [0.45, '#c3c9cc'],
      [0.8, '#eef1f2'],
      [1, '#767d82'],
    ],
    { x1: 0, y1: 0, x2: 1, y2: 0 },
  );
  const skin = linear(
    sketch,
    [
      [0, darker(color, 0.45)],
      [0.18, lighter(color, 0.12)],
      [0.32, lighter(color, 0.4)],
      [0.46, color],
      [0.85, darker(color, 0.12)],
      [1, darker(color, 0.5)],
    ],
    { x1: 0, y1: 0, x2: 1, y2: 0 },
  );
  return put(
    footing(sketch, 0, 0, 78) +
      shape('M-66 -296L66 -296L78 -268L78 -24Q74 -6 60 0L-60 0Q-74 -6 -78 -24L-78 -268Z', metal) +
      shape('M-78 -264L78 -264L78 -30Q0 -12 -78 -30Z', skin) +
      shape('M-78 -150Q-20 -210 78 -176L78 -118Q10 -150 -78 -88Z', mark, 'opacity=".88"') +
      disc(20, -108, 17, mark, 'opacity=".7"') +
      disc(-24, -210, 10, mark, 'opacity=".6"') +
      oval(0, -297, 66, 10, metal, 'stroke="#fff" stroke-width="2"') +
      oval(0, -298, 22, 4, '#7d858a'),
    foot,
    0,
    scale,
  );
}

interface BottleRecipe {
  glass: string;
  label: string;
  form: 'water' | 'beer' | 'wine' | 'soda';
  cap?: string;
}

export function bottleAt(
  sketch: Sketch,
  { glass: tone, label, form, cap = '#d9b44a' }: BottleRecipe,
  foot: Point,
  scale = 1,
): string {
  const forms = {
    water: { half: 66, shoulder: -300, neck: 22, top: -396 },
    beer: { half: 58, shoulder: -240, neck: 21, top: -400 },
    wine: { half: 62, shoulder: -290, neck: 20, top: -440 },
    soda: { half: 84, shoulder: -310, neck: 24, top: -420 },
  };
  const { half, shoulder, neck, top } = forms[form];
  const body = `M${-half} ${shoulder}L${-half} -20Q${-half} 0 ${-half + 18} 0L${half - 18} 0Q${half} 0 ${half} -20L${half} ${shoulder}C${half} ${shoulder - 50} ${neck} ${shoulder - 46} ${neck} ${shoulder - 84}L${neck} ${top}L${-neck} ${top}L${-neck} ${shoulder - 84}C${-neck} ${shoulder - 46} ${-half} ${shoulder - 50} ${-half} ${shoulder}Z`;
  const round = linear(
    sketch,
    [
      [0, darker(tone, 0.5)],
      [0.16, tone],
      [0.28, lighter(tone, 0.55)],
      [0.4, tone],
      [0.8, darker(tone, 0.14)],
      [1, darker(tone, 0.55)],
    ],
    { x1: 0, y1: 0, x2: 1, y2: 0 },
  );
  const paper = linear(
    sketch,
    [
      [0, darker(label, 0.35)],
      [0.3, lighter(label, 0.35)],
      [0.6, label],
      [1, darker(label, 0.35)],
    ],
    { x1: 0, y1: 0, x2: 1, y2: 0 },
  );
  const from = shoulder + 62;
  const deep = -shoulder * 0.42;
  return put(
    footing(sketch, 0, 0, half) +
      shape(body, round, form === 'water' ? 'opacity=".86"' : '') +
      shape(
        `M${-half} ${from}Q0 ${from + 12} ${half} ${from}L${half} ${from + deep}Q0 ${from + deep + 12} ${-half} ${from + deep}Z`,
        paper,
      ) +
      stroke(
        `M${-half + 14} ${from + 24}Q0 ${from + 34} ${half - 14} ${from + 24}M${-half + 14} ${from + deep - 16}Q0 ${from + deep - 6} ${half - 14} ${from + deep - 16}`,
        darker(label, 0.55),
        3,
        'opacity=".5"',
      ) +
      disc(0, from + deep / 2 + 6, deep * 0.24, darker(label, 0.5), 'opacity=".55"') +
      box(
        -neck - 4,
        top - 14,
        neck * 2 + 8,
        30,
        5,
        linear(
          sketch,
          [
            [0, darker(cap, 0.3)],
            [0.35, lighter(cap, 0.5)],
            [1, darker(cap, 0.35)],
          ],
          { x1: 0, y1: 0, x2: 1, y2: 0 },
        ),
      ) +
      stroke(
        `M${-half + 12} ${shoulder + 10}L${-half + 12} -34`,
        '#fff',
        7,
        `opacity=".42" filter="${blurred(sketch, 1.5)}"`,
      ),
    foot,
    0,
    scale,
  );
}

/** Cans and bottles on the counter. */
export function standing(sketch: Sketch, things: string, surface = '#c9d8d2'): string {
  return svg(sketch, counter(sketch, surface) + things);
}
