import type { LoyaltyLiabilityDto } from '../../../contracts/loyalty';
import { readOne } from '../../../crud/read-rows';
import { read } from '../../../database/transaction';
import { unitValue, valueOfUnits } from '../../../domain/loyalty';
import type { Viewer } from '../../../sessions/viewer';
import { rewardOf } from '../load-offers';
import { program as programNoun } from '../nouns/program';
import { unitsByMonth } from '../store/liability';
import { productPrices } from '../store/products';
import { rewardsOf } from '../store/rewards';

/** The open balances of a program in units, and their highest value in money, by the month in which they expire. */
export async function readLiability(viewer: Viewer, id: string, now: Date): Promise<LoyaltyLiabilityDto> {
  const { businessId } = viewer;
  const { kind } = await readOne(programNoun, viewer, id);
  return read(async (sql) => {
    const stored = await rewardsOf(sql, businessId, [id]);
    const live = stored
      .filter(
        ({ endedAt, usageLimit, used }) => endedAt === null && (usageLimit === null || used < usageLimit),
      )
      .map(rewardOf);
    const ids = live.flatMap(({ productIds }) => productIds);
    const prices = await productPrices(sql, businessId, ids);
    const value = unitValue(kind, live, (productId) => prices.get(productId) ?? 0);
    const months = await unitsByMonth(sql, { businessId, programId: id }, now);
    const units = months.reduce((sum, each) => sum + each.units, 0);
    return {
      units,
      cents: valueOfUnits(units, value),
      months: months.map((each) => ({ ...each, cents: valueOfUnits(each.units, value) })),
    };
  });
}
