import {
  isOffered,
  isOnSale,
  type Extra,
  type ExtraGroup,
  type MenuIndex,
  type Product,
  type SaleContext,
  type SaleMoment,
} from '../menu';
import { basePrice, variationPrice } from './base-price';
import { extraInVariation } from './extra-price';
import { groupPrices } from './group-price';

/**
 * The lowest price at which one unit can be had now: in its cheapest variation, with the cheapest extras of the groups
 * that demand some, and of those that these extras demand in turn.
 *
 * @param variationId only in this variation; left out, in whichever is cheapest with what it demands
 * @returns minor units, or null when no valid choice is left
 */
export function priceFrom(
  product: Product,
  index: MenuIndex,
  context: SaleContext,
  variationId?: string,
): number | null {
  const prices = basesOf(product, index, context)
    .filter((base) => variationId === undefined || base.variationId === variationId)
    .flatMap((base) => {
      const demandedBy = (asker: Asking, nested: (extra: Extra) => number | null) =>
        demandedCents(asker, index, context, base.variationId, nested);
      const demanded = demandedBy(product, (extra) => demandedBy(extra, () => 0));
      return demanded === null ? [] : [base.cents + demanded];
    });
  return prices.length === 0 ? null : Math.min(...prices);
}

/** What asks for groups of extras: a product, or an extra of one of its groups. */
type Asking = Pick<Product, 'extraGroupIds'>;

interface Base {
  /** Null for a product without variations. */
  variationId: string | null;
  cents: number;
}

function basesOf(product: Product, index: MenuIndex, context: SaleContext): Base[] {
  if (product.variationGroupId === null) {
    return [{ variationId: null, cents: basePrice(product, context).priceCents }];
  }
  const group = index.variationGroups.get(product.variationGroupId);
  if (!group || !isOffered(group, context)) return [];
  return group.variations
    .filter((variation) => isOnSale(variation, context))
    .map((variation) => ({ variationId: variation.id, cents: variationPrice(variation).priceCents }));
}

/** What the groups of a product or an extra add at least, or null when one of them cannot be satisfied. */
function demandedCents(
  { extraGroupIds }: Asking,
  index: MenuIndex,
  moment: SaleMoment,
  variationId: string | null,
  nestedCents: (extra: Extra) => number | null,
): number | null {
  let cents = 0;
  for (const groupId of extraGroupIds) {
    const group = index.extraGroups.get(groupId);
    if (!group || !isOffered(group, moment)) continue;
    const pieces = group.extras
      .filter((extra) => isOnSale(extra, moment))
      .flatMap((extra) => {
        const nested = nestedCents(extra);
        if (nested === null) return [];
        const { priceCents } = extraInVariation(extra, variationId);
        const piece: Piece = { extra: { priceCents }, quantity: 1, nestedCents: nested };
        return Array.from({ length: Math.min(extra.maxQuantity, group.min) }, () => piece);
      });
    const chosen = cheapestPieces(group, pieces);
    if (chosen === null) return null;
    cents += sum(groupPrices(group, chosen)) + sum(chosen.map((piece) => piece.nestedCents));
  }
  return cents;
}

/** One piece of an extra, with the least that the groups it asks for add to it. */
interface Piece {
  extra: { priceCents: number };
  quantity: number;
  nestedCents: number;
}

/**
 * The fewest pieces the group demands that come to the least together; by every method, more of them cost no less. They
 * are laid in the order of their prices, so that the place of a piece says what its group charges for it; for each number
 * of pieces the cheapest way to it is kept.
 */
function cheapestPieces(group: ExtraGroup, pieces: readonly Piece[]): Piece[] | null {
  const { min, max } = group;
  const ways: ({ cents: number; pieces: Piece[] } | undefined)[] = [{ cents: 0, pieces: [] }];
  for (const piece of [...pieces].sort((a, b) => a.extra.priceCents - b.extra.priceCents)) {
    for (let place = min; place >= 1; place--) {
      const before = ways[place - 1];
      if (!before) continue;
      const cents = before.cents + chargedAt(group, place, piece);
      if (cents < (ways[place]?.cents ?? Infinity))
        ways[place] = { cents, pieces: [...before.pieces, piece] };
    }
  }
  return min > max ? null : (ways[min]?.pieces ?? null);
}

/** What a piece adds at a place among the `min` pieces of its group, cheapest first; by the average, `min` times that. */
function chargedAt(
  { priceMethod, freeQuantity, min }: ExtraGroup,
  place: number,
  { extra, nestedCents }: Piece,
): number {
  if (priceMethod === 'AVG') return extra.priceCents + min * nestedCents;
  const charged = priceMethod === 'SUM' ? place > freeQuantity : place === min;
  return nestedCents + (charged ? extra.priceCents : 0);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
