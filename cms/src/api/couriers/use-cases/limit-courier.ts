import { read } from '../../../database/transaction';
import { MINUTE_SEC } from '../../../domain/time';
import { takePlace, type StreamLimit } from '../../../realtime/stream-places';
import { allowRequest, refundRequest, type RequestLimit } from '../../../sessions/request-limit';
import { isExempt, subjectOf } from '../../../store/limit-customer';
import { courierOfLink } from '../courier-of-link';

/** Links that are none, of a network and of all stores together. */
const DEAD_LINKS = {
  name: 'courier-links',
  most: 300,
  seconds: MINUTE_SEC,
  step: 30,
} as const satisfies RequestLimit;
/** What one courier's phone asks. */
const PHONE = {
  name: 'courier-phone',
  most: 120,
  seconds: MINUTE_SEC,
  step: 12,
} as const satisfies RequestLimit;
/** A phone that changes networks leaves a stream behind each time, until the server has noticed. */
const STREAMS: StreamLimit = { name: 'couriers', ofOne: 30, ofAll: 5000 };

/**
 * Counts a request by the courier whose link it came with, however many of them share a network. It is counted for the
 * network before that is known, so that nobody tries links without end; a right one does not count for it after all.
 */
export async function limitCourier(token: string, ip: string): Promise<void> {
  if (isExempt(ip)) return;
  const network = subjectOf(ip, '');
  await allowRequest(DEAD_LINKS, network, new Date());
  const { courier } = await read((sql) => courierOfLink(sql, token));
  refundRequest(DEAD_LINKS, network);
  await allowRequest(PHONE, courier.id, new Date());
}

/** Takes a place for a courier's stream, and answers what gives it back; throws as `takePlace` does. */
export const takeCourierPlace = (courierId: string, ip: string): (() => void) =>
  takePlace(STREAMS, isExempt(ip) ? null : courierId);
