import type { Context } from 'koa';
import type { SessionDto } from '../../../contracts/session';
import { setSessionCookies, type NewSession } from '../../../sessions/open-session';
import { describeNewSession } from '../use-cases/describe-session';

/** Hands the browser what it needs to be somebody from now on, and says who that is. */
export function sendSession(ctx: Context, entry: NewSession): Promise<SessionDto | null> {
  setSessionCookies(ctx, entry);
  return describeNewSession(entry);
}
