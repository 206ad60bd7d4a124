import type { BoardDto } from '../../../contracts/board';
import { read } from '../../../database/transaction';
import { businessDay, businessDayBounds } from '../../../domain/time';
import { notFound } from '../../../errors/api-error';
import { latestSeq } from '../../../realtime/feed';
import { requireBranch, type Viewer } from '../../../sessions/viewer';
import { privacyAt } from '../../../store/privacy';
import { storeOf } from '../../../store/stores';
import { visibilityOf, toCard } from '../present/card';
import {
  completedOrders,
  lostOrders,
  missedOrders,
  openOrders,
  scheduledOrders,
  type BoardSection,
} from '../store/branch-orders';

const NOTHING: BoardSection = { shown: [], beyond: 0 };

/**
 * Everything still on a branch's board, what ended in its business day, and missed orders until they are acknowledged. The event number is read first: an order
 * that moves meanwhile is shown again by the stream, never lost.
 */
export async function readBoard(viewer: Viewer, branchId: string, now: Date): Promise<BoardDto> {
  requireBranch(viewer, branchId);
  const seq = await latestSeq(viewer.businessId);
  return read(async (sql) => {
    const store = await storeOf(sql, branchId);
    if (store?.businessId !== viewer.businessId) throw notFound();
    const { timezone, closeoutTime } = store.branch;
    const day = businessDay(now, timezone, closeoutTime);
    const { start } = businessDayBounds(day, timezone, closeoutTime);
    const visibility = visibilityOf(viewer);
    const { every } = visibility;
    const open = every ? await openOrders(sql, branchId) : NOTHING;
    const scheduled = every ? await scheduledOrders(sql, branchId) : NOTHING;
    const done = every ? await completedOrders(sql, branchId, start) : NOTHING;
    const cancelled = every ? await lostOrders(sql, branchId, start) : NOTHING;
    const missed = every ? await missedOrders(sql, branchId) : NOTHING;
    const privacy = await privacyAt(sql, viewer.businessId, branchId);
    return {
      seq,
      businessDay: day,
      dayStartsAt: start.toISOString(),
      orders: [open, scheduled, done, cancelled, missed].flatMap(({ shown }) =>
        shown.map((order) => toCard(order, visibility, privacy, now)),
      ),
      beyond: {
        open: open.beyond,
        scheduled: scheduled.beyond,
        done: done.beyond,
        cancelled: cancelled.beyond,
        missed: missed.beyond,
      },
    };
  });
}
