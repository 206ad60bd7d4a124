import type { ProductDto } from '@contracts/menu';
import { isSoldOut } from '@domain/menu';

/** Why a product is not sold now, as the list says it; `CATEGORY_SOLD_OUT` tells the category's from the product's own. */
const REASONS = [
  'DRAFT',
  'PAUSED',
  'ARCHIVED',
  'SOLD_OUT',
  'OUT_OF_STOCK',
  'CATEGORY_NOT_ACTIVE',
  'CATEGORY_SOLD_OUT',
  'NOT_AVAILABLE_NOW',
  'NO_VARIATION',
  'GROUP_UNSATISFIABLE',
  'CHANNEL_HIDDEN',
  'OTHER',
] as const;
export type Reason = (typeof REASONS)[number];

const isReason = (code: string): code is Reason => (REASONS as readonly string[]).includes(code);

/** Every reason once, the ones that a person here can put right first; none when it can be sold. */
export function reasonsOf(product: ProductDto, now: Date): Reason[] {
  const own: Reason[] = [];
  if (product.state === 'DRAFT') own.push('DRAFT');
  if (product.state === 'PAUSED') own.push('PAUSED');
  // Nobody looks further while it is none of the menu.
  if (product.state === 'ARCHIVED') return ['ARCHIVED'];
  const soldOut = isSoldOut(product.soldOutUntil, now);
  if (soldOut) own.push('SOLD_OUT');

  const told = product.notSellable.flatMap(({ code }): Reason[] => {
    if (code === 'NOT_ACTIVE') return [];
    if (code === 'SOLD_OUT') return soldOut ? [] : soldOutReason(product);
    return [isReason(code) ? code : 'OTHER'];
  });
  const all = new Set([...own, ...told]);
  return REASONS.filter((reason) => all.has(reason));
}

/** Sold out although the product's own end is none or past: by its category, or until a moment ago. */
const soldOutReason = ({ soldOutUntil }: ProductDto): Reason[] =>
  soldOutUntil === null ? ['CATEGORY_SOLD_OUT'] : [];
