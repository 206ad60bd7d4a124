import type { Variation, VariationPrice } from '../menu';
import { namesOf } from '../menu-files';
import { plainText } from '../text';
import type { CopyField } from './fields';
import type { CopyLinks } from './links';
import type { CopyMenu, CopyProduct, CopyVariationGroup } from './menu';
import type { Ref } from './names';

/** A product's own price in a variation of the target. */
export interface CopiedPrice {
  variation: Ref;
  priceCents: number;
}

export interface OwnPriceChange {
  field: 'variationPrices';
  before: NamedPrice[];
  after: NamedPrice[];
}

interface NamedPrice {
  /** Of the variation. */
  name: string;
  /** Minor units. */
  priceCents: number;
}

/** The id of the variation that is called in another group as this one in its own; null where none is. */
export function sameVariation(
  id: string,
  own: Pick<CopyVariationGroup, 'variations'>,
  other: Pick<CopyVariationGroup, 'variations'>,
): string | null {
  const name = own.variations.find((one) => one.id === id)?.name;
  return name === undefined ? null : namesOf(other.variations).find(name);
}

/**
 * The own prices that the product of the target has from then on; undefined where they stay. With the prices those travel
 * which are of a group of the same name; with another group the target's own are gone.
 */
export function ownPricesOf(
  product: CopyProduct,
  target: CopyProduct | null,
  { variationGroup }: CopyLinks,
  menus: { source: CopyMenu; target: CopyMenu },
  fields: ReadonlySet<CopyField>,
): { prices: CopiedPrice[]; change: OwnPriceChange | null } | undefined {
  const stays = variationGroup === undefined;
  const after = stays ? refTo(target?.variationGroupId ?? null) : variationGroup;
  const source = groupOf(menus.source, product.variationGroupId);
  const there = after && groupOf(after.isNew ? menus.source : menus.target, after.id);
  const isSame = source && there && plainText(source.name) === plainText(there.name);
  if (stays && !(fields.has('prices') && isSame)) return undefined;

  const prices = fields.has('prices') && isSame ? copied(product.variationPrices, source, there, after) : [];
  const had = target?.variationPrices ?? [];
  const before = groupOf(menus.target, target?.variationGroupId ?? null);
  const known = had.filter(({ variationId }) => before?.variations.some(({ id }) => id === variationId));
  const same =
    prices.length === known.length &&
    prices.every(({ variation, priceCents }) =>
      known.some((own) => own.variationId === variation.id && own.priceCents === priceCents),
    );
  if (same && (stays || had.length === 0)) return undefined;
  const named = (rows: readonly VariationPrice[], group: CopyVariationGroup | null): NamedPrice[] =>
    rows.map(({ variationId, priceCents }) => ({ name: nameIn(group, variationId), priceCents }));
  return {
    prices,
    change: target && {
      field: 'variationPrices',
      before: named(known, before),
      after: named(
        prices.map(({ variation, priceCents }) => ({ variationId: variation.id, priceCents })),
        there,
      ),
    },
  };
}

/** Each in the variation of the same name, once. */
function copied(
  own: readonly VariationPrice[],
  source: CopyVariationGroup,
  there: CopyVariationGroup,
  { isNew }: Ref,
): CopiedPrice[] {
  const found = new Map<string, CopiedPrice>();
  for (const { variationId, priceCents } of own) {
    const id = sameVariation(variationId, source, there);
    if (id !== null && !found.has(id)) found.set(id, { variation: { id, isNew }, priceCents });
  }
  return [...found.values()];
}

const refTo = (id: string | null): Ref | null => (id === null ? null : { id, isNew: false });

const groupOf = ({ variationGroups }: CopyMenu, id: string | null): CopyVariationGroup | null =>
  variationGroups.find((group) => group.id === id) ?? null;

const nameIn = (group: CopyVariationGroup | null, variationId: Variation['id']): string =>
  group?.variations.find(({ id }) => id === variationId)?.name ?? '';
