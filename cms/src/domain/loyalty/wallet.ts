/*
 * The balance of one customer in one program, as a list of lots. Every function takes a wallet and returns the next one with
 * the moves for the statement. Over the whole life of a wallet the sum of its moves is what is available minus the debt.
 */

export type LotState = 'PENDING' | 'POSTED' | 'VOID' | 'EXPIRED';
/** `RELEASE`: units that came back to a lot that was over by then. */
export type LotSource = 'ORDER' | 'ADJUST' | 'IMPORT' | 'RELEASE';
export type MoveKind = 'EARN' | 'REDEEM' | 'ADJUST' | 'IMPORT' | 'EXPIRE' | 'REVERSE' | 'RELEASE';

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

export const EMPTY_WALLET: Wallet = { debt: 0, lots: [] };

/** Whether the units of a lot can be spent at `now`, in milliseconds since 1970. */
export const isLive = (lot: Lot, now: number): boolean =>
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

/** The move of the statement, of signed units; none of 0 units. */
export const moved = (kind: MoveKind, amount: number, orderId: string | null): WalletMove[] =>
  amount === 0 ? [] : [{ kind, amount, orderId }];

/** The wallet with some fields of one lot changed. */
export const withLot = ({ debt, lots }: Wallet, id: string, change: Partial<Lot>): Wallet => ({
  debt,
  lots: lots.map((lot) => (lot.id === id ? { ...lot, ...change } : lot)),
});

/** A change that the statement does not show. */
export const unchanged = (wallet: Wallet): WalletChange => ({ wallet, moves: [] });

/** Expires the posted lots whose time is over. */
export function expireDue(wallet: Wallet, now: number): WalletChange {
  const due = wallet.lots.filter((lot) => lot.state === 'POSTED' && !isLive(lot, now));
  return {
    wallet: due.reduce((next, { id }) => withLot(next, id, { state: 'EXPIRED' }), wallet),
    moves: due.flatMap(({ remaining, orderId }) => moved('EXPIRE', 0 - remaining, orderId)),
  };
}
