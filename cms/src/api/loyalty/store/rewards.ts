import type { StoredReward } from '../../../contracts/loyalty';
import { json, number, orNull, text, code } from '../../../database/codecs';
import { inList, type Sql } from '../../../database/sql';
import { defineTable, type RowOf } from '../../../database/table';
import type { Tx } from '../../../database/transaction';
import type { RewardKind } from '../../../domain/loyalty';

export const rewards = defineTable('loyalty_rewards', {
  id: text(),
  programId: text(),
  businessId: text(),
  kind: code<RewardKind>(),
  name: text(),
  cost: number(),
  valueBps: number(),
  valueCents: number(),
  productIds: json<string[]>([]),
  maxDiscountCents: orNull(number()),
  usageLimit: orNull(number()),
  used: number(),
  createdAt: number(),
  /** Since when lots earned from then on do not buy it; null of a live one. Milliseconds since 1970. */
  endedAt: orNull(number()),
});

export type RewardRow = RowOf<typeof rewards>;

interface Owner {
  businessId: string;
  programId: string;
}

/** The rewards of programs, those that ended included. */
export const rewardsOf = (
  sql: Sql,
  businessId: string,
  programIds: readonly string[],
): Promise<RewardRow[]> =>
  rewards.select(
    sql,
    `${inList(sql, 'program_id')} AND business_id = ? ORDER BY cost, created_at, id LIMIT 1000`,
    [programIds, businessId],
  );

export const rewardById = (sql: Sql, businessId: string, id: string): Promise<RewardRow | null> =>
  rewards.find(sql, 'id = ? AND business_id = ?', [id, businessId]);

/**
 * Makes the live rewards of a program those of its form. A reward that is missing there or has another id by now ends; what
 * was earned before still buys it. In a program without lots nobody can, and it is deleted.
 */
export async function syncRewards(
  tx: Sql,
  { businessId, programId }: Owner,
  wanted: readonly StoredReward[],
  { now, hasLots }: { now: Date; hasLots: boolean },
): Promise<void> {
  const stored = (await rewardsOf(tx, businessId, [programId])).filter(({ endedAt }) => endedAt === null);
  const ended = stored.filter(({ id }) => !wanted.some((each) => each.id === id)).map(({ id }) => id);
  const own = [ended, programId, businessId] as const;
  if (ended.length > 0 && hasLots)
    await tx.run(
      `UPDATE loyalty_rewards SET ended_at = ? WHERE ${inList(tx, 'id')} AND program_id = ? AND business_id = ?`,
      [now.getTime(), ...own],
    );
  else if (ended.length > 0)
    await tx.run(
      `DELETE FROM loyalty_rewards WHERE ${inList(tx, 'id')} AND program_id = ? AND business_id = ?`,
      own,
    );
  for (const reward of wanted) {
    if (stored.some(({ id }) => id === reward.id))
      await rewards.update(tx, { name: reward.name, usageLimit: reward.usageLimit }, [
        'id = ? AND business_id = ?',
        reward.id,
        businessId,
      ]);
    else
      await rewards.insert(tx, {
        ...reward,
        programId,
        businessId,
        used: 0,
        createdAt: now.getTime(),
        endedAt: null,
      });
  }
}

/** Counts one more redemption; answers 0 where the reward has run out. */
export const takeReward = (tx: Tx, businessId: string, id: string): Promise<number> =>
  tx.run(
    `UPDATE loyalty_rewards SET used = used + 1 WHERE id = ? AND business_id = ? AND (usage_limit IS NULL OR used < usage_limit)`,
    [id, businessId],
  );

/** Counts one redemption less. */
export const returnReward = (tx: Tx, businessId: string, id: string): Promise<number> =>
  tx.run('UPDATE loyalty_rewards SET used = used - 1 WHERE id = ? AND business_id = ? AND used > 0', [
    id,
    businessId,
  ]);
