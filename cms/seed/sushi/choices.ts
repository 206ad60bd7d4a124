import { extras, variations, type MenuPlan } from '../menu-plan';

/** The sizes and extras that the dishes of Sushi Norte share. Chilean pesos have no minor unit: 7990 is $7.990. */

export const SUSHI_SIZES: MenuPlan['sizes'] = {
  pieces: { name: 'Piezas', variations: variations({ '2 piezas': 3990, '4 piezas': 7490 }, '2 piezas') },
  slices: { name: 'Cortes', variations: variations({ '9 cortes': 9990, '18 cortes': 18490 }, '9 cortes') },
  can: { name: 'Sabor', variations: variations({ Cola: 1990, 'Cola zero': 1990, Naranja: 1990 }, 'Cola') },
};

export const SUSHI_EXTRAS: MenuPlan['extras'] = {
  sauces: {
    name: 'Salsas (2 incluidas)',
    description: 'Cada tabla y cada roll lleva dos salsas por nuestra cuenta.',
    min: 0,
    max: 5,
    freeQuantity: 2,
    display: 'QUANTITY',
    extras: extras({ Soya: 490, Teriyaki: 590, Acevichada: 690, 'Spicy mayo': 690 }, { maxQuantity: 3 }),
  },
  rollExtras: {
    name: 'Mejora tu roll',
    min: 0,
    max: 3,
    display: 'CHECKBOX',
    extras: extras({ 'Queso crema': 900, Palta: 1100, 'Topping de masago': 1500, 'En tempura': 1300 }),
  },
  poke: {
    name: 'Base del bowl',
    min: 1,
    max: 1,
    display: 'RADIO',
    extras: extras({ 'Arroz de sushi': 0, 'Arroz integral': 500, 'Mix de hojas': 0 }),
  },
  pokeToppings: {
    name: 'Toppings (2 incluidos)',
    min: 0,
    max: 4,
    freeQuantity: 2,
    display: 'QUANTITY',
    extras: extras(
      { Edamame: 790, Mango: 790, Sésamo: 390, 'Cebolla crispy': 590, Palta: 1100 },
      { maxQuantity: 2 },
    ),
  },
  heat: {
    name: '¿Cuánto picante?',
    min: 1,
    max: 1,
    display: 'RADIO',
    extras: extras({ 'Sin picante': 0, Suave: 0, 'Muy picante': 0 }),
  },
  platterRolls: {
    name: 'Elige 2 rolls',
    internalName: 'Rolls de la tabla de 20',
    min: 2,
    max: 2,
    display: 'CHECKBOX',
    extras: extras({ California: 0, 'Ebi furai': 0, Tori: 0, Masago: 1000, 'Norte roll': 1500 }),
  },
  bigPlatterRolls: {
    name: 'Elige 4 rolls',
    internalName: 'Rolls de la tabla de 40',
    min: 4,
    max: 4,
    display: 'QUANTITY',
    extras: extras(
      { California: 0, 'Ebi furai': 0, Tori: 0, Acevichado: 0, Masago: 1000, 'Norte roll': 1500 },
      { maxQuantity: 2 },
    ),
  },
};
