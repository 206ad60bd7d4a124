import { DRINKS, SODA } from './drinks';
import type { Recipe } from './words';

const ROLL = { sizes: 'pieces', extras: ['sides'] } as const;
const TEMAKI = { extras: ['sides', 'fill'], serves: 1 } as const;

/** A sushi bar: rolls by the piece, temaki, combos put together by the guest. */
export const SUSHI: Recipe = {
  sizes: {
    pieces: {
      name: ['Pieces', 'Peças', 'Piezas'],
      sizes: [
        [['5 pieces', '5 peças', '5 piezas'], 1790],
        [['10 pieces', '10 peças', '10 piezas'], 3290],
      ],
      usual: 1,
    },
    raw: {
      name: ['Slices', 'Fatias', 'Cortes'],
      sizes: [
        [['5 slices', '5 fatias', '5 cortes'], 2490],
        [['10 slices', '10 fatias', '10 cortes'], 4490],
      ],
      usual: 0,
    },
    ...SODA,
  },
  extras: {
    sides: {
      name: ['On the side', 'Para acompanhar', 'Para acompañar'],
      about: ['Soy sauce comes with it.', 'O shoyu já vai junto.', 'La salsa de soja va incluida.'],
      min: 0,
      max: 4,
      display: 'QUANTITY',
      each: 2,
      extras: [
        [['Ginger', 'Gengibre', 'Jengibre'], 200],
        [['Wasabi', 'Wasabi', 'Wasabi'], 200],
        [['Teriyaki sauce', 'Molho tarê', 'Salsa teriyaki'], 250],
        [['Chopsticks', 'Hashi', 'Palillos'], 0],
      ],
    },
    fill: {
      name: ['More filling', 'Recheio extra', 'Relleno extra'],
      min: 0,
      max: 2,
      display: 'CHECKBOX',
      extras: [
        [['Cream cheese', 'Cream cheese', 'Queso crema'], 400],
        [['Spring onion', 'Cebolinha', 'Cebollín'], 200],
        [['Crispy leek', 'Alho-poró crocante', 'Puerro crocante'], 300],
      ],
    },
    threeRolls: {
      name: ['Choose three portions', 'Escolha três porções', 'Elige tres porciones'],
      min: 3,
      max: 3,
      display: 'QUANTITY',
      each: 3,
      extras: [
        [['Salmon uramaki', 'Uramaki de salmão', 'Uramaki de salmón'], 0],
        [['California', 'Califórnia', 'California'], 0],
        [['Cucumber hosomaki', 'Hosomaki de pepino', 'Hosomaki de pepino'], 0],
        [['Hot roll', 'Hot roll', 'Rollo frito'], 0],
        [['Salmon sashimi', 'Sashimi de salmão', 'Sashimi de salmón'], 800],
      ],
    },
  },
  categories: [
    {
      name: ['Combos', 'Combos', 'Combos'],
      products: [
        {
          name: ['Your combo, 15 pieces', 'Monte seu combo, 15 peças', 'Arma tu combo, 15 piezas'],
          about: [
            'Three portions of five, as you like.',
            'Três porções de cinco, do seu jeito.',
            'Tres porciones de cinco, a tu gusto.',
          ],
          price: 4990,
          extras: ['threeRolls', 'sides'],
          serves: 1,
        },
        {
          name: ['Salmon combo, 20 pieces', 'Combo salmão, 20 peças', 'Combo salmón, 20 piezas'],
          about: [
            '5 sashimi, 5 nigiri, 5 uramaki and 5 hosomaki.',
            '5 sashimis, 5 niguiris, 5 uramakis e 5 hosomakis.',
            '5 sashimi, 5 nigiri, 5 uramaki y 5 hosomaki.',
          ],
          price: 7490,
          extras: ['sides'],
          serves: 2,
        },
        {
          name: ['Family combo, 40 pieces', 'Combo família, 40 peças', 'Combo familiar, 40 piezas'],
          about: [
            'Assorted by the chef, with eight hot rolls.',
            'Sortido pelo sushiman, com oito hot rolls.',
            'Surtido por el chef, con ocho rollos fritos.',
          ],
          price: 13990,
          extras: ['sides'],
          serves: 4,
        },
      ],
    },
    {
      name: ['Rolls', 'Uramakis e hosomakis', 'Rollos'],
      products: [
        {
          ...ROLL,
          name: ['Salmon uramaki', 'Uramaki de salmão', 'Uramaki de salmón'],
          about: [
            'Salmon, cream cheese and spring onion.',
            'Salmão, cream cheese e cebolinha.',
            'Salmón, queso crema y cebollín.',
          ],
        },
        {
          ...ROLL,
          name: ['California', 'Califórnia', 'California'],
          about: ['Kani, cucumber and mango.', 'Kani, pepino e manga.', 'Kani, pepino y mango.'],
        },
        {
          ...ROLL,
          name: ['Hot roll', 'Hot roll', 'Rollo frito'],
          about: [
            'Breaded and fried, with teriyaki.',
            'Empanado e frito, com tarê.',
            'Empanizado y frito, con teriyaki.',
          ],
        },
        { ...ROLL, name: ['Cucumber hosomaki', 'Hosomaki de pepino', 'Hosomaki de pepino'] },
      ],
    },
    {
      name: ['Sashimi', 'Sashimis', 'Sashimi'],
      products: [
        {
          name: ['Salmon sashimi', 'Sashimi de salmão', 'Sashimi de salmón'],
          sizes: 'raw',
          extras: ['sides'],
        },
        { name: ['Tuna sashimi', 'Sashimi de atum', 'Sashimi de atún'], sizes: 'raw', extras: ['sides'] },
      ],
    },
    {
      name: ['Temaki', 'Temakis', 'Temaki'],
      products: [
        { ...TEMAKI, name: ['Salmon temaki', 'Temaki de salmão', 'Temaki de salmón'], price: 2990 },
        { ...TEMAKI, name: ['Prawn temaki', 'Temaki de camarão', 'Temaki de langostino'], price: 3290 },
        { ...TEMAKI, name: ['Garden temaki', 'Temaki vegetariano', 'Temaki vegetariano'], price: 2490 },
      ],
    },
    {
      name: ['Hot dishes', 'Pratos quentes', 'Platos calientes'],
      products: [
        { name: ['Chicken yakisoba', 'Yakisoba de frango', 'Yakisoba de pollo'], price: 3690, serves: 1 },
        { name: ['Gyoza, 6 pieces', 'Guioza, 6 unidades', 'Gyoza, 6 piezas'], price: 2490 },
      ],
    },
    DRINKS,
  ],
};
