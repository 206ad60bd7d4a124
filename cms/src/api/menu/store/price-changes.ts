import { tableOf } from '../../../database/content-type';
import { inList, type Sql } from '../../../database/sql';
import { number } from '../../../database/codecs';
import { type RowOf } from '../../../database/table';

/** So many are told of the product itself, and as many of its options: those are many, and change together. */
const MOST = 50;

export const priceChanges = tableOf('api::menu.price-change', { at: number() });

export type PriceChange = RowOf<typeof priceChanges>;

/** The latest changes of the prices of items, in whichever variation; costs only on demand. */
export const priceChangesOf = (
  sql: Sql,
  businessId: string,
  itemIds: readonly string[],
  { withCost }: { withCost: boolean },
): Promise<PriceChange[]> =>
  priceChanges.select(
    sql,
    `business_id = ? AND ${inList(sql, 'item_id')}${withCost ? '' : ` AND kind <> 'COST'`}
      ORDER BY at DESC, id DESC LIMIT ${MOST}`,
    [businessId, itemIds],
  );

/** The same of options: of each alone, and in some variations. */
export const optionPriceChanges = (
  sql: Sql,
  businessId: string,
  itemIds: readonly string[],
  variationIds: readonly string[],
): Promise<PriceChange[]> =>
  priceChanges.select(
    sql,
    `business_id = ? AND ${inList(sql, 'item_id')} AND (variation_id IS NULL OR ${inList(sql, 'variation_id')})
      ORDER BY at DESC, id DESC LIMIT ${MOST}`,
    [businessId, itemIds, variationIds],
  );
