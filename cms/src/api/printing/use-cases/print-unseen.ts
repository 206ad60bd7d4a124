import { inTransaction, read } from '../../../database/transaction';
import { HOUR_MS } from '../../../domain/time';
import { isolate } from '../../../errors/job-failures';
import { settingsOf } from '../../branches/exports';
import { orderForChange, ordersInPreparation } from '../../orders/exports';
import { activeKitchenScreens, queueUnseen } from '../queue-tickets';
import { branchesThatPrint } from '../store/printing-places';

interface Place {
  businessId: string;
  branchId: string;
}

/** What was taken on longer ago is forgotten on the screen rather than cooked. */
const COOKED_WITHIN_MS = 6 * HOUR_MS;

/**
 * Prints what of the orders that are being made stood on a screen of the kitchen that is gone, where the branch wants
 * paper then. What is on paper or waits for it is not printed again.
 */
export async function printUnseen(now: Date): Promise<void> {
  for (const place of await read((sql) => branchesThatPrint(sql, now)))
    await isolate('kitchen-paper', `the branch ${place.branchId}`, () => printUnseenAt(place, now));
}

async function printUnseenAt(place: Place, now: Date): Promise<void> {
  const { printing } = await read((sql) => settingsOf(sql, place));
  if (printing.kitchenTickets !== 'WITHOUT_SCREEN') return;
  if ((await read((sql) => activeKitchenScreens(sql, place, now))).includes(null)) return;
  const since = new Date(now.getTime() - COOKED_WITHIN_MS);
  for (const { id } of await read((sql) => ordersInPreparation(sql, place.branchId, since)))
    await isolate('kitchen-paper', `the order ${id}`, () => printOrderUnseen(place, id, now));
}

/** Under the lock of the order: of two instances, and of this and whoever cancels it, one comes first. */
const printOrderUnseen = (place: Place, orderId: string, now: Date): Promise<void> =>
  inTransaction(async (tx) => {
    const order = await orderForChange(tx, place.businessId, orderId);
    if (order) await queueUnseen(tx, order, now);
  });
