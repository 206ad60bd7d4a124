import { DRINKS, SODA } from './drinks';
import type { Recipe } from './words';

const BURGER = { sizes: 'patties', extras: ['doneness', 'more', 'sauces'], serves: 1 } as const;

/** A burger house: one or two patties, doneness, add-ons, a sauce on the house, combos with side and drink. */
export const BURGERS: Recipe = {
  sizes: {
    patties: {
      name: ['Patties', 'Hambúrgueres', 'Medallones'],
      sizes: [
        [['Single 160 g', 'Simples 160 g', 'Simple 160 g'], 2990],
        [['Double 320 g', 'Duplo 320 g', 'Doble 320 g'], 3990],
      ],
      usual: 0,
    },
    portion: {
      name: ['Portion', 'Porção', 'Porción'],
      sizes: [
        [['Single', 'Individual', 'Individual'], 1490],
        [['To share', 'Para dividir', 'Para compartir'], 2690],
      ],
      usual: 0,
    },
    ...SODA,
  },
  extras: {
    doneness: {
      name: ['How done?', 'Ponto da carne', 'Punto de la carne'],
      min: 1,
      max: 1,
      display: 'RADIO',
      usual: 1,
      extras: [
        [['Rare', 'Mal passada', 'Jugosa'], 0],
        [['Medium', 'Ao ponto', 'A punto'], 0],
        [['Well done', 'Bem passada', 'Bien cocida'], 0],
      ],
    },
    more: {
      name: ['Make it bigger', 'Turbine o lanche', 'Agrándala'],
      min: 0,
      max: 5,
      display: 'QUANTITY',
      each: 2,
      extras: [
        [['Patty 160 g', 'Hambúrguer 160 g', 'Medallón 160 g'], 1200],
        [['Bacon', 'Bacon', 'Panceta'], 600],
        [['Cheddar', 'Cheddar', 'Cheddar'], 500],
        [['Fried egg', 'Ovo', 'Huevo frito'], 400],
        [['Caramelised onion', 'Cebola caramelizada', 'Cebolla caramelizada'], 400],
      ],
    },
    sauces: {
      name: ['Sauces (one on us)', 'Molhos (1 por nossa conta)', 'Salsas (una de regalo)'],
      min: 0,
      max: 3,
      free: 1,
      display: 'QUANTITY',
      each: 2,
      extras: [
        [['House mayonnaise', 'Maionese da casa', 'Mayonesa de la casa'], 300],
        [['Barbecue', 'Barbecue', 'Barbacoa'], 300],
        [['Honey mustard', 'Mostarda e mel', 'Mostaza y miel'], 300],
      ],
    },
    side: {
      name: ['Side of the combo', 'Acompanhamento do combo', 'Acompañamiento del combo'],
      min: 1,
      max: 1,
      display: 'RADIO',
      extras: [
        [['Fries', 'Batata frita', 'Papas fritas'], 0],
        [['Onion rings', 'Anéis de cebola', 'Aros de cebolla'], 400],
        [['Salad', 'Salada', 'Ensalada'], 0],
      ],
    },
    drink: {
      name: ['Drink of the combo', 'Bebida do combo', 'Bebida del combo'],
      min: 1,
      max: 1,
      display: 'RADIO',
      extras: [
        [['Cola', 'Cola', 'Cola'], 0],
        [['Guaraná', 'Guaraná', 'Guaraná'], 0],
        [['Water', 'Água', 'Agua'], 0],
        [['Orange juice', 'Suco de laranja', 'Jugo de naranja'], 400],
      ],
    },
  },
  categories: [
    {
      name: ['Combos', 'Combos', 'Combos'],
      products: [
        {
          name: ['Classic combo', 'Combo clássico', 'Combo clásico'],
          about: [
            'Cheeseburger with a side and a drink.',
            'Cheeseburger com acompanhamento e bebida.',
            'Hamburguesa con queso, acompañamiento y bebida.',
          ],
          price: 4490,
          extras: ['doneness', 'side', 'drink'],
          serves: 1,
        },
        {
          name: ['Bacon combo', 'Combo bacon', 'Combo panceta'],
          about: [
            'Bacon burger with a side and a drink.',
            'Burger com bacon, acompanhamento e bebida.',
            'Hamburguesa con panceta, acompañamiento y bebida.',
          ],
          price: 4990,
          extras: ['doneness', 'side', 'drink'],
          serves: 1,
        },
      ],
    },
    {
      name: ['Burgers', 'Burgers', 'Hamburguesas'],
      products: [
        {
          ...BURGER,
          name: ['Cheeseburger', 'Cheeseburger', 'Hamburguesa con queso'],
          about: [
            'Beef, cheddar, pickles and house sauce.',
            'Carne, cheddar, picles e molho da casa.',
            'Carne, cheddar, pepinillos y salsa de la casa.',
          ],
        },
        {
          ...BURGER,
          name: ['Salad burger', 'Burger salada', 'Hamburguesa con ensalada'],
          about: [
            'Beef, cheese, lettuce, tomato and red onion.',
            'Carne, queijo, alface, tomate e cebola roxa.',
            'Carne, queso, lechuga, tomate y cebolla morada.',
          ],
        },
        {
          ...BURGER,
          name: ['Bacon burger', 'Burger bacon', 'Hamburguesa con panceta'],
          about: [
            'Beef, crisp bacon, cheddar and barbecue.',
            'Carne, bacon crocante, cheddar e barbecue.',
            'Carne, panceta crocante, cheddar y barbacoa.',
          ],
        },
        {
          name: ['Crispy chicken', 'Frango crocante', 'Pollo crocante'],
          about: [
            'Fried chicken, coleslaw and honey mustard.',
            'Frango empanado, salada de repolho e mostarda e mel.',
            'Pollo rebozado, ensalada de col y mostaza y miel.',
          ],
          price: 2990,
          extras: ['more', 'sauces'],
          serves: 1,
        },
        {
          name: ['Mushroom veggie', 'Vegetariano de cogumelos', 'Vegetariana de champiñones'],
          about: [
            'Mushroom and lentil patty, rocket, cheese.',
            'Burger de cogumelo e lentilha, rúcula e queijo.',
            'Medallón de champiñones y lentejas, rúcula y queso.',
          ],
          price: 3190,
          extras: ['more', 'sauces'],
          serves: 1,
        },
      ],
    },
    {
      name: ['Sides', 'Acompanhamentos', 'Acompañamientos'],
      products: [
        { name: ['Fries', 'Batata frita', 'Papas fritas'], sizes: 'portion' },
        { name: ['Onion rings', 'Anéis de cebola', 'Aros de cebolla'], price: 1890 },
        { name: ['Chicken bites', 'Isca de frango', 'Bocados de pollo'], price: 2390, extras: ['sauces'] },
      ],
    },
    {
      name: ['Desserts', 'Sobremesas', 'Postres'],
      products: [
        { name: ['Brownie', 'Brownie', 'Brownie'], price: 1490 },
        { name: ['Milkshake 400 ml', 'Milk-shake 400 ml', 'Batido 400 ml'], price: 1990 },
      ],
    },
    DRINKS,
  ],
};
