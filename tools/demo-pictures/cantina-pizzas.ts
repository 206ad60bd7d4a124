import { pizza, type PizzaRecipe } from './pizza';
import * as on from './toppings';
import type { Picture } from './cantina-food';

const MARGHERITA: PizzaRecipe = {
  toppings: [
    [on.mozzarellaBall, 8],
    [on.tomato, 9, 'ring'],
    [on.basil, 11],
  ],
};
const CALABRESA: PizzaRecipe = {
  toppings: [
    [on.calabresa, 30],
    [on.onion, 18],
    [on.blackOlive, 9],
    [on.herb, 40],
  ],
};
const CHICKEN: PizzaRecipe = {
  toppings: [
    [on.chicken, 46],
    [on.corn, 30],
    [on.piped, 14, 'ring'],
    [on.herb, 30],
  ],
};

export const PIZZAS: Record<string, Picture> = {
  'pizza-margherita': (s) => pizza(s, MARGHERITA),
  'pizza-calabresa': (s) => pizza(s, CALABRESA),
  'pizza-portuguesa': (s) =>
    pizza(s, {
      toppings: [
        [on.ham, 26],
        [on.onion, 14],
        [on.egg, 9, 'ring'],
        [on.pea, 24],
        [on.blackOlive, 10],
        [on.herb, 20],
      ],
    }),
  'pizza-frango-catupiry': (s) => pizza(s, CHICKEN),
  'pizza-mucarela': (s) =>
    pizza(s, {
      toppings: [
        [on.tomato, 10, 'ring'],
        [on.greenOlive, 10],
        [on.herb, 60],
      ],
    }),
  'pizza-quatro-queijos': (s) =>
    pizza(s, {
      cheese: '#f8e3a6',
      toppings: [
        [on.mozzarellaBall, 7],
        [on.piped, 9],
        [on.parmesan, 46],
        [on.herb, 16],
      ],
    }),
  'pizza-pepperoni': (s) =>
    pizza(s, {
      toppings: [
        [on.pepperoni, 28],
        [on.parmesan, 26],
        [on.herb, 20],
      ],
    }),
  'pizza-napolitana': (s) =>
    pizza(s, {
      toppings: [
        [on.tomato, 13],
        [on.parmesan, 44],
        [on.garlic, 16],
        [on.basil, 6],
      ],
    }),
  'pizza-rucula': (s) =>
    pizza(s, {
      toppings: [
        [on.mozzarellaBall, 7],
        [on.cherryTomato, 16],
        [on.rocket, 26],
        [on.parmesan, 24],
      ],
    }),
  'pizza-brocolis-bacon': (s) =>
    pizza(s, {
      toppings: [
        [on.bacon, 18],
        [on.broccoli, 22],
        [on.garlic, 16],
      ],
    }),
  'pizza-vegetariana': (s) =>
    pizza(s, {
      toppings: [
        [on.pepperRing, 9],
        [on.redPepperRing, 9],
        [on.mushroom, 10],
        [on.corn, 18],
        [on.cherryTomato, 8],
        [on.blackOlive, 9],
      ],
    }),
  'pizza-palmito': (s) =>
    pizza(s, {
      toppings: [
        [on.palmHeart, 20],
        [on.pea, 18],
        [on.blackOlive, 9],
        [on.herb, 40],
      ],
    }),
  'pizza-camarao': (s) =>
    pizza(s, {
      cheese: '#f8e6b6',
      toppings: [
        [on.shrimp, 19],
        [on.piped, 8],
        [on.cherryTomato, 8],
        [on.herb, 60],
      ],
    }),
  'pizza-meio-a-meio': (s) => pizza(s, { ...CALABRESA, other: MARGHERITA }),
  'pizza-tres-sabores': (s) =>
    pizza(s, {
      ...CHICKEN,
      other: {
        toppings: [
          [on.pepperoni, 26],
          [on.rocket, 12],
          [on.parmesan, 20],
        ],
      },
    }),
  'pizza-chocolate-morango': (s) =>
    pizza(s, {
      sauce: '#4a2312',
      cheese: '#6d3a20',
      sweet: true,
      toppings: [
        [on.strawberry, 22],
        [on.nut, 20],
      ],
    }),
  'pizza-banana-canela': (s) =>
    pizza(s, {
      sauce: '#c98a3a',
      cheese: '#f6e3b4',
      sweet: true,
      toppings: [
        [on.bananaSlice, 30],
        [on.nut, 22],
      ],
    }),
};
