import { networkOf } from '../domain/access';
import { MINUTE_SEC } from '../domain/time';
import { environment } from '../environment';
import { isInNetworks, networkList } from '../environment/network-list';
import { takePlace, type StreamLimit } from '../realtime/stream-places';
import { allowRequest, type RequestLimit } from '../sessions/request-limit';

/** How much a network may ask of a store's page, a minute: profile, menu, the stream of its news, pictures, when it opens. */
export const STORE_PAGES: RequestLimit = { name: 'store-pages', most: 600, seconds: MINUTE_SEC, step: 60 };

/**
 * Pages of stores and orders that are told what happens as it happens; the others ask. A carrier or the guests of a food
 * court have one address between them, so that some hundred of a network are told at a time, as some hundred may ask.
 * All together they leave an instance's connections and memory to the boards, which are not counted.
 */
const CUSTOMER_STREAMS: StreamLimit = { name: 'customers', ofOne: 300, ofAll: 5000 };

const exemptNetworks = networkList(environment.rateLimitExemptNetworks);

/** No address is exempt by itself: a tunnel or a proxy on this machine brings every customer from 127.0.0.1. */
export const isExempt = (ip: string): boolean => isInNetworks(exemptNetworks, ip);

export const subjectOf = (ip: string, store: string): string => `${networkOf(ip)} ${store}`;

/**
 * Counts a customer's request, and refuses it with 429 when their network has asked too much.
 *
 * @param store the branch that is asked; empty where it is of all stores together, or of none
 */
export async function limitCustomer(limit: RequestLimit, ip: string, store = ''): Promise<void> {
  if (!isExempt(ip)) await allowRequest(limit, subjectOf(ip, store), new Date());
}

/** Takes a place for a customer's stream, and answers what gives it back; throws as `takePlace` does. */
export const takeCustomerPlace = (ip: string): (() => void) =>
  takePlace(CUSTOMER_STREAMS, isExempt(ip) ? null : networkOf(ip));
