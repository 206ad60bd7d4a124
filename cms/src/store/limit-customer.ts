import { networkOf } from '../domain/access';
import { environment } from '../environment';
import { allowRequest, type RequestLimit } from '../sessions/request-limit';

/** How much a network may ask of a store's page, a minute: profile, menu, the stream of its news, pictures, when it opens. */
export const STORE_PAGES: RequestLimit = { name: 'store-pages', most: 600, seconds: 60, step: 60 };

/** On the machine itself (tests, benchmarks) nothing is limited. */
const isLocal = (ip: string) => ip === '127.0.0.1' || ip === '::1' || ip === '::ffff:127.0.0.1';
export const isExempt = (ip: string): boolean => environment.trustProxy === 0 && isLocal(ip);

export const subjectOf = (ip: string, store: string): string => `${networkOf(ip)} ${store}`;

/**
 * Counts a customer's request, and refuses it with 429 when their network has asked too much.
 *
 * @param store the branch that is asked; empty where it is of all stores together, or of none
 */
export async function limitCustomer(limit: RequestLimit, ip: string, store = ''): Promise<void> {
  if (!isExempt(ip)) await allowRequest(limit, subjectOf(ip, store), new Date());
}
