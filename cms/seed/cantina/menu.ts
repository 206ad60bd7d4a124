import type { CategoryPlan, MenuPlan } from '../menu-plan';
import { CANTINA_EXTRAS, CANTINA_SIZES } from './choices';
import { LUNCH_MENU } from './lunch';
import { PASTAS, SALADS } from './pastas';
import { PIZZAS } from './pizzas';
import { COMBOS, SNACKS } from './snacks';
import { DRINKS, SWEETS } from './sweets-and-drinks';

const parts = { pictures: 'cantina', sizes: CANTINA_SIZES, extras: CANTINA_EXTRAS };

export const CENTRO_MENU: MenuPlan = {
  ...parts,
  categories: [PIZZAS, PASTAS, SNACKS, SALADS, COMBOS, LUNCH_MENU, SWEETS, DRINKS],
};

/** The house at the sea cooks less, and nobody there asks for a lunch of the day. */
const NOT_AT_THE_SEA = new Set([
  'pizza-brocolis-bacon',
  'pizza-palmito',
  'pizza-banana-canela',
  'rigatoni-amatriciana',
  'fettuccine-alfredo',
  'beirute',
  'combo-massa',
  'petit-gateau',
  'cafe-espresso',
]);

const atTheSea = (category: CategoryPlan): CategoryPlan => ({
  ...category,
  products: category.products
    .filter(({ slug }) => !NOT_AT_THE_SEA.has(slug))
    .map(({ today: _today, ...product }) => product),
});

export const PRAIA_MENU: MenuPlan = {
  ...parts,
  categories: [PIZZAS, PASTAS, SNACKS, SALADS, COMBOS, SWEETS, DRINKS].map(atTheSea),
};
