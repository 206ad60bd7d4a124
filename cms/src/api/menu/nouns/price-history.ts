import type { PriceKind } from '../../../contracts/product-details';
import { newId } from '../../../database/ids';
import type { Sql } from '../../../database/sql';
import { documentStamps } from '../../../database/table';
import type { VariationPrice } from '../../../domain/menu';
import type { Viewer } from '../../../sessions/viewer';
import { priceChanges } from '../store/price-changes';

/** One price of a product, a variation or an extra. */
export interface Price {
  itemId: string;
  kind: PriceKind;
  /** Of which channel, for a price of one channel alone. */
  channel?: string;
  /** In which variation, for the own price of a product or an extra in it. */
  variationId?: string;
  /** Minor units; null where there is none. */
  cents: number | null;
}

/** What something costs in each of some variations; where it has no price of its own, there is none. */
export const ownPrices = (
  itemId: string,
  own: readonly VariationPrice[] | null | undefined,
  variationIds: ReadonlySet<string>,
): Price[] =>
  [...variationIds].map((variationId) => {
    const price = own?.find((each) => each.variationId === variationId);
    return { itemId, kind: 'VARIATION', variationId, cents: price?.priceCents ?? null };
  });

/** The variations in which any of several has a price of its own. */
export const pricedVariations = (
  items: readonly ({ variationPrices?: readonly VariationPrice[] | null } | null)[],
): ReadonlySet<string> =>
  new Set(items.flatMap((item) => item?.variationPrices ?? []).map(({ variationId }) => variationId));

/** Keeps which prices are others than before, in the transaction that changes them. A price that never was is no change. */
export async function recordPrices(
  sql: Sql,
  { branchId }: { branchId: string },
  before: readonly Price[],
  after: readonly Price[],
  { businessId, userId, name }: Viewer,
): Promise<void> {
  const known = new Map(before.map((price) => [keyOf(price), price.cents]));
  const at = new Date();
  for (const price of after) {
    const was = known.get(keyOf(price)) ?? null;
    if (was === price.cents) continue;
    const { itemId, kind, cents: afterCents, channel, variationId } = price;
    await priceChanges.insert(
      sql,
      {
        ...{ id: newId(), businessId, branchId, itemId, kind, channel, variationId },
        ...{ beforeCents: was, afterCents, userId, userName: name, at: at.getTime() },
      },
      documentStamps(at),
    );
  }
}

const keyOf = ({ itemId, kind, channel, variationId }: Price) =>
  [itemId, kind, channel, variationId].join(' ');
