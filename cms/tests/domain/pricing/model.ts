import type { Extra, ExtraGroup, Menu, Product } from '../../../src/domain/menu';
import type { Choice, PriceProblemCode } from '../../../src/domain/pricing';

/**
 * The price of a choice worked out another way: every piece of every extra is laid on the table one by one, and exact
 * fractions are rounded at the end. What is chosen with an extra is laid out once for each of its pieces. Nothing is shared with the code under test but the types.
 */
type Priced = { unitPriceCents: number; addedByGroup: Map<string, number> } | { wrong: string[] };

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

  const inForce = (group: ExtraGroup) => group.state === 'ACTIVE';
  const named = (ids: string[]) => ids.flatMap((id) => menu.extraGroups.filter((group) => group.id === id));
  /** Takes as many pieces as the menu has of what a group needs, and looks whether they are enough. */
  const isShort = (group: ExtraGroup) => {
    const there = group.extras.flatMap((extra) =>
      gone(extra) ? [] : Array<null>(extra.maxQuantity).fill(null),
    );
    return there.length < group.min || group.max < group.min;
  };
  const lacking = (extra: Extra) =>
    named(extra.extraGroupIds).some((group) => inForce(group) && isShort(group));

  /** Lays the pieces of one level on the table; `pieces` are their prices, `inside` what was laid inside of them. */
  const lay = (asker: { extraGroupIds: string[] }, choices: Choice['extras'], path: (string | number)[]) => {
    const table = named(asker.extraGroupIds).map((group) => ({ group, pieces: [] as number[], inside: 0 }));
    const taken: string[] = [];
    const outer = path.length === 0;
    choices.forEach(({ extraId, quantity, extras: further }, position) => {
      const here = [...path, 'extras', position];
      const place = table.find(({ group }) => group.extras.some(({ id }) => id === extraId));
      const extra = place?.group.extras.find(({ id }) => id === extraId);
      if (!place || !extra) return blame('UNKNOWN_EXTRA', ...here);
      if (taken.includes(extraId)) return blame('DUPLICATE_EXTRA', ...here);
      taken.push(extraId);
      if (quantity < 1 || quantity % 1 !== 0) return blame('BAD_QUANTITY', ...here);
      const special = extra.variationPrices.filter((price) => price.variationId === choice.variationId);
      const cents = special.reduce((_, own) => own.priceCents, extra.priceCents);
      for (let piece = 0; piece < quantity; piece++) place.pieces.push(cents);
      if (!inForce(place.group) || gone(extra) || (outer && lacking(extra)))
        return blame('EXTRA_SOLD_OUT', ...here);
      if (quantity > extra.maxQuantity) blame('EXTRA_TOO_MANY', ...here);
      if (!outer) return;
      const within = lay(extra, further ?? [], here);
      for (let piece = 0; piece < quantity; piece++)
        for (const { group, pieces } of within) place.inside += addedBy(group, pieces);
    });
    for (const { group, pieces } of table.filter((each) => inForce(each.group))) {
      if (pieces.length < group.min) blame('GROUP_TOO_FEW', ...path, 'extras');
      else if (pieces.length > group.max) blame('GROUP_TOO_MANY', ...path, 'extras');
    }
    return table;
  };
  const table = lay(product, choice.extras, []);
  if (wrong.length > 0) return { wrong };

  const addedByGroup = new Map(
    table.map(({ group, pieces, inside }) => [group.id, addedBy(group, pieces) + inside]),
  );
  const added = [...addedByGroup.values()].reduce((total, cents) => total + cents, 0);
  const own = product.variationPrices.filter((price) => price.variationId === size?.id);
  const ofSize = own.reduce((_, each) => each.priceCents, size?.promoPriceCents ?? size?.priceCents ?? NaN);
  const base = size ? ofSize : baseOf(product, now, channel);
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
