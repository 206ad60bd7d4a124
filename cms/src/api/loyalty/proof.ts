import { timingSafeEqual } from 'node:crypto';
import { MINUTE_MS } from '../../domain/time';
import { keyedHash } from '../../secrecy/secrecy';

/** Hexadecimal digits of a pass's signature: 128 bits. */
const MAC_DIGITS = 32;

/**
 * A pass: the id of a customer, the instant at which it expires, and a signature that this server alone can make. It proves
 * that its bearer may redeem the customer's rewards in a business.
 *
 * @param businessId of the customer
 */
export function loyaltyPass(businessId: string, customerId: string, expiresAt: Date): string {
  const claims = `${customerId}.${expiresAt.getTime().toString(36)}`;
  return `${claims}.${macOf(businessId, claims)}`;
}

/** The customer whom a pass names; null where it has expired, is of another business, or was not made by this server. */
export function customerOfPass(businessId: string, pass: string, now: Date): string | null {
  const [customerId = '', expiry = '', mac = ''] = pass.split('.');
  const [given, own] = [Buffer.from(mac), Buffer.from(macOf(businessId, `${customerId}.${expiry}`))];
  const isGenuine = given.length === own.length && timingSafeEqual(given, own);
  return isGenuine && Number.parseInt(expiry, 36) > now.getTime() ? customerId : null;
}

const macOf = (businessId: string, claims: string): string =>
  keyedHash('loyalty passes', businessId, claims).slice(0, MAC_DIGITS);

/** How long a code is shown. It is accepted for as long again, so that one that has just changed still works. */
const CODE_MS = 10 * MINUTE_MS;

export interface LoyaltyCode {
  /** Six digits. */
  code: string;
  /** From when on another one is shown, ISO 8601 UTC. */
  changesAt: string;
}

/** The code that the customer's page shows now and that the store's people type to redeem a reward for them. */
export function loyaltyCode(customerId: string, now: Date): LoyaltyCode {
  const turn = Math.floor(now.getTime() / CODE_MS);
  return { code: codeOfTurn(customerId, turn), changesAt: new Date((turn + 1) * CODE_MS).toISOString() };
}

/** Whether a code is the one that the customer's page shows now, or the one that it showed before. */
export function isLoyaltyCode(customerId: string, code: string, now: Date): boolean {
  const turn = Math.floor(now.getTime() / CODE_MS);
  return [turn, turn - 1].some((each) => codeOfTurn(customerId, each) === code);
}

const codeOfTurn = (customerId: string, turn: number): string => {
  const hash = keyedHash('loyalty codes', customerId, String(turn)).slice(0, 12);
  return String(Number.parseInt(hash, 16) % 1_000_000).padStart(6, '0');
};
