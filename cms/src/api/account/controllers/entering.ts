import type { Context } from 'koa';
import type { SessionDto } from '../../../contracts/session';
import { deviceOf, setDeviceCookie } from '../../../sessions/device';
import type { Origin } from '../../../sessions/open-session';
import { resolveViewer } from '../../../sessions/resolve';
import { hashOf, setCookie, tokenOf } from '../../../sessions/token';
import { describeSession } from '../use-cases/describe-session';
import type { Entry } from '../use-cases/start-session';

/** Where a request comes from. */
export function originOf(ctx: Context): Origin {
  const token = tokenOf(ctx);
  return {
    ip: ctx.ip,
    userAgent: ctx.get('user-agent'),
    deviceHash: deviceOf(ctx),
    sessionHash: token === null ? null : hashOf(token),
  };
}

/** Hands the browser what it needs to be somebody from now on, and says who that is. */
export async function welcome(
  ctx: Context,
  { token, remember, deviceToken }: Entry,
): Promise<SessionDto | null> {
  setCookie(ctx, token, remember);
  if (deviceToken !== null) setDeviceCookie(ctx, deviceToken);
  const viewer = await resolveViewer(token);
  return viewer && (await describeSession(viewer));
}
