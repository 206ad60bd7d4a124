import { extras, variations, type MenuPlan } from '../menu-plan';

/** The sizes and extras that the dishes of the Cantina share. */

const [MEDIUM, LARGE] = ['Média (6 fatias)', 'Grande (8 fatias)'] as const;

/** What a whole pizza of a flavour costs: the sizes of a mixed one cost nothing, so that customers read one price. */
const FLAVOURS: Readonly<Record<string, { [MEDIUM]: number; [LARGE]: number }>> = {
  Muçarela: { [MEDIUM]: 4990, [LARGE]: 6290 },
  Calabresa: { [MEDIUM]: 4990, [LARGE]: 6290 },
  Margherita: { [MEDIUM]: 4990, [LARGE]: 6290 },
  Portuguesa: { [MEDIUM]: 4990, [LARGE]: 6290 },
  'Frango com catupiry': { [MEDIUM]: 4990, [LARGE]: 6290 },
  'Quatro queijos': { [MEDIUM]: 5790, [LARGE]: 7290 },
  Pepperoni: { [MEDIUM]: 5790, [LARGE]: 7290 },
  'Rúcula com tomate seco': { [MEDIUM]: 5790, [LARGE]: 7290 },
};
const largeFlavours = Object.fromEntries(
  Object.entries(FLAVOURS).map(([name, { [LARGE]: priceCents }]) => [name, priceCents]),
);

export const CANTINA_SIZES: MenuPlan['sizes'] = {
  classic: {
    name: 'Tamanho',
    variations: variations(
      { 'Broto (4 fatias)': 3490, 'Média (6 fatias)': 4990, 'Grande (8 fatias)': 6290 },
      'Grande (8 fatias)',
    ),
  },
  special: {
    name: 'Tamanho das especiais',
    variations: variations(
      { 'Broto (4 fatias)': 3990, 'Média (6 fatias)': 5790, 'Grande (8 fatias)': 7290 },
      'Grande (8 fatias)',
    ),
  },
  seafood: {
    name: 'Tamanho da pizza de camarão',
    variations: variations(
      { 'Broto (4 fatias)': 5490, 'Média (6 fatias)': 7990, 'Grande (8 fatias)': 9990 },
      'Grande (8 fatias)',
    ),
  },
  halves: {
    name: 'Tamanho do meio a meio',
    variations: variations({ [MEDIUM]: 0, [LARGE]: 0 }, LARGE),
  },
  sweet: {
    name: 'Tamanho das doces',
    variations: variations({ 'Broto (4 fatias)': 3290, 'Média (6 fatias)': 4590 }, 'Broto (4 fatias)'),
  },
  can: {
    name: 'Sabor',
    variations: variations({ Cola: 690, 'Cola zero': 690, Guaraná: 690, Laranja: 690 }, 'Guaraná'),
  },
  juice: { name: 'Copo', variations: variations({ '300 ml': 990, '500 ml': 1390 }, '300 ml') },
  portion: {
    name: 'Porção',
    variations: variations({ Individual: 1890, 'Para dividir': 3290 }, 'Individual'),
  },
};

export const CANTINA_EXTRAS: MenuPlan['extras'] = {
  crust: {
    name: 'Borda recheada',
    description: 'Nossa massa de longa fermentação, com a borda recheada na hora.',
    min: 0,
    max: 1,
    display: 'RADIO',
    extras: extras({ Catupiry: 1200, Cheddar: 1200, 'Muçarela de búfala': 1500 }),
  },
  sweetCrust: {
    name: 'Borda doce',
    min: 0,
    max: 1,
    display: 'RADIO',
    extras: extras({ Chocolate: 1200, 'Doce de leite': 1200 }),
  },
  toppings: {
    name: 'Adicionais da pizza',
    min: 0,
    max: 5,
    display: 'QUANTITY',
    extras: extras(
      { 'Azeitona preta': 400, Cebola: 300, Bacon: 700, Catupiry: 800, Rúcula: 500, 'Parmesão extra': 600 },
      { maxQuantity: 2 },
    ),
  },
  halves: {
    name: 'Escolha os dois sabores',
    internalName: 'Meio a meio (média)',
    description: 'Cobramos a média dos dois sabores.',
    min: 2,
    max: 2,
    priceMethod: 'AVG',
    display: 'CHECKBOX',
    extras: extras(largeFlavours).map((extra) => ({
      ...extra,
      inSizes: { of: 'halves', prices: FLAVOURS[extra.name] ?? {} },
    })),
  },
  thirds: {
    name: 'Escolha os três sabores',
    internalName: 'Três sabores (o mais caro)',
    description: 'Vale o preço do sabor mais caro.',
    min: 3,
    max: 3,
    priceMethod: 'MAX',
    display: 'CHECKBOX',
    extras: extras(largeFlavours),
  },
  pasta: {
    name: 'Para a sua massa',
    min: 0,
    max: 3,
    display: 'CHECKBOX',
    extras: extras({ 'Massa sem glúten': 800, 'Parmesão extra': 600, 'Pão italiano': 900, Almôndegas: 1400 }),
  },
  doneness: {
    name: 'Ponto da carne',
    min: 1,
    max: 1,
    display: 'RADIO',
    extras: [
      { name: 'Mal passada', priceCents: 0, position: 0 },
      { name: 'Ao ponto', priceCents: 0, position: 1, defaultQuantity: 1 },
      { name: 'Bem passada', priceCents: 0, position: 2 },
    ],
  },
  burger: {
    name: 'Turbine o seu lanche',
    min: 0,
    max: 4,
    display: 'QUANTITY',
    extras: extras(
      { 'Hambúrguer 160 g': 1400, Bacon: 700, Cheddar: 500, Ovo: 400, 'Maionese da casa': 300 },
      { maxQuantity: 2 },
    ),
  },
  dips: {
    name: 'Molhos (1 por nossa conta)',
    min: 0,
    max: 3,
    freeQuantity: 1,
    display: 'QUANTITY',
    extras: extras(
      { 'Maionese de ervas': 350, Barbecue: 350, 'Pesto de manjericão': 500 },
      { maxQuantity: 2 },
    ),
  },
  dressing: {
    name: 'Molho da salada',
    min: 1,
    max: 1,
    display: 'RADIO',
    extras: extras({ 'Azeite e limão': 0, 'Mostarda e mel': 0, Caesar: 0, 'À parte, sem molho': 0 }),
  },
  lunchSide: {
    name: 'Guarnições (2 incluídas)',
    min: 1,
    max: 4,
    freeQuantity: 2,
    display: 'QUANTITY',
    extras: extras(
      {
        'Feijão carioca': 500,
        'Salada da casa': 700,
        'Batata frita': 800,
        Farofa: 500,
        'Legumes no vapor': 700,
      },
      { maxQuantity: 2 },
    ),
  },
  comboDrink: {
    name: 'Escolha a bebida',
    min: 1,
    max: 1,
    display: 'RADIO',
    extras: extras({
      'Refrigerante lata': 0,
      'Água mineral': 0,
      'Suco de laranja 300 ml': 300,
      'Chá gelado da casa': 300,
    }),
  },
  comboDrinks: {
    name: 'Escolha as duas bebidas',
    min: 2,
    max: 2,
    display: 'QUANTITY',
    extras: extras(
      {
        'Refrigerante lata': 0,
        'Água mineral': 0,
        'Suco de laranja 300 ml': 300,
        'Taça de vinho tinto': 1500,
      },
      { maxQuantity: 2 },
    ),
  },
  fryDip: {
    name: 'Qual molho acompanha?',
    description: 'O primeiro é por nossa conta.',
    min: 1,
    max: 2,
    freeQuantity: 1,
    display: 'CHECKBOX',
    extras: extras({ 'Maionese de ervas': 350, Barbecue: 350, 'Pesto de manjericão': 500 }),
  },
  comboSide: {
    name: 'Escolha o acompanhamento',
    min: 1,
    max: 1,
    display: 'RADIO',
    extras: [
      { name: 'Batata rústica', priceCents: 0, position: 0, asks: ['fryDip'] },
      { name: 'Anéis de cebola', priceCents: 400, position: 1, asks: ['fryDip'] },
      { name: 'Salada da casa', priceCents: 0, position: 2, asks: ['dressing'] },
    ],
  },
  comboSweet: {
    name: 'Escolha a sobremesa',
    min: 1,
    max: 1,
    display: 'RADIO',
    extras: extras({ Pudim: 0, Cannolo: 0, Tiramisù: 500 }),
  },
  comboPizza: {
    name: 'Sabor da pizza grande',
    min: 1,
    max: 1,
    display: 'RADIO',
    extras: extras({ Calabresa: 0, Margherita: 0, Muçarela: 0, Portuguesa: 400, 'Quatro queijos': 700 }),
  },
  coupleFlavour: {
    name: 'Sabor da pizza média',
    min: 1,
    max: 1,
    display: 'RADIO',
    extras: extras({ Margherita: 0, Calabresa: 0, Napolitana: 0, Pepperoni: 500 }),
  },
  scoops: {
    name: 'Escolha duas bolas',
    min: 2,
    max: 2,
    display: 'QUANTITY',
    extras: extras({ Creme: 0, Chocolate: 0, Morango: 0, Pistache: 300 }, { maxQuantity: 2 }),
  },
};
