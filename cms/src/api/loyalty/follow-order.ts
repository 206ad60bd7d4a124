import { newId } from '../../database/ids';
import type { Tx } from '../../database/transaction';
import {
  earnedUnits,
  post,
  restoreEarning,
  reverseEarning,
  reviseEarning,
  voidEarning,
  type EarningOrder,
  type Wallet,
  type WalletChange,
} from '../../domain/loyalty';
import type { OrderState } from '../../domain/orders/order';
import { isLost } from '../../domain/orders/states';
import { changeWallet, expiryAt } from './change-wallet';
import { releaseRedemption, retakeRedemption, useRedemption } from './redeem-reward';
import { activeProgram, ruleOf } from './store/programs';
import { insertPendingLot, lotOfOrder, type LotRow } from './store/wallets';

interface LoyalOrder extends EarningOrder {
  id: string;
  businessId: string;
  branchId: string;
  /** '' of an order of nobody. */
  customerId: string;
  totalCents: number;
  test: boolean;
}

/**
 * Adds the lot that an order will earn, by the program that is active when the order is placed. An order that earns nothing yet
 * has a lot too, because an edit may change that.
 */
export async function earnLoyalty(tx: Tx, order: LoyalOrder, now: Date): Promise<void> {
  if (order.test || order.customerId === '') return;
  const program = await activeProgram(tx, order.businessId);
  if (!program || (program.branchIds.length > 0 && !program.branchIds.includes(order.branchId))) return;
  const rule = ruleOf(program);
  const amount = earnedUnits(rule, order);
  await insertPendingLot(
    tx,
    {
      id: newId(),
      programId: program.id,
      customerId: order.customerId,
      businessId: order.businessId,
      orderId: order.id,
      source: 'ORDER',
      earnedAt: now.getTime(),
      expireDays: program.expireDays,
      expiresAt: null,
      expiresMonth: null,
      amount,
      reversed: 0,
      remaining: amount,
      state: 'PENDING',
      rule,
    },
    now,
  );
}

/** Posts, voids or restores the lot of an order and its redemption, in the transaction that moves the order. */
export async function syncLoyaltyWithOrder(
  tx: Tx,
  order: Pick<LoyalOrder, 'id' | 'branchId'> & { state: OrderState },
  to: OrderState,
  now: Date,
): Promise<void> {
  if (isLost(to) && !isLost(order.state)) {
    await changeEarning(tx, order.id, now, (wallet) => voidEarning(wallet, order.id));
    await releaseRedemption(tx, order.id, now);
  }
  if (isLost(order.state) && !isLost(to)) {
    await changeEarning(tx, order.id, now, (wallet) => restoreEarning(wallet, order.id));
    await retakeRedemption(tx, order.id, now);
  }
  if (to === 'CONCLUDED' && order.state !== 'CONCLUDED') {
    await postEarning(tx, order, now);
    await useRedemption(tx, order.id);
  }
}

async function postEarning(tx: Tx, { id, branchId }: Pick<LoyalOrder, 'id' | 'branchId'>, now: Date) {
  const lot = await lotOfOrder(tx, id);
  if (!lot) return;
  const { expiresAt, expiresMonth } = await expiryAt(tx, branchId, lot.expireDays, now);
  const extras = new Map([[lot.id, { expiresMonth }]]);
  await changeWallet(tx, lot, { at: now, lotIds: [lot.id], extras }, (wallet) =>
    post(wallet, id, { expiresAt }),
  );
}

/**
 * Takes the share of a lot back that belongs to a refund which was not owed.
 *
 * @param concededCents minor units: all refunds so far that were not owed
 */
export const syncLoyaltyWithRefund = (
  tx: Tx,
  { id, totalCents }: Pick<LoyalOrder, 'id' | 'totalCents'>,
  concededCents: number,
  now: Date,
): Promise<void> =>
  changeEarning(tx, id, now, (wallet) => reverseEarning(wallet, id, { totalCents, concededCents }));

/** Recomputes the lot of an order that was edited, by the rule of the program when the order was placed. */
export const syncLoyaltyWithEdit = (
  tx: Tx,
  order: Omit<LoyalOrder, 'customerId' | 'test'>,
  concededCents: number,
  now: Date,
): Promise<void> =>
  changeEarning(tx, order.id, now, (wallet, { rule }) => {
    if (!rule) return { wallet, moves: [] };
    const refunded = { totalCents: order.totalCents, concededCents };
    return reviseEarning(wallet, order.id, earnedUnits(rule, order), refunded);
  });

async function changeEarning(
  tx: Tx,
  orderId: string,
  now: Date,
  work: (wallet: Wallet, lot: LotRow) => WalletChange,
): Promise<void> {
  const lot = await lotOfOrder(tx, orderId);
  if (lot) await changeWallet(tx, lot, { at: now, lotIds: [lot.id] }, (wallet) => work(wallet, lot));
}
