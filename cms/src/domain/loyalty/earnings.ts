import { reversedOf } from '../sellers';
import { moved, unchanged, withLot, type Lot, type Wallet, type WalletChange } from './wallet';

/* The lot that an order earns, from the order being placed to its refunds. */

const orderLot = ({ lots }: Wallet, orderId: string): Lot | undefined =>
  lots.find((lot) => lot.source === 'ORDER' && lot.orderId === orderId);

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

/** The amounts of an order that decide how much of its lot refunds take back, in minor units ≥ 0. */
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
  return lot ? voidLot(wallet, lot) : unchanged(wallet);
}

/**
 * Takes a whole lot back, as the import that gave it is undone. As with an order, what was spent of it becomes debt, and what
 * expired is nobody's debt.
 *
 * @param lotId a lot that no order earned; the wallet is unchanged where it has none
 */
export function voidImport(wallet: Wallet, lotId: string): WalletChange {
  const lot = wallet.lots.find(({ id, source }) => id === lotId && source === 'IMPORT');
  return lot ? voidLot(wallet, lot) : unchanged(wallet);
}

function voidLot(wallet: Wallet, lot: Lot): WalletChange {
  if (lot.state === 'VOID') return unchanged(wallet);
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
