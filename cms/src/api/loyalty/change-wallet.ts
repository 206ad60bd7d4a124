import type { Sql } from '../../database/sql';
import type { Tx } from '../../database/transaction';
import { expireDue, type Wallet, type WalletChange } from '../../domain/loyalty';
import { addDays, businessDay, businessDayBounds } from '../../domain/time';
import { appendEvent } from '../../realtime/append';
import { storeOf } from '../../store/stores';
import { lockFigures } from '../customers/exports';
import {
  appendMoves,
  loadWallets,
  saveWallet,
  type AccountKey,
  type LotExtras,
  type MoveContext,
} from './store/wallets';

interface Change extends MoveContext {
  /** Lots to load even if nothing is left of them. */
  lotIds?: readonly string[];
  /** Sends no event: the caller sends one for many wallets, or nothing that screens show changes. */
  isSilent?: boolean;
  extras?: ReadonlyMap<string, LotExtras>;
}

/** Tells open screens that the balance of a customer changed, in the transaction that changes it. */
export const recordWalletChange = (
  tx: Tx,
  { businessId, customerId }: Pick<AccountKey, 'businessId' | 'customerId'>,
  at: Date,
): Promise<number> =>
  appendEvent(tx, {
    ...{ businessId, branchId: null, at },
    ...{ type: 'loyalty.changed', resource: 'loyalty-accounts', entityId: customerId },
  });

/**
 * Changes the wallet of a customer in a program, writes the statement and sends `loyalty.changed` where something changed. The
 * customer's row is the lock of every wallet of theirs, and of everybody who is merged with them. Lots whose time is over
 * expire first.
 */
export async function changeWallet(
  tx: Tx,
  key: AccountKey,
  { lotIds = [], extras, isSilent = false, ...context }: Change,
  work: (wallet: Wallet) => WalletChange,
): Promise<Wallet> {
  await lockFigures(tx, key.businessId, key.customerId);
  const [loaded] = await loadWallets(tx, key, [key.customerId], lotIds);
  if (!loaded) throw new Error('A wallet is missing');
  const expired = expireDue(loaded.wallet, context.at.getTime());
  const { wallet, moves } = work(expired.wallet);
  await saveWallet(tx, loaded, wallet, { now: context.at, ...(extras && { extras }) });
  await appendMoves(tx, key, expired.moves, { at: context.at });
  await appendMoves(tx, key, moves, context);
  if (!isSilent && wallet !== loaded.wallet) await recordWalletChange(tx, key, context.at);
  return wallet;
}

/** When units expire that are posted now: with the business day that many days later, as the branch counts its days. */
export async function expiryAt(
  sql: Sql,
  branchId: string,
  expireDays: number | null,
  now: Date,
): Promise<{ expiresAt: number | null; expiresMonth: string | null }> {
  if (expireDays === null) return { expiresAt: null, expiresMonth: null };
  const branch = (await storeOf(sql, branchId))?.branch;
  const [zone, closeout] = [branch?.timezone ?? 'UTC', branch?.closeoutTime ?? '04:00'];
  const day = addDays(businessDay(now, zone, closeout), expireDays);
  return { expiresAt: businessDayBounds(day, zone, closeout).end.getTime(), expiresMonth: day.slice(0, 7) };
}
