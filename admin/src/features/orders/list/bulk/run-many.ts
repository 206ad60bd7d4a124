import type { OrderActionName, OrderCardDto } from '@contracts/orders';
import { atCounter } from '@entities/order/order-moves';
import { sendAction } from '../../actions/send-action';
import { ApiError } from '@shared/api/error';

/** What is done to several orders at once: what needs no word about each of them. */
export const BULK_ACTIONS = [
  'acknowledge',
  'accept',
  'start',
  'ready',
  'dispatch',
  'deliver',
] as const satisfies readonly OrderActionName[];
export type BulkAction = (typeof BULK_ACTIONS)[number];

export interface NotDone {
  order: OrderCardDto;
  /** Null: the order is not at a step where this could be done. */
  error: ApiError | null;
}

export interface Outcome {
  action: BulkAction;
  done: number;
  refused: NotDone[];
}

type Send = (order: OrderCardDto, action: BulkAction) => Promise<unknown>;

/**
 * Does it to one order after the other, and tells of each that it was not done to. An order that cannot take the step is
 * not asked for; an order that others moved meanwhile refuses by itself.
 */
export async function runMany(
  orders: readonly OrderCardDto[],
  action: BulkAction,
  { send = sendAction, onStep }: { send?: Send; onStep?: (done: number) => void } = {},
): Promise<Outcome> {
  const refused: NotDone[] = [];
  for (const [index, order] of orders.entries()) {
    if (!atCounter(order).includes(action)) refused.push({ order, error: null });
    else {
      try {
        await send(order, action);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        refused.push({ order, error });
      }
    }
    onStep?.(index + 1);
  }
  return { action, done: orders.length - refused.length, refused };
}
