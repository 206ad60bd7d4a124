import { createHash, randomBytes } from 'node:crypto';
import type { Context } from 'koa';
import { environment } from '../environment';

const secure = environment.publicUrl.startsWith('https://');

/** Under https the name's prefix makes browsers insist on Secure, no Domain and the path `/`. */
export const COOKIE = secure ? '__Host-sid' : 'sid';

export const IDLE_SECONDS = 12 * 3600;
export const ABSOLUTE_SECONDS = 30 * 24 * 3600;

export const newSessionToken = () => randomBytes(32).toString('base64url');
export const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

export function tokenOf(ctx: Context): string | null {
  const token = ctx.cookies.get(COOKIE);
  return token && /^[\w-]{43}$/.test(token) ? token : null;
}

export function setCookie(ctx: Context, token: string, remember: boolean): void {
  ctx.cookies.set(COOKIE, token, {
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    secure,
    signed: false,
    overwrite: true,
    ...(remember && { maxAge: ABSOLUTE_SECONDS * 1000 }),
  });
}

export function clearCookie(ctx: Context): void {
  ctx.cookies.set(COOKIE, null, {
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    secure,
    signed: false,
    overwrite: true,
  });
}
