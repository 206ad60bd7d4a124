import type { BoardDto } from '../../../contracts/orders';
import { read } from '../../../database/transaction';
import { businessDay } from '../../../domain/time';
import { notFound } from '../../../errors/api-error';
import { reachedSeq } from '../../../realtime/feed';
import { requireBranch, type Viewer } from '../../../sessions/viewer';
import { privacyAt } from '../../../store/privacy';
import { storeOf } from '../../../store/stores';
import { visibilityOf, toCard } from '../present/card';
import { endedOrders, openOrders } from '../store/branch-orders';

/**
 * Everything still on a branch's board, and what ended in its business day. The event number is read first: an order
 * that moves meanwhile is shown again by the stream, never lost.
 */
export async function readBoard(viewer: Viewer, branchId: string, now: Date): Promise<BoardDto> {
  requireBranch(viewer, branchId);
  const seq = await reachedSeq(viewer.businessId);
  return read(async (sql) => {
    const store = await storeOf(sql, branchId);
    if (store?.businessId !== viewer.businessId) throw notFound();
    const day = businessDay(now, store.branch.timezone, store.branch.closeoutTime);
    const open = await openOrders(sql, branchId);
    const ended = await endedOrders(sql, branchId, day);
    const visibility = visibilityOf(viewer);
    const shown = visibility.every ? [...open, ...ended] : [];
    const privacy = await privacyAt(sql, viewer.businessId, branchId);
    return { seq, businessDay: day, orders: shown.map((order) => toCard(order, visibility, privacy, now)) };
  });
}
