import type { QuoteBody } from '../../../contracts/storefront';
import type { Sql } from '../../../database/sql';
import type { Tx } from '../../../database/transaction';
import type { QuotedReward, RequestedReward, RewardProblem } from '../../../domain/quote';
import { invalid } from '../../../errors/api-error';
import type { LoadedStore } from '../../../store/load-store';
import { groupOf } from '../../customers/exports';
import { loyaltyOffers, redeemReward } from '../../loyalty/exports';
import { customerOfProof } from '../customer-of-proof';
import type { StoredOrder } from '../store/order-row';

/** The reward that a request names, or the problem for which its customer cannot have it. */
export async function requestedReward(
  sql: Sql,
  { businessId, branch }: LoadedStore,
  { id, proof }: NonNullable<QuoteBody['reward']>,
  now: Date,
): Promise<RequestedReward | RewardProblem> {
  const customerId = await customerOfProof(sql, businessId, proof, now);
  if (customerId === null) return { code: 'LOYALTY_PROOF_INVALID', args: {} };
  const offers = await loyaltyOffers(sql, { businessId, branchId: branch.id, customerId }, now);
  if (id === null) {
    const program = offers.find(({ cashbackCents }) => cashbackCents > 0);
    if (!program) return { code: 'LOYALTY_NOT_ENOUGH', args: {} };
    return { reward: null, name: program.name, cashbackCents: program.cashbackCents };
  }
  const offer = offers.flatMap(({ rewards }) => rewards).find((each) => each.id === id);
  if (!offer) return { code: 'LOYALTY_REWARD_GONE', args: {} };
  if (!offer.affordable) return { code: 'LOYALTY_NOT_ENOUGH', args: {} };
  return { reward: offer, name: offer.name, cashbackCents: 0 };
}

type RedeemingOrder = Pick<StoredOrder, 'id' | 'businessId' | 'customerId'>;

/**
 * Redeems the reward of an order that is being placed. Its customer is the one whom the proof names: with the phone of
 * somebody else, a tracking page that was passed on does not spend what its customer earned.
 *
 * @throws 422 LOYALTY_OTHER_CUSTOMER, and as `redeemReward`, at `reward`
 */
export async function redeemOwnReward(
  tx: Tx,
  { id, businessId, customerId }: RedeemingOrder,
  { id: rewardId, amountCents }: QuotedReward,
  proof: string,
  now: Date,
): Promise<void> {
  const owner = await customerOfProof(tx, businessId, proof, now);
  const group = customerId === '' ? [] : await groupOf(tx, businessId, customerId);
  if (owner === null || !group.includes(owner))
    throw invalid([{ code: 'LOYALTY_OTHER_CUSTOMER', path: ['reward'] }], 422);
  const spent = { discountCents: amountCents, ...(rewardId === null && { cashbackCents: amountCents }) };
  await redeemReward(tx, { id, businessId, customerId, rewardId, ...spent }, now);
}
