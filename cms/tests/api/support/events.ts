import type { Client } from './client';
import { rows } from './database';
import type { EventStream } from './stream';

/** The number that the events of a business have reached. */
export async function reachedBy(businessId: string): Promise<number> {
  const [counter] = await rows<{ seq: number }>('SELECT seq FROM event_counters WHERE business_id = ?', [
    businessId,
  ]);
  return counter?.seq ?? 0;
}

/** The numbers of all that a stream told, in the order in which it came. */
export const numbersOf = (stream: EventStream): number[] =>
  stream.received.flatMap(({ id }) => (id === null ? [] : [id]));

/** All whole numbers from one to another, both included. */
export const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

/** Two things that happen at a branch at whatever time: a way to be told something. */
export const pause = (who: Client, branchId: string) =>
  who.post(`/api/branches/${branchId}/pause`, { reason: 'OTHER', minutes: 5 });
export const resume = (who: Client, branchId: string) => who.post(`/api/branches/${branchId}/resume`, {});
