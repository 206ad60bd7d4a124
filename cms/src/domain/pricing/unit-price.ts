import type { MenuIndex, Product, SaleContext, Variation } from '../menu';
import { basePrice, variationPrice } from './base-price';
import { chooseExtras, type ChosenGroup, type ExtraChoice } from './choose-extras';
import { chooseVariation } from './choose-variation';
import { extraInVariation } from './extra-price';
import { groupPrices } from './group-price';
import type { PriceProblem } from './problem';

/** What a customer chose of one product. */
export interface Choice {
  variationId?: string | null;
  extras: readonly ExtraChoice[];
}

/** Pieces of an extra and what they cost, without what was chosen with them in turn. */
export interface PricedPieces {
  groupId: string;
  groupName: string;
  extraId: string;
  name: string;
  /** Pieces per unit of the product, or per piece of the extra that asked for them. */
  quantity: number;
  /** The extra's price on the menu, with the chosen variation. */
  unitPriceCents: number;
  /** What it adds to the price of one unit of the product, after the group's rule. */
  totalCents: number;
}

export interface PricedExtra extends PricedPieces {
  /** What was chosen of the groups that it asks for; left out where that is nothing. */
  extras?: PricedPieces[];
}

/** The price of one unit: `unitPriceCents` = `baseCents` + `extrasCents`, the `addedCents` of the extras. */
export interface UnitPrice {
  ok: true;
  baseCents: number;
  extrasCents: number;
  unitPriceCents: number;
  variation: Variation | null;
  /** In the order of the product's groups, then of the choice. */
  extras: PricedExtra[];
}

type UnitPriceResult = UnitPrice | { ok: false; problems: PriceProblem[] };

/**
 * The price of one unit of a product as chosen: (its own price in the variation, else the variation's, see `variationPrice`, else the channel's
 * price, else the product's promotion in force, else its price) + what each group of extras adds, each extra at the
 * price it has with the variation. What an extra asks for is priced by the same rules for one piece of it, and counts
 * for each of its pieces.
 *
 * Whether the product itself can be sold is another question, see `sellable`.
 *
 * @param index the menu the product is of
 * @returns amounts in minor units, or everything that is wrong with the choice
 */
export function unitPrice(
  product: Product,
  choice: Choice,
  index: MenuIndex,
  context: SaleContext,
): UnitPriceResult {
  const { variation, problems: wrongVariation } = chooseVariation(
    product,
    choice.variationId ?? null,
    index,
    context,
  );
  const { groups, problems: wrongExtras } = chooseExtras(product, choice.extras, index, context);
  const problems = [...wrongVariation, ...wrongExtras];
  if (problems.length > 0) return { ok: false, problems };

  const baseCents = (variation ? variationPrice(product, variation) : basePrice(product, context)).priceCents;
  const extras = groups.flatMap((group) => pricedExtras(group, variation?.id ?? null));
  const extrasCents = addedCents(extras);
  return { ok: true, baseCents, extrasCents, unitPriceCents: baseCents + extrasCents, variation, extras };
}

/**
 * The price of an item of an order.
 *
 * @param unitPriceCents price of one unit in minor units
 * @param quantity units, integer ≥ 1
 * @throws RangeError for another quantity, or an amount too large to be exact
 */
export function itemPrice(unitPriceCents: number, quantity: number): number {
  const cents = unitPriceCents * quantity;
  if (!Number.isSafeInteger(quantity) || quantity < 1 || !Number.isSafeInteger(cents)) {
    throw new RangeError(`No price for ${quantity} × ${unitPriceCents}`);
  }
  return cents;
}

/**
 * What extras add to the price of one unit, what was chosen with them included.
 *
 * @returns minor units
 */
function addedCents(extras: readonly Adding[]): number {
  return extras.reduce((total, extra) => total + extra.totalCents + addedCents(extra.extras ?? []), 0);
}

interface Adding {
  totalCents: number;
  extras?: readonly Adding[];
}

function pricedExtras({ group, chosen }: ChosenGroup, variationId: string | null): PricedExtra[] {
  const priced = chosen.map(({ extra, ...rest }) => ({
    extra: extraInVariation(extra, variationId),
    ...rest,
  }));
  const adds = groupPrices(group, priced);
  return priced.map(({ extra, quantity, nested }, position) => {
    const extras = nested
      .flatMap((inner) => pricedExtras(inner, variationId))
      .map((inner) => ({ ...inner, totalCents: inner.totalCents * quantity }));
    return {
      groupId: group.id,
      groupName: group.name,
      extraId: extra.id,
      name: extra.name,
      quantity,
      unitPriceCents: extra.priceCents,
      totalCents: adds[position] ?? 0,
      ...(extras.length > 0 && { extras }),
    };
  });
}
