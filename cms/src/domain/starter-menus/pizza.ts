import { DRINKS, SODA } from './drinks';
import type { Recipe, Words } from './words';

const SMALL: Words = ['Small (4 slices)', 'Broto (4 fatias)', 'Pequeña (4 porciones)'];
const MEDIUM: Words = ['Medium (6 slices)', 'Média (6 fatias)', 'Mediana (6 porciones)'];
const LARGE: Words = ['Large (8 slices)', 'Grande (8 fatias)', 'Grande (8 porciones)'];

/** What a whole pizza of a flavour costs, medium and large: the sizes cost nothing, so that customers read one price. */
const FLAVOURS: readonly (readonly [Words, readonly number[]])[] = [
  [
    ['Mozzarella', 'Muçarela', 'Mozzarella'],
    [4990, 6290],
  ],
  [
    ['Calabrese sausage', 'Calabresa', 'Calabresa'],
    [4990, 6290],
  ],
  [
    ['Margherita', 'Margherita', 'Margarita'],
    [4990, 6290],
  ],
  [
    ['Ham and egg', 'Portuguesa', 'Jamón y huevo'],
    [5390, 6690],
  ],
  [
    ['Chicken and cream cheese', 'Frango com requeijão', 'Pollo y queso crema'],
    [5390, 6690],
  ],
  [
    ['Four cheeses', 'Quatro queijos', 'Cuatro quesos'],
    [5790, 7290],
  ],
  [
    ['Pepperoni', 'Pepperoni', 'Pepperoni'],
    [5790, 7290],
  ],
];

const CLASSIC = { sizes: 'classic', extras: ['crust', 'toppings'], serves: 3 } as const;
const SPECIAL = { sizes: 'special', extras: ['crust', 'toppings'], serves: 3 } as const;

/** A pizzeria: three sizes, filled crusts, halves at the dearer one's price, three flavours at their average. */
export const PIZZA: Recipe = {
  sizes: {
    classic: {
      name: ['Size', 'Tamanho', 'Tamaño'],
      sizes: [
        [SMALL, 3490],
        [MEDIUM, 4990],
        [LARGE, 6290],
      ],
      usual: 2,
    },
    special: {
      name: ['Size of specials', 'Tamanho das especiais', 'Tamaño de las especiales'],
      sizes: [
        [SMALL, 3990],
        [MEDIUM, 5790],
        [LARGE, 7290],
      ],
      usual: 2,
    },
    shared: {
      name: ['Size of mixed pizzas', 'Tamanho das mistas', 'Tamaño de las mixtas'],
      sizes: [
        [MEDIUM, 0],
        [LARGE, 0],
      ],
      usual: 1,
    },
    sweet: {
      name: ['Size of sweet pizzas', 'Tamanho das doces', 'Tamaño de las dulces'],
      sizes: [
        [SMALL, 3290],
        [MEDIUM, 4590],
      ],
      usual: 0,
    },
    ...SODA,
  },
  extras: {
    crust: {
      name: ['Filled crust', 'Borda recheada', 'Borde relleno'],
      min: 0,
      max: 1,
      display: 'RADIO',
      extras: [
        [['Cream cheese', 'Requeijão', 'Queso crema'], 1000],
        [['Cheddar', 'Cheddar', 'Cheddar'], 1000],
      ],
    },
    toppings: {
      name: ['More on top', 'Adicionais', 'Extras'],
      min: 0,
      max: 5,
      display: 'QUANTITY',
      each: 2,
      extras: [
        [['Olives', 'Azeitona', 'Aceitunas'], 400],
        [['Onion', 'Cebola', 'Cebolla'], 300],
        [['Bacon', 'Bacon', 'Panceta'], 700],
        [['Extra cheese', 'Queijo extra', 'Queso extra'], 800],
      ],
    },
    halves: {
      name: ['Choose two flavours', 'Escolha dois sabores', 'Elige dos sabores'],
      about: [
        'The dearer half sets the price.',
        'Vale o preço do sabor mais caro.',
        'Vale el precio del sabor más caro.',
      ],
      min: 2,
      max: 2,
      method: 'MAX',
      display: 'CHECKBOX',
      inSizes: 'shared',
      extras: FLAVOURS,
    },
    thirds: {
      name: ['Choose three flavours', 'Escolha três sabores', 'Elige tres sabores'],
      about: [
        'The price is the average of the three.',
        'Cobramos a média dos três sabores.',
        'El precio es el promedio de los tres.',
      ],
      min: 3,
      max: 3,
      method: 'AVG',
      display: 'CHECKBOX',
      inSizes: 'shared',
      extras: FLAVOURS,
    },
  },
  categories: [
    {
      name: ['Classic pizzas', 'Pizzas tradicionais', 'Pizzas clásicas'],
      products: [
        {
          ...CLASSIC,
          name: ['Mozzarella', 'Muçarela', 'Mozzarella'],
          about: [
            'Tomato sauce, mozzarella, olives and oregano.',
            'Molho de tomate, muçarela, azeitona e orégano.',
            'Salsa de tomate, mozzarella, aceitunas y orégano.',
          ],
        },
        {
          ...CLASSIC,
          name: ['Margherita', 'Margherita', 'Margarita'],
          about: [
            'Mozzarella, tomato, fresh basil and olive oil.',
            'Muçarela, tomate, manjericão fresco e azeite.',
            'Mozzarella, tomate, albahaca fresca y aceite de oliva.',
          ],
        },
        {
          ...CLASSIC,
          name: ['Calabrese sausage', 'Calabresa', 'Calabresa'],
          about: [
            'Sliced smoked sausage, onion and oregano.',
            'Calabresa fatiada, cebola e orégano.',
            'Longaniza ahumada en rodajas, cebolla y orégano.',
          ],
        },
        {
          ...CLASSIC,
          name: ['Ham and egg', 'Portuguesa', 'Jamón y huevo'],
          about: [
            'Ham, egg, onion, peas, olives and mozzarella.',
            'Presunto, ovo, cebola, ervilha, azeitona e muçarela.',
            'Jamón, huevo, cebolla, arvejas, aceitunas y mozzarella.',
          ],
        },
        {
          ...CLASSIC,
          name: ['Chicken and cream cheese', 'Frango com requeijão', 'Pollo y queso crema'],
          about: [
            'Seasoned shredded chicken with cream cheese.',
            'Frango desfiado temperado com requeijão.',
            'Pollo desmenuzado con queso crema.',
          ],
        },
      ],
    },
    {
      name: ['Special pizzas', 'Pizzas especiais', 'Pizzas especiales'],
      products: [
        {
          ...SPECIAL,
          name: ['Four cheeses', 'Quatro queijos', 'Cuatro quesos'],
          about: [
            'Mozzarella, provolone, parmesan and blue cheese.',
            'Muçarela, provolone, parmesão e gorgonzola.',
            'Mozzarella, provolone, parmesano y queso azul.',
          ],
        },
        {
          ...SPECIAL,
          name: ['Pepperoni', 'Pepperoni', 'Pepperoni'],
          about: [
            'Pepperoni and mozzarella, baked crisp.',
            'Pepperoni e muçarela, bem assada.',
            'Pepperoni y mozzarella, bien dorada.',
          ],
        },
        {
          ...SPECIAL,
          name: ['Garden', 'Da horta', 'De la huerta'],
          about: [
            'Rocket, dried tomato, mushrooms and parmesan.',
            'Rúcula, tomate seco, cogumelos e parmesão.',
            'Rúcula, tomate seco, champiñones y parmesano.',
          ],
        },
      ],
    },
    {
      name: ['Mixed pizzas', 'Meio a meio', 'Mitad y mitad'],
      products: [
        {
          name: ['Half and half', 'Pizza meio a meio', 'Pizza mitad y mitad'],
          about: ['Two flavours, one pizza.', 'Dois sabores em uma pizza.', 'Dos sabores en una sola pizza.'],
          sizes: 'shared',
          extras: ['halves', 'crust'],
          serves: 3,
        },
        {
          name: ['Three flavours', 'Pizza de três sabores', 'Pizza de tres sabores'],
          about: [
            'For tables that cannot agree.',
            'Para a mesa que não se decide.',
            'Para mesas que no se ponen de acuerdo.',
          ],
          sizes: 'shared',
          extras: ['thirds', 'crust'],
          serves: 3,
        },
      ],
    },
    {
      name: ['Sweet pizzas', 'Pizzas doces', 'Pizzas dulces'],
      products: [
        {
          name: ['Chocolate and strawberry', 'Chocolate com morango', 'Chocolate con frutilla'],
          sizes: 'sweet',
        },
        {
          name: ['Banana and cinnamon', 'Banana com canela', 'Banana con canela'],
          sizes: 'sweet',
        },
      ],
    },
    DRINKS,
  ],
};
