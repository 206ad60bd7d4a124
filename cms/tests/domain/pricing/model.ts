import type { ExtraGroup, Menu, Product } from '../../../src/domain/menu';
import type { Choice, PriceProblemCode } from '../../../src/domain/pricing';

/**
 * The price of a choice worked out another way: every piece of every extra is laid on the table one by one, and exact
 * fractions are rounded at the end. Nothing is shared with the code under test but the types.
 */
export type Priced = { unitPriceCents: number; addedByGroup: Map<string, number> } | { wrong: string[] };

export function modelPrice(
  product: Product,
  choice: Choice,
  menu: Menu,
  now: number,
  channel: string,
): Priced {
  const wrong: string[] = [];
  const blame = (code: PriceProblemCode, ...path: (string | number)[]) =>
    wrong.push(`${code} ${path.join('.')}`);
  const gone = (item: { state: string; soldOutUntil: string | null }) =>
    item.state !== 'ACTIVE' || (item.soldOutUntil !== null && new Date(item.soldOutUntil) > new Date(now));

  const sizes = menu.variationGroups.find((group) => group.id === product.variationGroupId);
  const size = sizes?.variations.find((variation) => variation.id === choice.variationId);
  if (product.variationGroupId === null) {
    if (choice.variationId) blame('VARIATION_NOT_ALLOWED', 'variationId');
  } else if (!choice.variationId) blame('VARIATION_REQUIRED', 'variationId');
  else if (!size) blame('UNKNOWN_VARIATION', 'variationId');
  else if (sizes?.state !== 'ACTIVE' || gone(size)) blame('VARIATION_SOLD_OUT', 'variationId');

  const table: { group: ExtraGroup; pieces: number[] }[] = [];
  for (const id of product.extraGroupIds) {
    const group = menu.extraGroups.find((candidate) => candidate.id === id);
    if (group) table.push({ group, pieces: [] });
  }
  const taken: string[] = [];
  choice.extras.forEach(({ extraId, quantity }, position) => {
    const place = table.find(({ group }) => group.extras.some(({ id }) => id === extraId));
    const extra = place?.group.extras.find(({ id }) => id === extraId);
    if (!place || !extra) return blame('UNKNOWN_EXTRA', 'extras', position);
    if (taken.includes(extraId)) return blame('DUPLICATE_EXTRA', 'extras', position);
    taken.push(extraId);
    if (quantity < 1 || quantity % 1 !== 0) return blame('BAD_QUANTITY', 'extras', position);
    const special = extra.variationPrices.filter((price) => price.variationId === choice.variationId);
    const cents = special.reduce((_, own) => own.priceCents, extra.priceCents);
    for (let piece = 0; piece < quantity; piece++) place.pieces.push(cents);
    if (place.group.state !== 'ACTIVE' || gone(extra)) return blame('EXTRA_SOLD_OUT', 'extras', position);
    if (quantity > extra.maxQuantity) return blame('EXTRA_TOO_MANY', 'extras', position);
  });
  for (const { group, pieces } of table.filter(({ group: { state } }) => state === 'ACTIVE')) {
    if (pieces.length < group.min) blame('GROUP_TOO_FEW', 'extras');
    else if (pieces.length > group.max) blame('GROUP_TOO_MANY', 'extras');
  }
  if (wrong.length > 0) return { wrong };

  const addedByGroup = new Map(table.map(({ group, pieces }) => [group.id, addedBy(group, pieces)]));
  const added = [...addedByGroup.values()].reduce((total, cents) => total + cents, 0);
  const base = size ? (size.promoPriceCents ?? size.priceCents) : baseOf(product, now, channel);
  return { unitPriceCents: base + added, addedByGroup };
}

function baseOf(product: Product, now: number, channel: string): number {
  for (const own of product.channels)
    if (own.channel === channel && own.priceCents !== null) return own.priceCents;
  const from = product.promoFrom === null ? -Infinity : new Date(product.promoFrom).getTime();
  const to = product.promoTo === null ? Infinity : new Date(product.promoTo).getTime();
  return product.promoPriceCents !== null && from <= now && now < to
    ? product.promoPriceCents
    : product.priceCents;
}

function addedBy(group: ExtraGroup, pieces: number[]): number {
  const dearestFirst = [...pieces].sort((a, b) => b - a);
  const sum = (prices: number[]) => prices.reduce((total, price) => total + price, 0);
  if (pieces.length === 0) return 0;
  if (group.priceMethod === 'MAX') return dearestFirst[0] ?? 0;
  if (group.priceMethod === 'SUM')
    return sum(dearestFirst.slice(0, Math.max(0, pieces.length - group.freeQuantity)));
  const [whole, rest] = [Math.trunc(sum(pieces) / pieces.length), sum(pieces) % pieces.length];
  return rest * 2 >= pieces.length ? whole + 1 : whole;
}
