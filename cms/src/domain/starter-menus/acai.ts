import { DRINKS, SODA } from './drinks';
import type { Recipe } from './words';

const CUP = { sizes: 'cups', extras: ['free', 'paid'], serves: 1 } as const;

/** Açaí and desserts: cups by size, three toppings on the house, dearer ones beside them. */
export const ACAI: Recipe = {
  sizes: {
    cups: {
      name: ['Cup', 'Copo', 'Vaso'],
      sizes: [
        [['300 ml', '300 ml', '300 ml'], 1690],
        [['500 ml', '500 ml', '500 ml'], 2290],
        [['700 ml', '700 ml', '700 ml'], 2890],
      ],
      usual: 1,
    },
    shakes: {
      name: ['Glass', 'Tamanho do milk-shake', 'Tamaño del batido'],
      sizes: [
        [['300 ml', '300 ml', '300 ml'], 1590],
        [['500 ml', '500 ml', '500 ml'], 2190],
      ],
      usual: 0,
    },
    scoops: {
      name: ['Scoops', 'Bolas', 'Bolas'],
      sizes: [
        [['1 scoop', '1 bola', '1 bola'], 890],
        [['2 scoops', '2 bolas', '2 bolas'], 1590],
        [['3 scoops', '3 bolas', '3 bolas'], 2190],
      ],
      usual: 1,
    },
    ...SODA,
  },
  extras: {
    free: {
      name: ['Toppings (three on us)', 'Acompanhamentos (3 grátis)', 'Complementos (tres gratis)'],
      min: 0,
      max: 6,
      free: 3,
      display: 'QUANTITY',
      each: 2,
      extras: [
        [['Granola', 'Granola', 'Granola'], 200],
        [['Banana', 'Banana', 'Banana'], 200],
        [['Powdered milk', 'Leite em pó', 'Leche en polvo'], 250],
        [['Condensed milk', 'Leite condensado', 'Leche condensada'], 250],
        [['Peanut crumble', 'Paçoca', 'Maní molido'], 200],
        [['Honey', 'Mel', 'Miel'], 200],
      ],
    },
    paid: {
      name: ['Make it special', 'Turbine seu açaí', 'Hazlo especial'],
      min: 0,
      max: 4,
      display: 'CHECKBOX',
      extras: [
        [['Strawberries', 'Morango', 'Frutillas'], 400],
        [['Hazelnut cream', 'Creme de avelã', 'Crema de avellanas'], 600],
        [['Chocolate wafer', 'Wafer de chocolate', 'Oblea de chocolate'], 400],
        [['White chocolate drops', 'Gotas de chocolate branco', 'Chips de chocolate blanco'], 450],
      ],
    },
    flavours: {
      name: ['Flavour of the ice cream', 'Sabor do sorvete', 'Sabor del helado'],
      min: 1,
      max: 3,
      display: 'QUANTITY',
      each: 3,
      extras: [
        [['Chocolate', 'Chocolate', 'Chocolate'], 0],
        [['Cream', 'Creme', 'Crema'], 0],
        [['Strawberry', 'Morango', 'Frutilla'], 0],
        [['Pistachio', 'Pistache', 'Pistacho'], 300],
      ],
    },
  },
  categories: [
    {
      name: ['Açaí cups', 'Açaí no copo', 'Açaí en vaso'],
      products: [
        {
          ...CUP,
          name: ['Traditional açaí', 'Açaí tradicional', 'Açaí tradicional'],
          about: [
            'Thick, with guaraná, and three toppings of your choice.',
            'Cremoso, com guaraná, e três acompanhamentos à sua escolha.',
            'Cremoso, con guaraná, y tres complementos a tu elección.',
          ],
        },
        {
          ...CUP,
          name: ['Açaí with banana', 'Açaí com banana', 'Açaí con banana'],
          about: ['Blended with ripe banana.', 'Batido com banana madura.', 'Batido con banana madura.'],
        },
        {
          ...CUP,
          name: ['Cupuaçu cream', 'Creme de cupuaçu', 'Crema de cupuaçu'],
          about: ['Tart and velvety.', 'Azedinho e aveludado.', 'Ácida y aterciopelada.'],
        },
      ],
    },
    {
      name: ['To share', 'Para dividir', 'Para compartir'],
      products: [
        {
          name: ['Açaí bowl 1 litre', 'Barca de açaí 1 litro', 'Bandeja de açaí 1 litro'],
          about: [
            'With strawberries, banana, granola and hazelnut cream.',
            'Com morango, banana, granola e creme de avelã.',
            'Con frutillas, banana, granola y crema de avellanas.',
          ],
          price: 5990,
          extras: ['paid'],
          serves: 3,
        },
      ],
    },
    {
      name: ['Milkshakes', 'Milk-shakes', 'Batidos'],
      products: [
        { name: ['Chocolate shake', 'Milk-shake de chocolate', 'Batido de chocolate'], sizes: 'shakes' },
        { name: ['Strawberry shake', 'Milk-shake de morango', 'Batido de frutilla'], sizes: 'shakes' },
        { name: ['Açaí shake', 'Milk-shake de açaí', 'Batido de açaí'], sizes: 'shakes' },
      ],
    },
    {
      name: ['Desserts', 'Sobremesas', 'Postres'],
      products: [
        { name: ['Ice cream', 'Sorvete', 'Helado'], sizes: 'scoops', extras: ['flavours'] },
        { name: ['Brownie with ice cream', 'Brownie com sorvete', 'Brownie con helado'], price: 2190 },
        { name: ['Brigadeiro, 4 pieces', 'Brigadeiro, 4 unidades', 'Brigadeiro, 4 piezas'], price: 1290 },
        { name: ['Pudding', 'Pudim de leite', 'Flan'], price: 1190 },
      ],
    },
    DRINKS,
  ],
};
