import type { StoreProduct } from '@contracts/storefront';
import { extraInVariation, extraPriceCents } from '@domain/pricing/extra-price';
import { groupPrices } from '@domain/pricing/group-price';
import { priceFrom } from '@domain/pricing/price-from';
import { unitPrice } from '@domain/pricing/unit-price';
import type { PriceProblem } from '@domain/pricing';
import {
  extraGroupsOf,
  type OptionOwner,
  type StoreExtra,
  type StoreExtraGroup,
  type StoreMenu,
} from '../menu/store-menu';
import { extraList, piecesIn } from './choice';
import { variationsOf, type Choice } from './chosen';
import { nestedChoice } from './nested-choice';
import { rulesMenu } from './rules-menu';

/** The store's prices are those in force already, so the rules are asked at no particular moment. */
const IN_FORCE = { now: new Date(0), timeZone: 'UTC', channel: 'STORE' };

/** What is still wrong with a choice, by the server's own rules; empty when it can be ordered. */
export function choiceProblems(menu: StoreMenu, productId: string, choice: Choice): PriceProblem[] {
  const priced = priceOf(menu, productId, choice);
  return priced === null || priced.ok ? [] : priced.problems;
}

export interface ShownPrice {
  cents: number;
  /** More has to be chosen, and it may cost more. */
  isFrom: boolean;
}

/** The price of one unit while it is being put together. */
export function shownPrice(menu: StoreMenu, product: StoreProduct, choice: Choice): ShownPrice {
  const priced = priceOf(menu, product.id, choice);
  if (priced?.ok) return { cents: priced.unitPriceCents, isFrom: false };
  const base = baseCents(menu, product, choice);
  const from = fromCents(menu, product, choice) ?? product.fromPriceCents;
  return { cents: Math.max(from, base + settledCents(menu, product, choice)), isFrom: true };
}

/**
 * Of a group that makes the price – something has to be chosen, and one price is charged for it –, what one unit comes to
 * with each of its extras alone; null for groups that add to a price.
 */
export function flavourPrice(
  menu: StoreMenu,
  product: StoreProduct,
  { min, max, priceMethod, extras }: StoreExtraGroup,
  choice: Choice,
): ((extra: StoreExtra) => ShownPrice) | null {
  const offered = variationsOf(menu, product).filter(({ soldOut }) => !soldOut);
  const sizes = choice.variationId === null ? offered.map(({ id }) => id) : [choice.variationId];
  const ways = sizes.length > 0 ? sizes : [null];
  const bases = ways.map((variationId) => baseCents(menu, product, { variationId }));
  const chargesOnce = priceMethod !== 'SUM' || (max === 1 && bases.every((cents) => cents === 0));
  const costs = extras.some((extra) => ways.some((way) => extraPriceCents(extra, way) > 0));
  if (min === 0 || !chargesOnce || !costs) return null;
  return (extra) => {
    const prices = ways.map((variationId, at) => (bases[at] ?? 0) + extraPriceCents(extra, variationId));
    return { cents: Math.min(...prices), isFrom: new Set(prices).size > 1 };
  };
}

/** What it costs at least in a variation, with what has to be chosen with it; null where it cannot be had in it. */
export function sizeFromCents(menu: StoreMenu, product: StoreProduct, variationId: string): number | null {
  return fromCents(menu, product, { variationId, extras: {} });
}

/** The price of the chosen variation, or of the cheapest there is; of the product where it has none. */
export function baseCents(
  menu: StoreMenu,
  product: StoreProduct,
  { variationId }: Pick<Choice, 'variationId'>,
): number {
  const variations = variationsOf(menu, product).filter(({ soldOut }) => !soldOut);
  const cheapest =
    variations.length > 0 ? Math.min(...variations.map((size) => size.priceCents)) : product.priceCents;
  return variations.find(({ id }) => id === variationId)?.priceCents ?? cheapest;
}

/** The least it costs in the chosen variation, or in any while none is chosen. */
function fromCents(menu: StoreMenu, { id }: StoreProduct, { variationId }: Choice): number | null {
  const rules = rulesMenu(menu);
  const product = rules.products.get(id);
  return product ? priceFrom(product, rules, IN_FORCE, variationId ?? undefined) : null;
}

/** What the extras chosen so far cost at least: an average that still lacks pieces may yet fall. */
function settledCents(menu: StoreMenu, asker: OptionOwner, choice: Choice): number {
  const cents = extraGroupsOf(menu, asker).flatMap((group) => {
    const chosen = chosenOf(menu, group, choice);
    const settled = group.priceMethod !== 'AVG' || piecesIn(group, choice) >= group.min;
    const nested = chosen.map(
      ({ extra, quantity }) => quantity * settledCents(menu, extra, nestedChoice(choice, extra.id)),
    );
    return [...(settled ? groupPrices(group, chosen) : []), ...nested];
  });
  return cents.reduce((sum, part) => sum + part, 0);
}

function priceOf(menu: StoreMenu, productId: string, choice: Choice) {
  const rules = rulesMenu(menu);
  const product = rules.products.get(productId);
  return product ? unitPrice(product, { ...choice, extras: extraList(choice) }, rules, IN_FORCE) : null;
}

function chosenOf(menu: StoreMenu, group: StoreExtraGroup, choice: Choice) {
  const extras = rulesMenu(menu).extraGroups.get(group.id)?.extras ?? [];
  return extras.flatMap((extra) => {
    const quantity = choice.extras[extra.id] ?? 0;
    return quantity > 0 ? [{ extra: extraInVariation(extra, choice.variationId), quantity }] : [];
  });
}
