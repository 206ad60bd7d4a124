import type { CourierBoardDto } from '@contracts/couriers';
import { useLiveEvents } from '../live/live';
import { useApi } from '@shared/api/use-api';
import { useThrottled } from '@shared/state/use-throttled';

/** Who of a branch is free, who carries what, and what waits; kept true by what happens there. */
export function useCourierBoard(branchId: string) {
  const board = useApi<CourierBoardDto>('/api/couriers/board', {
    query: { branchId },
    keepPrevious: true,
    fresh: true,
  });
  const soon = useThrottled(board.readAgain, 500);
  useLiveEvents(['courier.changed', 'order.changed', 'order.placed'], (event) => {
    if (event === null || event.branchId === null || event.branchId === branchId) soon();
  });
  return board;
}
