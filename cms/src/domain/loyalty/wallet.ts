import { reversedOf } from '../sellers';
import { DAY_MS } from '../time';

/*
 * The balance of one customer in one program, as a list of lots. Every function takes a wallet and returns the next one with
 * the moves for the statement. Over the whole life of a wallet the sum of its moves is what is available minus the debt.
 */

export type LotState = 'PENDING' | 'POSTED' | 'VOID' | 'EXPIRED';
/** `RELEASE`: units that came back to a lot that was over by then. */
export type LotSource = 'ORDER' | 'ADJUST' | 'IMPORT' | 'RELEASE';
export type MoveKind = 'EARN' | 'REDEEM' | 'ADJUST' | 'EXPIRE' | 'REVERSE' | 'RELEASE';

/** Units earned together. Instants are milliseconds since 1970. */
export interface Lot {
  id: string;
  source: LotSource;
  orderId: string | null;
  earnedAt: number;
  /** Null of a lot that never expires, and of one that is not posted yet. */
  expiresAt: number | null;
  /** Units ≥ 0. */
  amount: number;
  /** Of `amount`, what refunds took back. */
  reversed: number;
  /** 0 to `amount`: what can be spent of a POSTED lot, will be posted of a PENDING one, and was lost with an EXPIRED one. */
  remaining: number;
  state: LotState;
}

export interface Wallet {
  /** Units ≥ 0 that the next earnings repay. */
  debt: number;
  lots: readonly Lot[];
}

export interface WalletMove {
  kind: MoveKind;
  /** Signed units, never 0. */
  amount: number;
  /** The order by which the lot was earned, where one lot moved. */
  orderId: string | null;
}

export interface WalletChange {
  wallet: Wallet;
  moves: WalletMove[];
}

/** Units taken from a lot. */
export interface Allocation {
  lotId: string;
  amount: number;
}

/** Units that come back to an expired lot can be spent for so long. */
export const RELEASED_DAYS = 7;

export const EMPTY_WALLET: Wallet = { debt: 0, lots: [] };

const isLive = (lot: Lot, now: number): boolean =>
  lot.state === 'POSTED' && (lot.expiresAt === null || lot.expiresAt > now);

const sum = (lots: readonly { remaining: number }[]): number =>
  lots.reduce((total, { remaining }) => total + remaining, 0);

/** The units that can be spent at `now`, ≥ 0; a lot counts until its last millisecond, whether or not the job has run. */
export const availableUnits = ({ lots }: Wallet, now: number): number =>
  sum(lots.filter((lot) => isLive(lot, now)));

/** The units of orders that are not concluded, ≥ 0. */
export const pendingUnits = ({ lots }: Wallet): number =>
  sum(lots.filter(({ state }) => state === 'PENDING'));

/** When the next units expire, and how many expire at that instant; null where none ever do. */
export function nextExpiry({ lots }: Wallet, now: number): { at: number; amount: number } | null {
  const due = lots.filter((lot) => isLive(lot, now) && lot.remaining > 0 && lot.expiresAt !== null);
  const at = Math.min(...due.map(({ expiresAt }) => expiresAt ?? Infinity));
  if (!Number.isFinite(at)) return null;
  return { at, amount: sum(due.filter(({ expiresAt }) => expiresAt === at)) };
}

const moved = (kind: MoveKind, amount: number, orderId: string | null): WalletMove[] =>
  amount === 0 ? [] : [{ kind, amount, orderId }];

const withLot = ({ debt, lots }: Wallet, id: string, change: Partial<Lot>): Wallet => ({
  debt,
  lots: lots.map((lot) => (lot.id === id ? { ...lot, ...change } : lot)),
});

const unchanged = (wallet: Wallet): WalletChange => ({ wallet, moves: [] });

const orderLot = ({ lots }: Wallet, orderId: string): Lot | undefined =>
  lots.find((lot) => lot.source === 'ORDER' && lot.orderId === orderId);

/** Expires the posted lots whose time is over. */
export function expireDue(wallet: Wallet, now: number): WalletChange {
  const due = wallet.lots.filter((lot) => lot.state === 'POSTED' && !isLive(lot, now));
  return {
    wallet: due.reduce((next, { id }) => withLot(next, id, { state: 'EXPIRED' }), wallet),
    moves: due.flatMap(({ remaining, orderId }) => moved('EXPIRE', 0 - remaining, orderId)),
  };
}

/** Adds what an order earns. It can be spent once the order is concluded. */
export const earn = (
  { debt, lots }: Wallet,
  lot: Pick<Lot, 'id' | 'orderId' | 'earnedAt' | 'amount'>,
): WalletChange =>
  unchanged({
    debt,
    lots: [
      ...lots,
      { ...lot, source: 'ORDER', expiresAt: null, reversed: 0, remaining: lot.amount, state: 'PENDING' },
    ],
  });

/** What of an order's money decides how much of its lot refunds take back, in minor units ≥ 0. */
interface RefundedOrder {
  totalCents: number;
  /** All that was given back so far without being owed. */
  concededCents: number;
}

const takenBack = (amount: number, { totalCents, concededCents }: RefundedOrder): number =>
  reversedOf(amount, totalCents, Math.min(concededCents, totalCents));

/** Replaces what an order earns, as the order was edited before its conclusion. */
export function reviseEarning(
  wallet: Wallet,
  orderId: string,
  amount: number,
  refunded: RefundedOrder,
): WalletChange {
  const lot = orderLot(wallet, orderId);
  if (lot?.state !== 'PENDING') return unchanged(wallet);
  const reversed = takenBack(amount, refunded);
  return unchanged(withLot(wallet, lot.id, { amount, reversed, remaining: amount - reversed }));
}

/** Posts what an order earned, as the order is concluded: it repays the debt first. */
export function post(
  wallet: Wallet,
  orderId: string,
  { expiresAt }: { expiresAt: number | null },
): WalletChange {
  const lot = orderLot(wallet, orderId);
  if (lot?.state !== 'PENDING') return unchanged(wallet);
  const repaid = Math.min(wallet.debt, lot.remaining);
  const posted = withLot(wallet, lot.id, { state: 'POSTED', remaining: lot.remaining - repaid, expiresAt });
  return {
    wallet: { ...posted, debt: wallet.debt - repaid },
    moves: moved('EARN', lot.remaining, orderId),
  };
}

/** Takes everything back that an order earned, as the order comes to nothing. */
export function voidEarning(wallet: Wallet, orderId: string): WalletChange {
  const lot = orderLot(wallet, orderId);
  if (!lot || lot.state === 'VOID') return unchanged(wallet);
  const change =
    lot.state === 'PENDING' ? unchanged(wallet) : takeFromLot(wallet, lot, lot.amount - lot.reversed);
  return { ...change, wallet: withLot(change.wallet, lot.id, { state: 'VOID', remaining: 0 }) };
}

/** Lets an order earn again what it earned before, as the order is restored. */
export function restoreEarning(wallet: Wallet, orderId: string): WalletChange {
  const lot = orderLot(wallet, orderId);
  if (lot?.state !== 'VOID') return unchanged(wallet);
  const remaining = lot.amount - lot.reversed;
  return unchanged(withLot(wallet, lot.id, { state: 'PENDING', remaining, expiresAt: null }));
}

/**
 * Takes back the share of an earning that belongs to what was refunded of its order. It goes by all that was refunded so far,
 * so that many small refunds take back what one large refund does.
 */
export function reverseEarning(wallet: Wallet, orderId: string, refunded: RefundedOrder): WalletChange {
  const lot = orderLot(wallet, orderId);
  if (!lot || lot.state === 'VOID') return unchanged(wallet);
  const reversed = takenBack(lot.amount, refunded);
  const due = reversed - lot.reversed;
  if (due <= 0) return unchanged(wallet);
  const { wallet: taken, moves } =
    lot.state === 'PENDING'
      ? unchanged(withLot(wallet, lot.id, { remaining: lot.remaining - due }))
      : takeFromLot(wallet, lot, due);
  return { wallet: withLot(taken, lot.id, { reversed }), moves };
}

/** Takes units back from a lot. What was spent of it becomes debt; what expired was lost before, and is nobody's debt. */
function takeFromLot(wallet: Wallet, lot: Lot, units: number): WalletChange {
  const taken = Math.min(lot.remaining, units);
  const missing = units - taken;
  const next = withLot(wallet, lot.id, { remaining: lot.remaining - taken });
  return {
    wallet: { ...next, debt: wallet.debt + missing },
    moves: moved('REVERSE', 0 - missing - (lot.state === 'EXPIRED' ? 0 : taken), lot.orderId),
  };
}

/**
 * Chooses the lots that pay for something: first to expire first, then the oldest.
 *
 * @param earnedBefore only lots that were earned before this instant, for a reward that has ended
 * @returns null where they do not suffice
 */
export function allocate(
  lots: readonly Lot[],
  units: number,
  { now, earnedBefore = Infinity }: { now: number; earnedBefore?: number },
): Allocation[] | null {
  const usable = lots
    .filter((lot) => isLive(lot, now) && lot.remaining > 0 && lot.earnedAt < earnedBefore)
    .sort(
      (a, b) =>
        (a.expiresAt ?? Infinity) - (b.expiresAt ?? Infinity) ||
        a.earnedAt - b.earnedAt ||
        (a.id < b.id ? -1 : 1),
    );
  const allocations: Allocation[] = [];
  let missing = units;
  for (const { id, remaining } of usable) {
    if (missing === 0) break;
    const amount = Math.min(remaining, missing);
    allocations.push({ lotId: id, amount });
    missing -= amount;
  }
  return missing === 0 ? allocations : null;
}

/** Spends allocated units; allocations of lots that are not in this wallet are another wallet's. */
export function spend(
  wallet: Wallet,
  allocations: readonly Allocation[],
  kind: MoveKind = 'REDEEM',
): WalletChange {
  let next = wallet;
  let spent = 0;
  for (const { lotId, amount } of allocations) {
    const lot = next.lots.find(({ id }) => id === lotId);
    if (!lot) continue;
    if (lot.remaining < amount) throw new RangeError(`${amount} of ${lot.remaining} units cannot be spent`);
    next = withLot(next, lotId, { remaining: lot.remaining - amount });
    spent += amount;
  }
  return { wallet: next, moves: moved(kind, 0 - spent, null) };
}

/**
 * Gives spent units back. They repay the debt first. The rest returns to the lots it came from; what came from a lot that is
 * over by now becomes a lot of its own, which expires no sooner than `RELEASED_DAYS` from now.
 */
export function giveBack(
  wallet: Wallet,
  allocations: readonly Allocation[],
  { now, newId }: { now: number; newId: string },
): WalletChange {
  let { debt, lots } = wallet;
  let [returned, homeless] = [0, 0];
  for (const { lotId, amount } of allocations) {
    const lot = lots.find(({ id }) => id === lotId);
    if (!lot) continue;
    returned += amount;
    const repaid = Math.min(debt, amount);
    debt -= repaid;
    const back = amount - repaid;
    if (isLive(lot, now))
      lots = lots.map((each) => (each.id === lotId ? { ...each, remaining: each.remaining + back } : each));
    else homeless += back;
  }
  if (homeless > 0)
    lots = [...lots, postedLot(newId, 'RELEASE', homeless, now, now + RELEASED_DAYS * DAY_MS)];
  return { wallet: { debt, lots }, moves: moved('RELEASE', returned, null) };
}

/** Adds units that no order earned; they repay the debt first. */
export function credit(wallet: Wallet, { id, source, units, now, expiresAt }: Credit): WalletChange {
  const repaid = Math.min(wallet.debt, units);
  const lot = { ...postedLot(id, source, units, now, expiresAt), remaining: units - repaid };
  return {
    wallet: { debt: wallet.debt - repaid, lots: [...wallet.lots, lot] },
    moves: moved('ADJUST', units, null),
  };
}

interface Credit {
  id: string;
  source: 'ADJUST' | 'IMPORT';
  /** > 0 */
  units: number;
  now: number;
  expiresAt: number | null;
}

const postedLot = (
  id: string,
  source: LotSource,
  amount: number,
  earnedAt: number,
  expiresAt: number | null,
): Lot => ({
  id,
  source,
  orderId: null,
  earnedAt,
  expiresAt,
  amount,
  reversed: 0,
  remaining: amount,
  state: 'POSTED',
});
