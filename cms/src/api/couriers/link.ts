import { timingSafeEqual } from 'node:crypto';
import { environment } from '../../environment';
import { keyedHash } from '../../secrecy/secrecy';
import type { StoredCourier } from './store/couriers';

type Linked = Pick<StoredCourier, 'id' | 'linkNumber'>;

const ID = 24;
/** Hexadecimal digits of the proof: 128 bits. */
const PROOF = 32;

/**
 * The secret by which a courier's page is reached: their id, and a proof that only this server can make of the id and the
 * number of the link. Nothing of it is stored, so that whoever reads the table has no link; a new number makes every link
 * before worthless.
 */
const tokenOf = ({ id, linkNumber }: Linked): string =>
  `${id}${keyedHash('courier links', id, String(linkNumber)).slice(0, PROOF)}`;

export const linkOf = (courier: Linked): string => `${environment.publicUrl}/c/${tokenOf(courier)}`;

/** Whose link a token says it is; null for what can be none. */
export const idOfToken = (token: string): string | null =>
  /^[a-z0-9]{24}[0-9a-f]{32}$/.test(token) ? token.slice(0, ID) : null;

/** Whether a token is the courier's link of now. */
export function isLinkOf(token: string, courier: Linked): boolean {
  const [given, right] = [Buffer.from(token), Buffer.from(tokenOf(courier))];
  return given.length === right.length && timingSafeEqual(given, right);
}

/**
 * The four digits by which an order is handed over. They follow from the order and the server's secret: the customer's
 * page shows them, the courier has to ask for them.
 */
export const deliveryCodeOf = (orderId: string): string =>
  String(Number.parseInt(keyedHash('delivery codes', orderId, '').slice(0, 8), 16) % 10_000).padStart(4, '0');
