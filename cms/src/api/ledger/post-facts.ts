import type { Tx } from '../../database/transaction';
import {
  commissionPosting,
  orderPostings,
  settlementPostings,
  unmatchedPostings,
  type LedgerCommission,
  type LedgerOrder,
  type LedgerSettlement,
  type Posting,
} from '../../domain/ledger';
import { businessDay } from '../../domain/time';
import { storeOf } from '../../store/stores';
import { businessOf } from '../businesses/exports';
import { post } from './post';
import type { PostingPlace } from './store/transactions';

interface Placed {
  businessId: string;
  branchId: string;
}

/**
 * Where something is posted that happens at a branch.
 *
 * @param at when the money moved: the day it counts for
 * @param now when it is posted
 */
export async function placeAt(
  tx: Tx,
  { businessId, branchId }: Placed,
  { at, now }: { at: Date; now: Date },
): Promise<PostingPlace> {
  const store = await storeOf(tx, branchId);
  // A branch that was archived is not loaded any more: its day is the one of UTC.
  const day = store
    ? businessDay(at, store.branch.timezone, store.branch.closeoutTime)
    : at.toISOString().slice(0, 10);
  const { currency } = store?.business ?? (await businessOf(tx, businessId));
  return { businessId, branchId, currency, businessDay: day, postedAt: now, orderId: null };
}

type PlacedOrder = LedgerOrder & Placed & { version: number; businessDay: string };

/**
 * Posts what a change does to the money of an order. A sale counts for the business day of its order, whenever it is
 * concluded; money counts for the day on which it moved.
 *
 * @param after the order as the change leaves it, with its new version
 */
export async function postOrder(
  tx: Tx,
  before: PlacedOrder,
  after: PlacedOrder,
  when: { at: Date; now: Date },
): Promise<void> {
  if (after.test) return;
  const postings = orderPostings(before, after, after.version);
  const unmatched = unmatchedPostings(before, after);
  if (postings.length + unmatched.length === 0) return;
  const place = { ...(await placeAt(tx, after, when)), orderId: after.id };
  for (const each of postings)
    await post(tx, each.kind === 'ORDER_SALE' ? { ...place, businessDay: after.businessDay } : place, each);
  for (const { currency, ...each } of unmatched) await post(tx, { ...place, currency }, each);
}

/** Posts what a change does to a commission: it is earned, taken back in part, or paid. */
export async function postCommission(
  tx: Tx,
  before: LedgerCommission,
  after: LedgerCommission & Placed & { orderId: string },
  now: Date,
): Promise<void> {
  const change = commissionPosting(before, after);
  if (change) await postAt(tx, after, now, [change], after.orderId);
}

/** Posts the settlement of a courier as it stands by now; what was posted when it was closed is not posted again. */
export const postSettlement = (tx: Tx, row: LedgerSettlement & Placed, now: Date): Promise<void> =>
  postAt(tx, row, now, settlementPostings(row), null);

async function postAt(
  tx: Tx,
  at: Placed,
  now: Date,
  postings: readonly Posting[],
  orderId: string | null,
): Promise<void> {
  if (postings.length === 0) return;
  const place = { ...(await placeAt(tx, at, { at: now, now })), orderId };
  for (const each of postings) await post(tx, place, each);
}
