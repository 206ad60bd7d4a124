import type { z } from 'zod';
import { actorOf, writeAudit } from '../../../audit/audit';
import type {
  commissionsBody,
  CommissionsMovedDto,
  payOutBody,
  reverseBody,
} from '../../../contracts/sellers';
import { inTransaction, type Tx } from '../../../database/transaction';
import { reachesBranch } from '../../../domain/access';
import { canMove } from '../../../domain/sellers';
import { ApiError, invalid, notFound } from '../../../errors/api-error';
import { appendEvent } from '../../../realtime/append';
import type { Viewer } from '../../../sessions/viewer';
import { postCommission } from '../../ledger/exports';
import { approvedOf, commissionsById, moveCommissions, type StoredCommission } from '../store/commissions';
import { sellerById } from '../store/sellers';
import { reverseShare } from '../reverse-share';

const netOf = ({ amountCents, reversedCents }: StoredCommission) => amountCents - reversedCents;

/** Somebody approved, paid or reversed one of them meanwhile, or their sum is another than the person saw. */
const changed = () => new ApiError(409, 'COMMISSIONS_CHANGED');

/** Approves commissions that are earned: all that are named, or none. Of two at once one wins. */
export function approveCommissions(
  viewer: Viewer,
  body: z.output<typeof commissionsBody>,
  now: Date,
): Promise<CommissionsMovedDto> {
  return inTransaction((tx) => moveWithin(tx, viewer, 'approve', body, now));
}

/** Notes that approved commissions were paid: all that are named, or none. */
export function payCommissions(
  viewer: Viewer,
  body: z.output<typeof commissionsBody>,
  now: Date,
): Promise<CommissionsMovedDto> {
  return inTransaction((tx) => moveWithin(tx, viewer, 'pay', body, now));
}

/** Notes that a seller was paid everything that is approved of a period. */
export function payOutSeller(
  viewer: Viewer,
  sellerId: string,
  { from, to, expectedCents }: z.output<typeof payOutBody>,
  now: Date,
): Promise<CommissionsMovedDto> {
  return inTransaction(async (tx) => {
    const { businessId } = viewer;
    const seller = await sellerById(tx, businessId, sellerId);
    if (!seller || !reachesBranch(viewer, seller.branchId)) throw notFound();
    const due = await approvedOf(tx, { businessId, sellerId, from, to });
    if (due.length === 0) throw changed();
    return moveFound(tx, viewer, 'pay', { found: due, expectedCents }, now);
  });
}

/** Either of the two in a transaction that is already running. */
export async function moveWithin(
  tx: Tx,
  viewer: Viewer,
  move: 'approve' | 'pay',
  { ids, expectedCents }: z.output<typeof commissionsBody>,
  now: Date,
): Promise<CommissionsMovedDto> {
  const named = [...new Set(ids)];
  const found = await reachedCommissions(tx, viewer, named);
  if (found.length < named.length) throw notFound();
  return moveFound(tx, viewer, move, { found, expectedCents }, now);
}

async function moveFound(
  tx: Tx,
  viewer: Viewer,
  move: 'approve' | 'pay',
  { found, expectedCents }: { found: StoredCommission[]; expectedCents: number },
  now: Date,
): Promise<CommissionsMovedDto> {
  const ids = found.map(({ id }) => id);
  const moved = await moveCommissions(tx, viewer.businessId, ids, move, now);
  // Read again once nobody else can change them: a part may have been reversed since.
  const rows = await commissionsById(tx, viewer.businessId, ids);
  const amountCents = rows.reduce((sum, row) => sum + netOf(row), 0);
  if (moved < ids.length || amountCents !== expectedCents) throw changed();
  if (move === 'pay')
    for (const row of rows) await postCommission(tx, { ...row, state: 'APPROVED' }, row, now);
  for (const sellerId of new Set(rows.map((row) => row.sellerId))) {
    const of = rows.filter((row) => row.sellerId === sellerId);
    const [first] = of;
    if (!first) continue;
    const sum = of.reduce((total, row) => total + netOf(row), 0);
    const where = { at: now, businessId: first.businessId, branchId: first.branchId };
    await writeAudit(tx, {
      ...where,
      actor: actorOf(viewer),
      entity: 'seller',
      entityId: sellerId,
      action: `${move}-commissions`,
      after: { amountCents: sum, orders: of.map(({ orderNumber }) => orderNumber) },
    });
    await appendEvent(tx, { ...where, type: 'store.changed', resource: 'sellers', entityId: sellerId });
  }
  return { count: ids.length, amountCents };
}

/** Takes back the part of a commission that belongs to what the customer of its order got back. */
export async function reverseCommission(
  viewer: Viewer,
  id: string,
  body: z.output<typeof reverseBody>,
  now: Date,
): Promise<void> {
  await inTransaction((tx) => reverseWithin(tx, viewer, id, body, now));
}

/** The same in a transaction that is already running. */
export async function reverseWithin(
  tx: Tx,
  viewer: Viewer,
  id: string,
  { version, refundedCents: given, reason }: z.output<typeof reverseBody>,
  now: Date,
): Promise<void> {
  const [row] = await reachedCommissions(tx, viewer, [id]);
  if (!row) throw notFound();
  if (row.version !== version) throw changed();
  if (!canMove(row.state, 'reverse')) throw new ApiError(409, 'COMMISSION_NOT_OPEN');
  const left = row.soldCents - row.refundedCents;
  if (given > left)
    throw invalid([{ code: 'REFUND_ABOVE_ORDER', path: ['refundedCents'], args: { limit: left } }]);
  if (!(await reverseShare(tx, row, given, { actor: actorOf(viewer), reason, at: now }))) throw changed();
}

async function reachedCommissions(
  tx: Tx,
  viewer: Viewer,
  ids: readonly string[],
): Promise<StoredCommission[]> {
  const found = await commissionsById(tx, viewer.businessId, ids);
  return found.filter(({ branchId }) => reachesBranch(viewer, branchId));
}
