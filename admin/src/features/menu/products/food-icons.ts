import { plainText } from '@domain/text';
import {
  Bean,
  Candy,
  ChefHat,
  Egg,
  Fish,
  Flame,
  FlaskConical,
  Flower2,
  Leaf,
  LeafyGreen,
  Milk,
  MilkOff,
  Moon,
  Nut,
  Shrimp,
  Sparkles,
  Sprout,
  Star,
  TrendingUp,
  Vegan,
  Wheat,
  WheatOff,
  type LucideIcon,
} from 'lucide-react';

/**
 * How allergens, diets and tags begin, without accents, in the languages of the menus. "Without" stands before what it
 * leaves out: the first that fits is meant.
 */
const SIGNS: [RegExp, LucideIcon][] = [
  [/^(gluten.?free|sem gluten|sin gluten)/, WheatOff],
  [/^(lactose.?free|dairy.?free|sem lactose|sin lactosa)/, MilkOff],
  [/^(sugar.?free|sem acucar|sin azucar)/, Candy],
  [/^(gluten|wheat|trigo)/, Wheat],
  [/^(milk|dairy|lactose|leite|leche|lactosa)/, Milk],
  [/^(egg|ovo|huevo)/, Egg],
  [/^(peanut|amendoim|cacahuete|mani\b|nut|castanha|noz|nozes|frutos secos)/, Nut],
  [/^(soy|soja)/, Bean],
  [/^(fish|peixe|pescado)/, Fish],
  [/^(shellfish|crustac|camarao|marisco)/, Shrimp],
  [/^(sesame|gergelim|sesamo|ajonjoli)/, Sprout],
  [/^(mustard|mostarda|mostaza)/, Flower2],
  [/^(celery|aipo|apio)/, LeafyGreen],
  [/^(sulphite|sulfite|sulfito)/, FlaskConical],
  [/^(vegan)/, Vegan],
  [/^(vegetarian)/, Leaf],
  [/^(halal)/, Moon],
  [/^(kosher)/, Star],
  [/^(new|novo|nuevo)/, Sparkles],
  [/^(popular|mais pedido|mas pedido)/, TrendingUp],
  [/^(spicy|hot|picante)/, Flame],
  [/^(house special|especial d)/, ChefHat],
];

/** The sign of an allergen, a diet or a tag; none for words of one's own. */
export function foodIcon(word: string): LucideIcon | undefined {
  const plain = plainText(word);
  return SIGNS.find(([begins]) => begins.test(plain))?.[1];
}
