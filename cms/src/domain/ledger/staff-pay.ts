import { cashToHandIn, type SettlementState, type SettlementSums } from '../couriers/earnings';
import type { CommissionState } from '../sellers/life-cycle';
import { entriesBetween, EMPTY_POSITION, positionOf, posting, type Position, type Posting } from './posting';

/** The parts of a commission that decide how it stands in the ledger; amounts are minor units ≥ 0. */
export interface LedgerCommission {
  id: string;
  sellerId: string;
  amountCents: number;
  reversedCents: number;
  state: CommissionState;
  version: number;
}

/** How a commission stands in the ledger: a cost and a debt to the seller once it is earned, and no debt once it is paid. */
export function commissionPosition(row: LedgerCommission): Position {
  if (row.state === 'PENDING' || row.state === 'VOID') return EMPTY_POSITION;
  const amountCents = row.amountCents - row.reversedCents;
  if (amountCents === 0) return EMPTY_POSITION;
  return positionOf([
    { account: 'commissions', amountCents },
    { account: row.state === 'PAID' ? 'bank' : `sellers.payable:${row.sellerId}`, amountCents: -amountCents },
  ]);
}

/** The posting of a change of a commission: it is earned, taken back in part, or paid. Null where nothing is posted. */
export function commissionPosting(before: LedgerCommission, after: LedgerCommission): Posting | null {
  const earned = commissionPosition(before).size === 0 && after.reversedCents === before.reversedCents;
  const kind =
    after.state === 'PAID' ? 'COMMISSION_PAID' : earned ? 'COMMISSION_EARNED' : 'COMMISSION_REVERSED';
  // Earned and paid once; taken back in many parts.
  const ref = kind === 'COMMISSION_REVERSED' ? `${after.id}:${after.reversedCents}` : after.id;
  return posting(kind, ref, entriesBetween(commissionPosition(before), commissionPosition(after)));
}

/** The parts of a courier's settlement that decide how it stands in the ledger. */
export interface LedgerSettlement extends Pick<SettlementSums, 'earnedCents' | 'tipsCents' | 'balanceCents'> {
  id: string;
  branchId: string;
  courierId: string;
  /** The cash that was counted, minor units ≥ 0; null where nobody counted. */
  countedCents: number | null;
  /** A stored settlement is CLOSED or PAID. */
  state: SettlementState;
}

/**
 * All postings of a settlement as it stands. Closing it books pay and tips to the courier's account, where the cash of the
 * doors is; counted cash is handed in with that. Without a count the cash is handed in, and what the branch owes the
 * courier is paid, when the settlement is paid. The rest of the account is the difference that the next settlement
 * brings forward.
 */
export function settlementPostings(row: LedgerSettlement): Posting[] {
  const { id, earnedCents, tipsCents, balanceCents, countedCents, state } = row;
  const courier = `cash.courier:${row.courierId}` as const;
  const branch = `cash.branch:${row.branchId}` as const;
  const isPaid = state === 'PAID';
  const handedIn = countedCents ?? (isPaid ? cashToHandIn(row) : 0);
  const paid = isPaid ? Math.max(0, balanceCents) : 0;
  return [
    posting('COURIER_PAY', id, [
      { account: 'couriers.pay', amountCents: earnedCents },
      { account: 'tips', amountCents: tipsCents },
      { account: courier, amountCents: -earnedCents - tipsCents },
    ]),
    posting('COURIER_HAND_IN', id, [
      { account: branch, amountCents: handedIn },
      { account: courier, amountCents: -handedIn },
    ]),
    posting('COURIER_PAID', id, [
      { account: courier, amountCents: paid },
      { account: branch, amountCents: -paid },
    ]),
  ].filter((each) => each !== null);
}
