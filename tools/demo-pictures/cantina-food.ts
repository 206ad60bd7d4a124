import { burger } from './burger';
import { box, layer, put, type Sketch } from './canvas';
import { cubes } from './asian-bowl';
import { lying } from './filters';
import { fries } from './fries';
import { radicchio } from './leaves';
import { standing } from './drink';
import * as dish from './meal';
import { gratin, pasta } from './pasta';
import { filledBowl } from './salad';
import { STANDING } from './setting';
import { board, caprese, spread, toast } from './spread';
import * as on from './toppings';

export type Picture = (sketch: Sketch) => string;

const fillet = (sketch: Sketch) =>
  layer(
    lying(sketch, 4),
    put(
      box(-40, -13, 80, 26, 12, '#e6bf83') +
        [-20, 0, 20].map((x) => box(x - 3, -12, 6, 24, 2, '#8a5223', 'opacity=".7"')).join(''),
      { x: 0, y: 0 },
    ),
  );
const crouton = (sketch: Sketch) =>
  box(
    -13,
    -13,
    26,
    26,
    5,
    sketch.random.pick(['#e3b469', '#d39a45', '#f0cd8c']),
    'stroke="#a8702a" stroke-width="2"',
  );

export const PASTAS: Record<string, Picture> = {
  'espaguete-bolonhesa': (s) =>
    pasta(s, {
      cut: 'strings',
      sauce: '#a83a1e',
      lumps: '#7a3a22',
      toppings: [
        [on.parmesan, 30, 0.55],
        [on.basil, 3, 0.3],
      ],
    }),
  'espaguete-carbonara': (s) =>
    pasta(s, {
      cut: 'strings',
      dough: '#f3d277',
      toppings: [
        [on.bacon, 11, 0.7],
        [on.parmesan, 40],
        [on.herb, 40],
      ],
    }),
  'penne-pesto': (s) =>
    pasta(s, {
      cut: 'quills',
      dough: '#b9c45a',
      toppings: [
        [on.cherryTomato, 8],
        [on.nut, 16],
        [on.parmesan, 18],
        [on.basil, 5],
        [on.herb, 60],
      ],
    }),
  'fettuccine-alfredo': (s) =>
    pasta(s, {
      cut: 'ribbons',
      dough: '#f6e2ae',
      toppings: [
        [on.mushroom, 9],
        [on.parmesan, 24],
        [on.herb, 70],
      ],
    }),
  'nhoque-sugo': (s) =>
    pasta(s, {
      cut: 'pillows',
      dough: '#efcf8e',
      sauce: '#b8371f',
      toppings: [
        [on.parmesan, 20, 0.45],
        [on.basil, 4, 0.3],
      ],
    }),
  'lasanha-bolonhesa': (s) =>
    gratin(s, {
      toppings: [
        [on.basil, 5, 0.6],
        [on.herb, 40],
      ],
    }),
  'ravioli-ricota': (s) =>
    pasta(s, {
      cut: 'parcels',
      dough: '#f0cd7f',
      toppings: [
        [on.nut, 12],
        [on.herb, 50],
        [on.basil, 6],
      ],
    }),
  'rigatoni-amatriciana': (s) =>
    pasta(s, {
      cut: 'tubes',
      dough: '#eab66a',
      toppings: [
        [on.bacon, 8],
        [on.cherryTomato, 9],
        [on.parmesan, 26],
        [on.basil, 4],
      ],
    }),
  'espaguete-camarao': (s) =>
    pasta(s, {
      cut: 'strings',
      toppings: [
        [on.shrimp, 10, 0.75],
        [on.cherryTomato, 8],
        [on.garlic, 12],
        [on.herb, 70],
      ],
    }),
};

export const SNACKS: Record<string, Picture> = {
  'cantina-burger': (s) =>
    burger(s, { fillings: ['rocket', 'beef', 'mozzarella', 'tomato', 'onion', 'lettuce'] }),
  'x-salada': (s) => burger(s, { fillings: ['lettuce', 'beef', 'cheddar', 'tomato', 'lettuce'] }),
  'x-bacon': (s) =>
    burger(s, { fillings: ['beef', 'cheddar', 'bacon', 'beef', 'cheddar', 'bacon'], bun: 'dark' }),
  'burger-crocante': (s) => burger(s, { fillings: ['pickle', 'crispy', 'mozzarella', 'lettuce'] }),
  'burger-vegetariano': (s) =>
    burger(s, { fillings: ['rocket', 'veggie', 'mozzarella', 'tomato', 'onion', 'lettuce'] }),
  beirute: (s) =>
    burger(s, {
      fillings: ['ham', 'mozzarella', 'beef', 'egg', 'tomato', 'lettuce', 'mozzarella'],
      bun: 'flat',
    }),
  'ciabatta-caprese': (s) =>
    burger(s, {
      fillings: ['rocket', 'mozzarella', 'tomato', 'mozzarella', 'tomato', 'rocket'],
      bun: 'flat',
    }),
  'batata-rustica': (s) => standing(s, fries(s, { x: 320, y: STANDING + 54 }, 1.7), '#e2b25f'),
  'polenta-frita': (s) =>
    standing(
      s,
      fries(s, { x: 320, y: STANDING + 54 }, 1.7, { color: '#f5c22e', cup: '#3f6b4f', thick: 27 }),
      '#e2b25f',
    ),
  bruschetta: (s) =>
    spread(
      s,
      '#e2b25f',
      board(s),
      ...[
        [-134, -76],
        [120, -110],
        [-110, 82],
        [146, 50],
      ].map(([x = 0, y = 0]) => put(toast(s), { x: 320 + x, y: 330 + y }, -10, 1.08)),
    ),
};

export const SALADS: Record<string, Picture> = {
  'salada-caesar': (s) =>
    filledBowl(s, {
      greens: ['#86b950', '#9cc967', '#a9d074'],
      toppings: [
        [fillet, 11, 0.62, 1.1],
        [crouton, 16, 0.72, 1],
        [on.parmesan, 30, 0.75, 1.5],
      ],
    }),
  'salada-caprese': (s) => caprese(s, '#a9b596'),
  'salada-da-praca': (s) =>
    filledBowl(s, {
      toppings: [
        [radicchio, 9, 0.7],
        [on.cherryTomato, 11],
        [on.onion, 9],
        [on.corn, 18],
        [on.blackOlive, 8],
      ],
    }),
  'salada-graos': (s) =>
    filledBowl(s, {
      greens: ['#4b8a35', '#5d9e38'],
      toppings: [
        [cubes('#f2a03f', 22), 3, 0.5, 0.9],
        [on.pea, 26],
        [on.nut, 26],
        [on.corn, 22],
        [on.cherryTomato, 8],
        [on.herb, 30],
      ],
    }),
};

export const MEALS: Record<string, Picture> = {
  'executivo-parmegiana': (s) =>
    dish.meal(s, [
      [dish.rice, { x: -122, y: -108 }],
      [dish.potatoes, { x: 128, y: -122 }],
      [dish.parmigiana, { x: 20, y: 100 }],
    ]),
  'executivo-frango': (s) =>
    dish.meal(s, [
      [dish.rice, { x: -128, y: -96 }],
      [dish.sideSalad, { x: 126, y: -120 }],
      [dish.grilled('#e0b070'), { x: 18, y: 112 }, -8],
    ]),
  'executivo-picadinho': (s) =>
    dish.meal(s, [
      [dish.rice, { x: -128, y: -100 }],
      [dish.farofa, { x: 124, y: -112 }],
      [dish.stew('#7c3a1e', '#8d5230'), { x: 14, y: 106 }],
    ]),
  'executivo-tilapia': (s) =>
    dish.meal(s, [
      [dish.friedRice, { x: -126, y: -100 }],
      [dish.sideSalad, { x: 124, y: -122 }],
      [dish.grilled('#efd7b0', 138, 66), { x: 0, y: 112 }, -12],
      [dish.wedge('#e8c52e'), { x: 176, y: 76 }],
    ]),
  'executivo-feijoada': (s) =>
    dish.meal(s, [
      [dish.rice, { x: -138, y: 40 }],
      [dish.beans, { x: -6, y: -126 }],
      [dish.greens, { x: 150, y: -10 }],
      [dish.farofa, { x: 64, y: 142 }],
      [dish.orangeSlices, { x: -92, y: 182 }],
    ]),
  'executivo-omelete': (s) =>
    dish.meal(s, [
      [dish.rice, { x: -124, y: -112 }],
      [dish.sideSalad, { x: 126, y: -120 }],
      [dish.omelette, { x: 8, y: 108 }],
    ]),
};
