import type { BoardDto } from '@contracts/board';
import type { OrderCardDto } from '@contracts/orders';
import { isOpen } from '@domain/orders/life-cycle';
import { useEffect, useMemo, useRef } from 'react';
import { withLoaded, type BoardState } from '../live/board-state';
import type { SyncedBoard } from '../live/board-sync';
import { isUnreachable } from '@shared/api/error';
import { property, textIn } from '@shared/state/device-value';
import { offlineValue } from '@shared/state/offline-value';

/** So often at most a board that changes is written to the device. */
const SAVE_MS = 5_000;

export const cachedBoard = (branchId: string) =>
  offlineValue<BoardDto>(`board.${branchId}`, 3, (value) => (isBoard(value) ? value : null));

/** Whether it is what this page wrote: nobody else writes there, and another shape has another version. */
function isBoard(value: unknown): value is BoardDto {
  const orders = property(value, 'orders');
  return (
    typeof property(value, 'seq') === 'number' &&
    textIn(value, 'businessDay', 10) !== '' &&
    textIn(value, 'dayStartsAt', 40) !== '' &&
    typeof property(value, 'beyond') === 'object' &&
    Array.isArray(orders) &&
    orders.every((order) => textIn(order, 'id', 64) !== '')
  );
}

/** What hangs in a kitchen, or may come back there. */
const isOfTheWall = ({ state, cancellation }: OrderCardDto) =>
  isOpen(state) || cancellation?.acknowledged === false;

/** A card without what no kitchen needs: how the customer is reached and what they pay. */
const withoutContact = (order: OrderCardDto): OrderCardDto => ({
  ...order,
  customerPhone: null,
  totalCents: null,
  payment: null,
  furtherPayments: null,
  paidCents: null,
  refundedCents: null,
  dueCents: null,
  refundDueCents: null,
});

/** A board as it is kept on the device of a kitchen. */
export const boardToCache = ({ orders, ...board }: BoardState): BoardDto => ({
  ...board,
  orders: [...orders.values()].filter(isOfTheWall).map(withoutContact),
});

/**
 * The board of a branch: as the server tells it; where no server is reached since the page was loaded, as this device
 * last saw it.
 */
export function useOfflineBoard(
  branchId: string,
  { board, error }: Pick<SyncedBoard, 'board' | 'error'>,
): BoardState | null {
  const kept = useMemo(() => cachedBoard(branchId), [branchId]);
  const isCutOff = board === null && isUnreachable(error);
  const before = useMemo(() => {
    const found = isCutOff ? kept.load() : null;
    return found && withLoaded(null, found);
  }, [isCutOff, kept]);

  const unsaved = useRef<BoardState | null>(null);
  useEffect(() => {
    const save = () => {
      if (unsaved.current) kept.save(boardToCache(unsaved.current));
      unsaved.current = null;
    };
    const timer = setInterval(save, SAVE_MS);
    window.addEventListener('pagehide', save);
    return () => {
      clearInterval(timer);
      window.removeEventListener('pagehide', save);
      save();
    };
  }, [kept]);
  useEffect(() => {
    unsaved.current = board;
  }, [board]);

  return board ?? before;
}
