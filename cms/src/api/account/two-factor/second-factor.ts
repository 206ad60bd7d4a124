import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { RECOVERY_CODES } from '../../../contracts/account';
import type { Tx } from '../../../database/transaction';
import { readRecoveryCode, recoveryCode } from '../../../domain/access';
import { keyedHash, seal, unseal } from '../../../secrecy/secrecy';
import {
  storeSecret,
  replaceRecoveryCodes,
  findSecret,
  consumeRecoveryCode,
  consumeTotpStep,
} from '../store/two-factor';

const ISSUER = 'Comanda';
/** A phone's clock may be half a minute off, either way. */
const STEPS_OFF = 1;

const totpOf = (secret: string, label: string) =>
  new TOTP({
    issuer: ISSUER,
    label,
    secret: Secret.fromBase32(secret),
    algorithm: 'SHA1',
    digits: 6,
    period: 30,
  });

/** A new secret for an authenticator app, not yet asked for; one that was never confirmed is replaced. */
export async function storeNewSecret(
  tx: Tx,
  userId: number,
  label: string,
): Promise<{ secret: string; uri: string } | null> {
  const secret = new Secret({ size: 20 }).base32;
  const kept = await storeSecret(tx, userId, seal('second factors', userId, secret));
  return kept === 0 ? null : { secret, uri: totpOf(secret, label).toString() };
}

/**
 * Uses a code of the app. Each step of time counts once, and only after the last one that was used: a code that was
 * looked at over a shoulder is worth nothing.
 */
export async function redeemTotp(tx: Tx, userId: number, code: string, now: Date): Promise<boolean> {
  const sealed = await findSecret(tx, userId);
  const secret = sealed && openSecret(userId, sealed);
  if (!secret) return false;
  const totp = totpOf(secret, '');
  const timestamp = now.getTime();
  const off = totp.validate({ token: code, timestamp, window: STEPS_OFF });
  if (off === null) return false;
  return (await consumeTotpStep(tx, userId, totp.counter({ timestamp }) + off)) > 0;
}

/** Sealed by a server with another secret, or for somebody else, it is no use: whoever runs the server has to know. */
function openSecret(userId: number, sealed: string): string | null {
  try {
    return unseal('second factors', userId, sealed);
  } catch {
    strapi.log.error(`The second factor of user ${userId} cannot be opened: was ENCRYPTION_KEY changed?`);
    return null;
  }
}

/** Uses a code of the app or, once each, a recovery code. */
export async function verifySecondFactor(tx: Tx, userId: number, typed: string, now: Date): Promise<boolean> {
  const digits = typed.replace(/\s/g, '');
  if (/^\d{6}$/.test(digits)) return redeemTotp(tx, userId, digits, now);
  const recovery = readRecoveryCode(typed);
  if (recovery === null) return false;
  return (await consumeRecoveryCode(tx, userId, keyedHash('recovery codes', userId, recovery))) > 0;
}

/** New recovery codes in place of whatever there was; only their hashes are kept. */
export async function renewRecoveryCodes(tx: Tx, userId: number): Promise<string[]> {
  const codes = new Set<string>();
  while (codes.size < RECOVERY_CODES) codes.add(recoveryCode(randomBytes(10)));
  const hashes = [...codes].map((code) => keyedHash('recovery codes', userId, code));
  await replaceRecoveryCodes(tx, userId, hashes);
  return [...codes];
}
