import { code, json, number, orNull, text } from '../../../database/codecs';
import { inList, type Sql } from '../../../database/sql';
import { defineTable, type RowOf } from '../../../database/table';
import type { Tx } from '../../../database/transaction';
import type { EarnRule, Lot, LotSource, LotState, Wallet, WalletMove } from '../../../domain/loyalty';
import { availableUnits, pendingUnits } from '../../../domain/loyalty';

/** One customer in one program. */
export interface AccountKey {
  businessId: string;
  programId: string;
  customerId: string;
}

export const accounts = defineTable('loyalty_accounts', {
  programId: text(),
  customerId: text(),
  businessId: text(),
  available: number(),
  pending: number(),
  debt: number(),
  updatedAt: number(),
});

export const lots = defineTable('loyalty_lots', {
  id: text(),
  programId: text(),
  customerId: text(),
  businessId: text(),
  orderId: orNull(text()),
  source: code<LotSource>(),
  earnedAt: number(),
  expireDays: orNull(number()),
  expiresAt: orNull(number()),
  expiresMonth: orNull(text()),
  amount: number(),
  reversed: number(),
  remaining: number(),
  state: code<LotState>(),
  rule: orNull(json<EarnRule | null>(null)),
});

export type LotRow = RowOf<typeof lots>;

/** A wallet with whose it is, as it was read. */
export interface LoadedWallet extends AccountKey {
  wallet: Wallet & { lots: readonly LotRow[] };
}

/** The lot of an order, or null. Unscoped: by an order that was read in its business. */
export const lotOfOrder = (sql: Sql, orderId: string): Promise<LotRow | null> =>
  lots.find(sql, `order_id = ? AND source = 'ORDER'`, [orderId]);

/**
 * The wallets of customers in a program: the lots that are pending or can be spent, and those that are named. The caller has
 * locked the customers.
 */
export async function loadWallets(
  sql: Sql,
  { businessId, programId }: Omit<AccountKey, 'customerId'>,
  customerIds: readonly string[],
  named: readonly string[] = [],
): Promise<LoadedWallet[]> {
  const own = [programId, businessId] as const;
  const found = await accounts.select(
    sql,
    `${inList(sql, 'customer_id')} AND program_id = ? AND business_id = ?`,
    [customerIds, ...own],
  );
  const rows = await lots.select(
    sql,
    `${inList(sql, 'customer_id')} AND program_id = ? AND business_id = ?
      AND (state = 'PENDING' OR (state = 'POSTED' AND remaining > 0) OR ${inList(sql, 'id')}) ORDER BY earned_at, id`,
    [customerIds, ...own, named],
  );
  return customerIds.map((customerId) => ({
    businessId,
    programId,
    customerId,
    wallet: {
      debt: found.find((account) => account.customerId === customerId)?.debt ?? 0,
      lots: rows.filter((lot) => lot.customerId === customerId),
    },
  }));
}

/** The columns of a lot that a change of a wallet can change. */
const changesOf = ({ amount, reversed, remaining, state, expiresAt }: Lot) => ({
  amount,
  reversed,
  remaining,
  state,
  expiresAt,
});

const monthOf = (instant: number | null): string | null =>
  instant === null ? null : new Date(instant).toISOString().slice(0, 7);

/** Columns of lots that the domain does not know. */
export interface LotExtras {
  expiresMonth?: string | null;
}

/** Writes what changed of a wallet: its lots, and its sums in the account. */
export async function saveWallet(
  tx: Tx,
  { wallet: before, ...key }: LoadedWallet,
  after: Wallet,
  { now, extras = new Map<string, LotExtras>() }: { now: Date; extras?: ReadonlyMap<string, LotExtras> },
): Promise<void> {
  for (const lot of after.lots) {
    const was = before.lots.find(({ id }) => id === lot.id);
    if (was === lot) continue;
    const more = extras.get(lot.id) ?? {};
    if (was)
      await lots.update(tx, { ...changesOf(lot), ...more }, [
        'id = ? AND business_id = ?',
        lot.id,
        key.businessId,
      ]);
    else
      await lots.insert(tx, {
        ...key,
        ...changesOf(lot),
        ...{ id: lot.id, orderId: lot.orderId, source: lot.source, earnedAt: lot.earnedAt },
        ...{ expireDays: null, rule: null, expiresMonth: more.expiresMonth ?? monthOf(lot.expiresAt) },
      });
  }
  // An expired lot counts in the sums until the job has run; readers leave out lots whose time is over.
  const sums = {
    available: availableUnits(after, -Infinity),
    pending: pendingUnits(after),
    debt: after.debt,
    updatedAt: now.getTime(),
  };
  await accounts.insert(
    tx,
    { ...key, ...sums },
    {},
    `ON CONFLICT (program_id, customer_id) DO UPDATE SET available = excluded.available, pending = excluded.pending,
       debt = excluded.debt, updated_at = excluded.updated_at`,
  );
}

/** Adds a lot that an order earns, and its units to what is pending: the path of every order, in two statements. */
export async function insertPendingLot(tx: Tx, lot: LotRow, now: Date): Promise<void> {
  await lots.insert(tx, lot);
  await tx.run(
    `INSERT INTO loyalty_accounts (program_id, customer_id, business_id, available, pending, debt, updated_at)
     VALUES (?, ?, ?, 0, ?, 0, ?)
     ON CONFLICT (program_id, customer_id) DO UPDATE SET pending = loyalty_accounts.pending + excluded.pending,
       updated_at = excluded.updated_at`,
    [lot.programId, lot.customerId, lot.businessId, lot.remaining, now.getTime()],
  );
}

/** The cause of a move, for the statement. */
export interface MoveContext {
  at: Date;
  orderId?: string | null;
  rewardId?: string | null;
  reason?: string | null;
  userId?: number | null;
  userName?: string | null;
  importId?: string | null;
}

/** Appends moves to the statement of a customer. */
export async function appendMoves(
  tx: Tx,
  { businessId, programId, customerId }: AccountKey,
  moves: readonly WalletMove[],
  context: MoveContext,
): Promise<void> {
  for (const { kind, amount, orderId } of moves)
    await tx.run(
      `INSERT INTO loyalty_moves (program_id, customer_id, business_id, kind, amount, order_id, reward_id, reason, user_id, user_name, import_id, at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      [
        ...[programId, customerId, businessId, kind, amount, context.orderId ?? orderId],
        ...[
          context.rewardId ?? null,
          context.reason ?? null,
          context.userId ?? null,
          context.userName ?? null,
        ],
        ...[context.importId ?? null, context.at.getTime()],
      ],
    );
}

/** The posted lots of an account of which nothing is left and whose time is over. */
export const spentLotIds = async (
  sql: Sql,
  { businessId, programId, customerId }: AccountKey,
  now: Date,
): Promise<string[]> =>
  (
    await lots.select(
      sql,
      `customer_id = ? AND program_id = ? AND business_id = ? AND state = 'POSTED' AND remaining = 0 AND expires_at <= ?`,
      [customerId, programId, businessId, now.getTime()],
    )
  ).map(({ id }) => id);
