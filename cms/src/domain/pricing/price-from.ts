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
import { groupPrices, total } from './group-price';

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
  return least(ways(product, { index, context, ...soldNow(context) }, variationId));
}

/** The price that a product is shown with before anything is chosen. */
export interface AskedPrice {
  /** Minor units. */
  cents: number;
  /** Whether a choice that has to be made can make it dearer. */
  isFrom: boolean;
}

/**
 * What one unit is asked for: the lowest price at which it can be had now, or while nothing of it can be had, at which
 * it could be had if nothing were sold out; null when not even then. Every list of products shows this.
 */
export function askedPrice(product: Product, index: MenuIndex, context: SaleContext): AskedPrice | null {
  for (const sale of [soldNow(context), SOLD_AT_ALL]) {
    const terms = { index, context, ...sale };
    const all = ways(product, terms);
    const cents = least(all);
    if (cents === null) continue;
    const differ = all.some((way) => way.cents !== cents);
    return {
      cents,
      isFrom: differ || all.some(({ variationId }) => demandsVary(product, terms, variationId)),
    };
  }
  return null;
}

/** What counts as being there to choose. */
interface Sale {
  offered: (group: Pick<ExtraGroup, 'state' | 'availability'>) => boolean;
  onSale: (
    part: Pick<Extra, 'state' | 'availability' | 'soldOutUntil' | 'stockTracked' | 'stockQuantity'>,
  ) => boolean;
}

interface Terms extends Sale {
  index: MenuIndex;
  context: SaleContext;
}

const soldNow = (moment: SaleMoment): Sale => ({
  offered: (group) => isOffered(group, moment),
  onSale: (part) => isOnSale(part, moment),
});
const SOLD_AT_ALL: Sale = {
  offered: ({ state }) => state === 'ACTIVE',
  onSale: ({ state }) => state === 'ACTIVE',
};

const least = (all: readonly Base[]): number | null =>
  all.length === 0 ? null : Math.min(...all.map(({ cents }) => cents));

/** The variations it can be had in, each with the least it costs there. */
function ways(product: Product, terms: Terms, variationId?: string): Base[] {
  return basesOf(product, terms)
    .filter((base) => variationId === undefined || base.variationId === variationId)
    .flatMap((base) => {
      const demandedBy = (asker: Asking, nested: (extra: Extra) => number | null) =>
        demandedCents(asker, terms, base.variationId, nested);
      const demanded = demandedBy(product, (extra) => demandedBy(extra, () => 0));
      return demanded === null ? [] : [{ ...base, cents: base.cents + demanded }];
    });
}

/** Whether what has to be chosen with a variation costs more or less, or asks for something that costs in turn. */
function demandsVary(product: Product, terms: Terms, variationId: string | null): boolean {
  const pricesOf = (group: ExtraGroup) =>
    group.extras.filter(terms.onSale).map((extra) => extraInVariation(extra, variationId).priceCents);
  return demandingGroups(product, terms).some(
    (group) =>
      new Set(pricesOf(group)).size > 1 ||
      group.extras.some((extra) =>
        demandingGroups(extra, terms).some((inner) => pricesOf(inner).some((cents) => cents > 0)),
      ),
  );
}

const demandingGroups = ({ extraGroupIds }: Asking, { index, offered }: Terms): ExtraGroup[] =>
  extraGroupIds.flatMap((id) => {
    const group = index.extraGroups.get(id);
    return group && group.min > 0 && offered(group) ? [group] : [];
  });

/** What asks for groups of extras: a product, or an extra of one of its groups. */
type Asking = Pick<Product, 'extraGroupIds'>;

interface Base {
  /** Null for a product without variations. */
  variationId: string | null;
  cents: number;
}

function basesOf(product: Product, { index, context, offered, onSale }: Terms): Base[] {
  if (product.variationGroupId === null) {
    return [{ variationId: null, cents: basePrice(product, context).priceCents }];
  }
  const group = index.variationGroups.get(product.variationGroupId);
  if (!group || !offered(group)) return [];
  return group.variations.filter(onSale).map((variation) => ({
    variationId: variation.id,
    cents: variationPrice(product, variation).priceCents,
  }));
}

/** What the groups of a product or an extra add at least, or null when one of them cannot be satisfied. */
function demandedCents(
  { extraGroupIds }: Asking,
  { index, offered, onSale }: Terms,
  variationId: string | null,
  nestedCents: (extra: Extra) => number | null,
): number | null {
  let cents = 0;
  for (const groupId of extraGroupIds) {
    const group = index.extraGroups.get(groupId);
    if (!group || !offered(group)) continue;
    const pieces = group.extras.filter(onSale).flatMap((extra) => {
      const nested = nestedCents(extra);
      if (nested === null) return [];
      const { priceCents } = extraInVariation(extra, variationId);
      const piece: Piece = { extra: { priceCents }, quantity: 1, nestedCents: nested };
      return Array.from({ length: Math.min(extra.maxQuantity, group.min) }, () => piece);
    });
    const chosen = cheapestPieces(group, pieces);
    if (chosen === null) return null;
    cents += total(groupPrices(group, chosen)) + total(chosen.map((piece) => piece.nestedCents));
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
