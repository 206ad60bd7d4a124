import { newId } from '../../database/ids';
import type { Tx } from '../../database/transaction';
import { allocate, expireDue, giveBack, spend, type Wallet, type WalletChange } from '../../domain/loyalty';
import type { Discount } from '../../domain/orders/order';
import { invalid } from '../../errors/api-error';
import { groupOf, lockFigures } from '../customers/exports';
import { recordWalletChange } from './change-wallet';
import { cashbackOf, programById, type StoredProgram } from './store/programs';
import {
  moveRedemption,
  redemptionOf,
  redemptions,
  type StoredAllocation,
  type StoredRedemption,
} from './store/redemptions';
import { returnReward, rewardById, takeReward, type RewardRow } from './store/rewards';
import { appendMoves, loadWallets, saveWallet, type LoadedWallet } from './store/wallets';

interface WantedRedemption {
  /** The order's. */
  id: string;
  businessId: string;
  customerId: string;
  /** Null of cashback. */
  rewardId: string | null;
  /** Of cashback: the units to spend, minor units > 0. */
  cashbackCents?: number | undefined;
  /** What the order costs less by it, minor units. */
  discountCents: number;
}

/** Why a reward, or a discount of cashback, is not given. */
export type RewardRefusal = 'LOYALTY_NOT_ENOUGH' | 'LOYALTY_REWARD_GONE' | 'LOYALTY_OUT_OF_STOCK';

const refused = (code: RewardRefusal) => invalid([{ code, path: ['reward'] }], 422);

/**
 * Spends units of an order's customer, first to expire first, from the lots of everybody who is merged with them. A reward
 * that has ended is bought with lots that were earned before its end alone.
 *
 * @throws 422 LOYALTY_NOT_ENOUGH, LOYALTY_REWARD_GONE, LOYALTY_OUT_OF_STOCK at `reward`
 */
export async function redeemReward(tx: Tx, wanted: WantedRedemption, now: Date): Promise<void> {
  const { businessId, customerId, rewardId } = wanted;
  await lockFigures(tx, businessId, customerId);
  const reward = rewardId === null ? null : await rewardById(tx, businessId, rewardId);
  const program =
    rewardId === null
      ? await cashbackOf(tx, businessId, await groupOf(tx, businessId, customerId))
      : await programOf(tx, reward);
  const cost = reward ? reward.cost : (wanted.cashbackCents ?? 0);
  if (!program || cost <= 0) throw refused(rewardId === null ? 'LOYALTY_NOT_ENOUGH' : 'LOYALTY_REWARD_GONE');
  const redemption: StoredRedemption = {
    orderId: wanted.id,
    businessId,
    programId: program.id,
    customerId,
    rewardId,
    cost,
    allocations: [],
    valueCents: wanted.discountCents,
    state: 'RESERVED',
    at: now.getTime(),
  };
  const allocations = await spendFor(tx, redemption, reward, now);
  await redemptions.insert(tx, { ...redemption, allocations });
}

/** Allocates and spends what a redemption costs, and counts its reward. The caller has locked the customer. */
async function spendFor(
  tx: Tx,
  redemption: StoredRedemption,
  reward: RewardRow | null,
  now: Date,
): Promise<StoredAllocation[]> {
  const { businessId, customerId, cost, orderId, rewardId } = redemption;
  if (reward && (await takeReward(tx, businessId, reward.id)) === 0) throw refused('LOYALTY_OUT_OF_STOCK');
  const group = await groupOf(tx, businessId, customerId);
  const loaded = await loadWallets(tx, redemption, group);
  const allocated = allocate(
    loaded.flatMap(({ wallet }) => wallet.lots),
    cost,
    { now: now.getTime(), ...(reward?.endedAt != null && { earnedBefore: reward.endedAt }) },
  );
  if (!allocated) throw refused('LOYALTY_NOT_ENOUGH');
  const allocations = allocated.map((each) => ({ ...each, customerId: ownerOf(loaded, each.lotId) }));
  await changeEach(tx, loaded, allocations, { now, orderId, rewardId }, (wallet, own) => spend(wallet, own));
  return allocations;
}

const ownerOf = (loaded: readonly LoadedWallet[], lotId: string): string =>
  loaded.find(({ wallet }) => wallet.lots.some(({ id }) => id === lotId))?.customerId ?? '';

/** Changes each wallet that a redemption takes from. */
async function changeEach(
  tx: Tx,
  loaded: readonly LoadedWallet[],
  allocations: readonly StoredAllocation[],
  { now, orderId, rewardId }: { now: Date; orderId: string; rewardId: string | null },
  work: (wallet: Wallet, own: readonly StoredAllocation[]) => WalletChange,
): Promise<void> {
  for (const each of loaded) {
    const own = allocations.filter(({ customerId }) => customerId === each.customerId);
    if (own.length === 0) continue;
    const expired = expireDue(each.wallet, now.getTime());
    const { wallet, moves } = work(expired.wallet, own);
    await saveWallet(tx, each, wallet, { now });
    await appendMoves(tx, each, expired.moves, { at: now });
    await appendMoves(tx, each, moves, { at: now, orderId, rewardId });
    await recordWalletChange(tx, each, now);
  }
}

/** Gives back what an order redeemed, as it comes to nothing. Unscoped: by an order that was read in its business. */
export async function releaseRedemption(tx: Tx, orderId: string, now: Date): Promise<void> {
  const seen = await redemptionOf(tx, orderId);
  if (!seen || seen.state === 'RELEASED') return;
  const { businessId, customerId, allocations, rewardId } = seen;
  await lockFigures(tx, businessId, customerId);
  if ((await moveRedemption(tx, seen, seen.state, { state: 'RELEASED' })) === 0) return;
  if (rewardId !== null) await returnReward(tx, businessId, rewardId);
  const owners = [...new Set(allocations.map((each) => each.customerId))].sort();
  // The head is the lock of its whole group; whoever has left it since is locked apart.
  const group = await groupOf(tx, businessId, customerId);
  for (const owner of owners) if (!group.includes(owner)) await lockFigures(tx, businessId, owner);
  const named = allocations.map(({ lotId }) => lotId);
  const loaded = await loadWallets(tx, seen, owners, named);
  await changeEach(tx, loaded, allocations, { now, orderId, rewardId }, (wallet, own) =>
    giveBack(wallet, own, { now: now.getTime(), newId: newId() }),
  );
}

/** From here on what an order redeemed is not given back. Unscoped: by an order that was read in its business. */
export async function useRedemption(tx: Tx, orderId: string): Promise<void> {
  const redemption = await redemptionOf(tx, orderId);
  if (redemption) await moveRedemption(tx, redemption, 'RESERVED', { state: 'USED' });
}

/**
 * Spends again for an order that is taken on again. Unscoped: by an order that was read in its business.
 *
 * @throws 422 LOYALTY_NOT_ENOUGH, LOYALTY_OUT_OF_STOCK at `reward`, where it was spent otherwise meanwhile
 */
export async function retakeRedemption(tx: Tx, orderId: string, now: Date): Promise<void> {
  const seen = await redemptionOf(tx, orderId);
  if (seen?.state !== 'RELEASED') return;
  const { businessId, customerId, rewardId } = seen;
  await lockFigures(tx, businessId, customerId);
  const reward = rewardId === null ? null : await rewardById(tx, businessId, rewardId);
  const allocations = await spendFor(tx, seen, reward, now);
  await moveRedemption(tx, seen, 'RELEASED', { state: 'RESERVED', allocations });
}

/**
 * Has the redemption of an order follow its discount after an edit. Without one everything goes back; of cashback, what is
 * spent is what it takes off. A redemption that is used stays, and so does the cost of a reward.
 */
export async function reviseRedemption(
  tx: Tx,
  { id, discounts }: { id: string; discounts: readonly Discount[] },
  now: Date,
): Promise<void> {
  const seen = await redemptionOf(tx, id);
  const discountCents = rewardCents(discounts);
  if (seen?.state !== 'RESERVED' || seen.valueCents === discountCents) return;
  if (discountCents === 0) return releaseRedemption(tx, id, now);
  if (seen.rewardId !== null) {
    await moveRedemption(tx, seen, 'RESERVED', { valueCents: discountCents });
    return;
  }
  await releaseRedemption(tx, id, now);
  await moveRedemption(tx, seen, 'RELEASED', { cost: discountCents, valueCents: discountCents });
  await retakeRedemption(tx, id, now);
}

const rewardCents = (discounts: readonly Discount[]): number =>
  discounts.reduce((sum, { source, amountCents }) => sum + (source === 'LOYALTY' ? amountCents : 0), 0);

const programOf = (tx: Tx, reward: RewardRow | null): Promise<StoredProgram | null> =>
  reward ? programById(tx, reward.businessId, reward.programId) : Promise.resolve(null);
