import type { StaffOrderBody, TakenOrderDto, WithdrawnStaffOrderDto } from '@contracts/staff-orders';
import { DAY_MS } from '@domain/time';
import type { Attempt } from './draft';
import { ApiError, isNotAnswered } from '@shared/api/error';
import { request } from '@shared/api/request';

/** An order that the store has. */
export interface Sent {
  taken: TakenOrderDto;
  /** It is one of before whose answer was lost: what is typed now was not sent. */
  earlier: boolean;
}

const send = <T>(path: string, { key, body }: Attempt) => request<T>('POST', path, body, undefined, key);

/** Sends an order; the same key is the same order. */
export const placeOrder = async (attempt: Attempt): Promise<Sent> => ({
  taken: await send<TakenOrderDto>('/api/orders', attempt),
  earlier: false,
});

/** Whether the store looked at what it was asked and said no; of an order that was sent but once, that it was not taken. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && error.status < 500 && !isNotAnswered(error);

/**
 * Whether nothing is to be learned of a try any more: the store has its key for something else, or what was sent is no order
 * to it any more. Whatever else refuses says nothing of what came of it.
 */
export const isUnknown = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'IDEMPOTENCY_KEY_REUSED' || namesField(error));

/** As the store alone refuses a body, and nothing on the way to it. */
const namesField = ({ status, issues }: ApiError): boolean => status === 400 && issues.length > 0;

/** The store knows the keys of orders for a day: of an older try it would take the question for a new one. */
export const isForgotten = ({ at }: Attempt, now: number): boolean => at === undefined || now - at > DAY_MS;

/**
 * Finds out what came of a try that was not answered, before anything else is sent: the same order is sent again as it
 * was, any other is asked about, and not taken any more from then on. Null where nothing came of it.
 *
 * @param wanted what would be sent now at the total of the try
 */
export async function settleAttempt(attempt: Attempt, wanted: StaffOrderBody | null): Promise<Sent | null> {
  const same = !attempt.cleared && JSON.stringify(wanted) === JSON.stringify(attempt.body);
  if (same) {
    try {
      return await placeOrder(attempt);
    } catch (error) {
      // Refused now; what came of the first time is still to be asked.
      if (!isRefusal(error)) throw error;
    }
  }
  const { order } = await send<WithdrawnStaffOrderDto>('/api/orders/withdraw', attempt);
  return order && { taken: order, earlier: true };
}
