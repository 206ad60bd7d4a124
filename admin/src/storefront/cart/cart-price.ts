import { countUnits } from '@domain/menu/unit';
import { unitOf, type StoreMenu } from '../menu/store-menu';
import { choiceProblems, shownPrice } from '../product/choice-price';
import type { CartLine } from './cart';

type LineState = 'READY' | 'SOLD_OUT' | 'CHOOSE_AGAIN';

/** Whether a line can be ordered as the menu is now. */
export function lineState(line: CartLine, menu: StoreMenu): LineState {
  if (menu.products.get(line.productId)?.soldOut) return 'SOLD_OUT';
  const problems = choiceProblems(menu, line.productId, line);
  if (problems.length === 0) return 'READY';
  return problems.every(({ code }) => code.endsWith('SOLD_OUT')) ? 'SOLD_OUT' : 'CHOOSE_AGAIN';
}

export function lineCents(line: CartLine, menu: StoreMenu): number {
  const product = menu.products.get(line.productId);
  return product ? shownPrice(menu, product, line).cents * line.quantity : 0;
}

interface CartSums {
  /** Pieces of the lines that can be ordered; one that is weighed or poured is one. */
  units: number;
  /** Of the same lines; what cannot be ordered is not promised at a price. */
  itemsCents: number;
  /** Every line can be ordered. */
  ready: boolean;
}

export function cartSums(lines: readonly CartLine[], menu: StoreMenu): CartSums {
  const ready = lines.filter((line) => lineState(line, menu) === 'READY');
  return {
    units: countUnits(ready.map((line) => ({ ...line, unit: unitOf(line, menu) }))),
    itemsCents: ready.reduce((cents, line) => cents + lineCents(line, menu), 0),
    ready: ready.length === lines.length,
  };
}
