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

export interface PricedExtra {
  groupId: string;
  groupName: string;
  extraId: string;
  name: string;
  /** Pieces per unit of the product. */
  quantity: number;
  /** The extra's price on the menu, with the chosen variation. */
  unitPriceCents: number;
  /** What it adds to the price of one unit, after the group's rule. */
  totalCents: number;
}

/** The price of one unit: `unitPriceCents` = `baseCents` + `extrasCents`, the sum of the extras' `totalCents`. */
export interface UnitPrice {
  ok: true;
  baseCents: number;
  extrasCents: number;
  unitPriceCents: number;
  variation: Variation | null;
  /** In the order of the product's groups, then of the choice. */
  extras: PricedExtra[];
}

export type UnitPriceResult = UnitPrice | { ok: false; problems: PriceProblem[] };

/**
 * The price of one unit of a product as chosen: (the variation's promotional price, else its price, else the channel's
 * price, else the product's promotion in force, else its price) + what each group of extras adds, each extra at the
 * price it has with the variation.
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

  const baseCents = (variation ? variationPrice(variation) : basePrice(product, context)).priceCents;
  const extras = groups.flatMap((group) => pricedExtras(group, variation?.id ?? null));
  const extrasCents = extras.reduce((total, extra) => total + extra.totalCents, 0);
  return { ok: true, baseCents, extrasCents, unitPriceCents: baseCents + extrasCents, variation, extras };
}

/**
 * The price of a line of an order.
 *
 * @param unitPriceCents price of one unit in minor units
 * @param quantity units, integer ≥ 1
 * @throws RangeError for another quantity, or an amount too large to be exact
 */
export function linePrice(unitPriceCents: number, quantity: number): number {
  const cents = unitPriceCents * quantity;
  if (!Number.isSafeInteger(quantity) || quantity < 1 || !Number.isSafeInteger(cents)) {
    throw new RangeError(`No price for ${quantity} × ${unitPriceCents}`);
  }
  return cents;
}

function pricedExtras({ group, chosen }: ChosenGroup, variationId: string | null): PricedExtra[] {
  const priced = chosen.map(({ extra, quantity }) => ({
    extra: extraInVariation(extra, variationId),
    quantity,
  }));
  const adds = groupPrices(group, priced);
  return priced.map(({ extra, quantity }, position) => ({
    groupId: group.id,
    groupName: group.name,
    extraId: extra.id,
    name: extra.name,
    quantity,
    unitPriceCents: extra.priceCents,
    totalCents: adds[position] ?? 0,
  }));
}
