import type { CategoryRecipe, SizeRecipe } from './words';

/** What every kitchen sells beside its food. `SODA` is the group of sizes that `DRINKS` needs. */
export const SODA: Readonly<Record<string, SizeRecipe>> = {
  soda: {
    name: ['Soft drink', 'Sabor do refrigerante', 'Sabor de la gaseosa'],
    sizes: [
      [['Cola', 'Cola', 'Cola'], 690],
      [['Cola zero', 'Cola zero', 'Cola sin azúcar'], 690],
      [['Guaraná', 'Guaraná', 'Guaraná'], 690],
      [['Orange', 'Laranja', 'Naranja'], 690],
    ],
    usual: 0,
  },
};

export const DRINKS: CategoryRecipe = {
  name: ['Drinks', 'Bebidas', 'Bebidas'],
  products: [
    { name: ['Soft drink, can 350 ml', 'Refrigerante lata 350 ml', 'Gaseosa, lata 350 ml'], sizes: 'soda' },
    { name: ['Soft drink, bottle 2 l', 'Refrigerante 2 litros', 'Gaseosa 2 litros'], price: 1490, serves: 5 },
    { name: ['Water 500 ml', 'Água mineral 500 ml', 'Agua mineral 500 ml'], price: 450 },
    { name: ['Orange juice 400 ml', 'Suco de laranja 400 ml', 'Jugo de naranja 400 ml'], price: 1190 },
    { name: ['Beer 350 ml', 'Cerveja lata 350 ml', 'Cerveza, lata 350 ml'], price: 890, alcoholic: true },
  ],
};
