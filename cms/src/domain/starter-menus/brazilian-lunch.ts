import { DRINKS, SODA } from './drinks';
import type { Recipe } from './words';

const PLATE = { sizes: 'boxes', extras: ['sides', 'salad', 'more'], serves: 1 } as const;
const WEDNESDAY = 3;
const SATURDAY = 6;

/** A Brazilian lunch house: boxed lunches by size with sides of the day, dishes of the day on their days. */
export const BRAZILIAN_LUNCH: Recipe = {
  sizes: {
    boxes: {
      name: ['Size of the lunch box', 'Tamanho da marmita', 'Tamaño de la vianda'],
      sizes: [
        [['Small', 'Pequena', 'Pequeña'], 1990],
        [['Medium', 'Média', 'Mediana'], 2490],
        [['Large', 'Grande', 'Grande'], 2990],
      ],
      usual: 1,
    },
    feijoada: {
      name: ['Size of the feijoada', 'Tamanho da feijoada', 'Tamaño de la feijoada'],
      sizes: [
        [['For one', 'Individual', 'Individual'], 3990],
        [['For two', 'Para dois', 'Para dos'], 6990],
      ],
      usual: 0,
    },
    ...SODA,
  },
  extras: {
    sides: {
      name: ['Choose your sides', 'Escolha os acompanhamentos', 'Elige los acompañamientos'],
      min: 2,
      max: 4,
      display: 'CHECKBOX',
      extras: [
        [['White rice', 'Arroz branco', 'Arroz blanco'], 0],
        [['Brown rice', 'Arroz integral', 'Arroz integral'], 0],
        [['Beans', 'Feijão carioca', 'Frijoles'], 0],
        [['Black beans', 'Feijão preto', 'Frijoles negros'], 0],
        [['Toasted cassava flour', 'Farofa', 'Farofa'], 0],
        [['Spaghetti', 'Macarrão', 'Fideos'], 0],
        [['Mashed potatoes', 'Purê de batata', 'Puré de papas'], 0],
      ],
    },
    salad: {
      name: ['Salad', 'Salada', 'Ensalada'],
      min: 0,
      max: 1,
      display: 'RADIO',
      extras: [
        [['Lettuce and tomato', 'Alface e tomate', 'Lechuga y tomate'], 0],
        [['Cabbage and carrot', 'Repolho e cenoura', 'Repollo y zanahoria'], 0],
        [['Beetroot', 'Beterraba', 'Remolacha'], 0],
      ],
    },
    more: {
      name: ['Something more?', 'Quer mais alguma coisa?', '¿Algo más?'],
      min: 0,
      max: 4,
      display: 'QUANTITY',
      each: 2,
      extras: [
        [['Fried egg', 'Ovo frito', 'Huevo frito'], 300],
        [['Fries', 'Batata frita', 'Papas fritas'], 700],
        [['Extra meat', 'Carne extra', 'Carne extra'], 900],
        [['Vinaigrette', 'Vinagrete', 'Vinagreta'], 200],
      ],
    },
  },
  categories: [
    {
      name: ['Lunch boxes', 'Marmitas', 'Viandas'],
      about: [
        'With two to four sides and a salad.',
        'Com dois a quatro acompanhamentos e salada.',
        'Con dos a cuatro acompañamientos y ensalada.',
      ],
      products: [
        { ...PLATE, name: ['Grilled chicken', 'Frango grelhado', 'Pollo a la plancha'] },
        { ...PLATE, name: ['Beef with onions', 'Bife acebolado', 'Bistec encebollado'] },
        { ...PLATE, name: ['Breaded chicken', 'Frango à milanesa', 'Milanesa de pollo'] },
        { ...PLATE, name: ['Grilled fish', 'Peixe grelhado', 'Pescado a la plancha'] },
        { ...PLATE, name: ['Vegetable omelette', 'Omelete de legumes', 'Tortilla de verduras'] },
      ],
    },
    {
      name: ['Dishes of the day', 'Pratos do dia', 'Platos del día'],
      products: [
        {
          name: ['Feijoada', 'Feijoada completa', 'Feijoada completa'],
          about: [
            'Black beans with pork, rice, kale, cassava flour and orange. Wednesdays and Saturdays.',
            'Com arroz, couve, farofa e laranja. Às quartas e aos sábados.',
            'Con arroz, col, farofa y naranja. Miércoles y sábados.',
          ],
          sizes: 'feijoada',
          days: [WEDNESDAY, SATURDAY],
        },
        {
          name: ['Stroganoff', 'Estrogonofe de frango', 'Strogonoff de pollo'],
          about: [
            'Chicken in cream, with rice and potato sticks.',
            'Com arroz branco e batata palha.',
            'Con arroz blanco y papas paja.',
          ],
          price: 2790,
          extras: ['more'],
          serves: 1,
        },
        {
          name: ['Shredded beef with cassava', 'Carne de panela com mandioca', 'Carne guisada con yuca'],
          price: 2990,
          extras: ['more'],
          serves: 1,
        },
      ],
    },
    {
      name: ['Salads', 'Saladas', 'Ensaladas'],
      products: [
        {
          name: ['Chicken salad', 'Salada com frango', 'Ensalada con pollo'],
          about: [
            'Leaves, tomato, corn and grilled chicken.',
            'Folhas, tomate, milho e frango grelhado.',
            'Hojas, tomate, maíz y pollo a la plancha.',
          ],
          price: 2490,
          serves: 1,
        },
      ],
    },
    {
      name: ['Desserts', 'Sobremesas', 'Postres'],
      products: [
        { name: ['Milk pudding', 'Pudim de leite', 'Flan'], price: 990 },
        { name: ['Fruit salad', 'Salada de frutas', 'Ensalada de frutas'], price: 890 },
      ],
    },
    DRINKS,
  ],
};
