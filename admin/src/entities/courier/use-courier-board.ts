import type { CourierBoardDto } from '@contracts/couriers';
import { isAbout, useLiveReading } from '../live/use-live-reading';
import { useApi } from '@shared/api/use-api';

/** Who of a branch is free, who carries what, and what waits; kept true by what happens there. */
export function useCourierBoard(branchId: string) {
  const board = useApi<CourierBoardDto>('/api/couriers/board', {
    query: { branchId },
    keepPrevious: true,
    fresh: true,
  });
  useLiveReading(board.readAgain, {
    types: ['courier.changed', 'order.changed', 'order.placed'],
    everyMs: 500,
    concerns: isAbout(branchId),
  });
  return board;
}
