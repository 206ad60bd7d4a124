import type { Sql } from '../../database/sql';
import {
  allocate,
  availableUnits,
  nextExpiry,
  pendingUnits,
  type EarnRule,
  type Reward,
} from '../../domain/loyalty';
import { groupOf } from '../customers/exports';
import { heldPrograms, ruleOf, type StoredProgram } from './store/programs';
import { rewardsOf, type RewardRow } from './store/rewards';
import { loadWallets } from './store/wallets';

export interface RewardOffer extends Reward {
  /** Whether the customer can redeem it now. */
  affordable: boolean;
  /** The units that they still need for it; 0 where it is affordable. */
  missing: number;
}

/** The balance of a customer in a program, and the rewards that it buys. */
export interface LoyaltyOffers {
  programId: string;
  name: string;
  /** How orders earn with it; see `EarnRule`. */
  rule: EarnRule;
  /** Whether an order that is placed now earns with it. */
  earning: boolean;
  available: number;
  pending: number;
  debt: number;
  nextExpiry: { at: string; amount: number } | null;
  /** The cheapest first. */
  rewards: RewardOffer[];
  /** Of cashback, what can be spent, minor units; 0 of other kinds. */
  cashbackCents: number;
}

/**
 * What a customer can redeem at a branch: in the program that is active there, and in those of before in which they have
 * something. Rewards that have ended are among it as long as what was earned before their end buys them.
 *
 * @param customerId null for somebody who is not known: they have nothing in the active program
 */
export async function loyaltyOffers(
  sql: Sql,
  { businessId, branchId, customerId }: { businessId: string; branchId: string; customerId: string | null },
  now: Date,
): Promise<LoyaltyOffers[]> {
  const group = customerId === null ? [] : await groupOf(sql, businessId, customerId);
  const held = (await heldPrograms(sql, businessId, group)).filter(
    ({ branchIds }) => branchIds.length === 0 || branchIds.includes(branchId),
  );
  const rewards = await rewardsOf(
    sql,
    businessId,
    held.map(({ id }) => id),
  );
  const offers: LoyaltyOffers[] = [];
  for (const program of held) {
    const own = rewards.filter(({ programId }) => programId === program.id);
    offers.push(await offersOf(sql, program, group, own, now.getTime()));
  }
  return offers;
}

async function offersOf(
  sql: Sql,
  program: StoredProgram,
  group: readonly string[],
  rewards: readonly RewardRow[],
  now: number,
): Promise<LoyaltyOffers> {
  const loaded = await loadWallets(sql, { businessId: program.businessId, programId: program.id }, group);
  const wallet = {
    debt: loaded.reduce((sum, each) => sum + each.wallet.debt, 0),
    lots: loaded.flatMap((each) => each.wallet.lots),
  };
  const available = availableUnits(wallet, now);
  const expiry = nextExpiry(wallet, now);
  const offered = rewards.flatMap((row): RewardOffer[] => {
    if (row.usageLimit !== null && row.used >= row.usageLimit) return [];
    const earnedBefore = row.endedAt ?? Infinity;
    const affordable = allocate(wallet.lots, row.cost, { now, earnedBefore }) !== null;
    if (row.endedAt !== null && !affordable) return [];
    return [{ ...rewardOf(row), affordable, missing: affordable ? 0 : Math.max(0, row.cost - available) }];
  });
  return {
    programId: program.id,
    name: program.name,
    rule: ruleOf(program),
    earning: program.state === 'ACTIVE',
    available,
    pending: pendingUnits(wallet),
    debt: wallet.debt,
    nextExpiry: expiry && { at: new Date(expiry.at).toISOString(), amount: expiry.amount },
    rewards: offered,
    cashbackCents: program.kind === 'CASHBACK' ? available : 0,
  };
}

export const rewardOf = ({
  id,
  kind,
  name,
  cost,
  valueBps,
  valueCents,
  productIds,
  maxDiscountCents,
}: RewardRow): Reward => ({ id, kind, name, cost, valueBps, valueCents, productIds, maxDiscountCents });
