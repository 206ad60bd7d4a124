import type { OrderActionName, OrderCardDto, OrderDto } from '@contracts/orders';
import { pressAge } from '@domain/orders/pressed-at';
import type { ActionableOrder, ActionWords } from './order-actions';
import { ApiError } from '@shared/api/error';
import { request } from '@shared/api/request';

/** Where an action is not called as its route. */
const PATHS: Partial<Record<OrderActionName, string>> = { 'take-payment': 'payments' };

/** One press of a button: the server does it once, however often it is sent, and counts from when it was pressed. */
export interface Press {
  key: string;
  /** ISO 8601 UTC, by the clock of the device. */
  at: string;
  /** Whose press it is; undefined where a page before kept it. */
  by?: string | undefined;
}

/** Takes an action on the order as it was seen, and gives it as it is now. Throws `ApiError`. */
export function sendAction(
  order: Pick<ActionableOrder, 'id' | 'version'>,
  action: OrderActionName,
  words: ActionWords = {},
  press?: Press,
): Promise<OrderCardDto> {
  // Taking note of something says what was seen instead of which version of the whole.
  const seen = action.startsWith('acknowledge');
  const ago = press && { ago: pressAge(press.at, Date.now()) };
  const body = { ...(!seen && { version: order.version }), ...words, ...ago };
  const path = `/api/orders/${order.id}/${PATHS[action] ?? action}`;
  return request<OrderCardDto>('POST', path, body, undefined, press?.key);
}

/** The order as it is, when it is no longer as it was seen; null for every other refusal. */
export function currentOf(error: ApiError): OrderCardDto | null {
  const { current } = error.details;
  return error.status === 409 && isCard(current) ? current : null;
}

function isCard(value: unknown): value is OrderCardDto {
  return (
    typeof value === 'object' && value !== null && 'id' in value && 'version' in value && 'state' in value
  );
}

/** Who moved the order last, as far as it is told; null when nobody is named or it cannot be asked. */
export async function lastChangedBy(orderId: string): Promise<string | null> {
  try {
    const { timeline } = await request<OrderDto>('GET', `/api/orders/${orderId}`);
    return timeline.at(-1)?.actor.name ?? null;
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
}

/** Takes products off sale until an instant; gives the ids of those for which it did not work. */
export async function markSoldOut(productIds: readonly string[], until: string): Promise<string[]> {
  const results = await Promise.allSettled(
    productIds.map((id) => request('POST', `/api/products/${id}/sold-out`, { until })),
  );
  return productIds.filter((_, index) => results[index]?.status === 'rejected');
}
