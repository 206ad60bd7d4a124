import { DAY_MS } from '../time';
import {
  isLive,
  moved,
  withLot,
  type Lot,
  type LotSource,
  type MoveKind,
  type Wallet,
  type WalletChange,
} from './wallet';

/* Spending units, giving them back, and adding units that no order earned. */

/** Units taken from a lot. */
export interface Allocation {
  lotId: string;
  amount: number;
}

/** Units that come back to an expired lot can be spent for so long. */
export const RELEASED_DAYS = 7;

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
    moves: moved(source, units, null),
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
