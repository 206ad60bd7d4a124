import { createHash, randomBytes } from 'node:crypto';
import type { Context } from 'koa';
import { DAY_SEC, HOUR_SEC } from '../domain/time';
import { environment } from '../environment';

/** Under https the name's prefix makes browsers insist on Secure, no Domain and the path `/`. */
const COOKIE = environment.https ? '__Host-sid' : 'sid';

export const IDLE_SECONDS = 12 * HOUR_SEC;
export const ABSOLUTE_SECONDS = 30 * DAY_SEC;

export const newSessionToken = () => randomBytes(32).toString('base64url');
export const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** How every cookie of ours is set: out of reach of scripts and of other sites. */
export const ownCookie = {
  httpOnly: true,
  sameSite: 'lax',
  path: '/',
  secure: environment.https,
  signed: false,
  overwrite: true,
} as const;

export function tokenOf(ctx: Context): string | null {
  const token = ctx.cookies.get(COOKIE);
  return token && /^[\w-]{43}$/.test(token) ? token : null;
}

export function setCookie(ctx: Context, token: string, remember: boolean): void {
  ctx.cookies.set(COOKIE, token, { ...ownCookie, ...(remember && { maxAge: ABSOLUTE_SECONDS * 1000 }) });
}

export function clearCookie(ctx: Context): void {
  ctx.cookies.set(COOKIE, null, ownCookie);
}
