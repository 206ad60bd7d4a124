import type { CourierBoardDto } from '@contracts/couriers';
import { concernsBranch, useLiveRefetch } from '../live/use-live-reading';
import { useApi } from '@shared/api/use-api';

/** Who of a branch is free, who carries what, and what waits; kept true by what happens there. */
export function useCourierBoard(branchId: string) {
  const board = useApi<CourierBoardDto>('/api/couriers/board', {
    query: { branchId },
    keepPrevious: true,
    fresh: true,
  });
  useLiveRefetch(board.readAgain, {
    types: ['courier.changed', 'order.changed', 'order.placed'],
    everyMs: 500,
    concerns: concernsBranch(branchId),
  });
  return board;
}
