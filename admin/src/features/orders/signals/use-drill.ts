import { recordSignal } from '@entities/device/signals';
import { playSound } from '@entities/order/sounds';
import { isRinging } from '@entities/order/order-moves';
import { useOrderChanges } from '../live/board-store';
import type { LiveBoard } from '../live/board-sync';
import { recordRing } from './ring';

const SOFTLY = 0.5;

/** Lets an order that only tries the devices out ring once, short and soft, and notes whether it could be heard. */
export function useDrill(sync: LiveBoard): void {
  useOrderChanges(sync, ({ before, after }) => {
    if (before || !after.drill || !isRinging(after)) return;
    recordSignal(after.id, 'RECEIVED', { urgent: true, branchId: after.branchId });
    recordRing(after, playSound('message', SOFTLY));
  });
}
