import type { Context } from 'koa';
import type { SessionDto } from '../../../contracts/session';
import { setEntryCookies, type Entry } from '../../../sessions/open-session';
import { describeEntry } from '../use-cases/describe-session';

/** Hands the browser what it needs to be somebody from now on, and says who that is. */
export function welcome(ctx: Context, entry: Entry): Promise<SessionDto | null> {
  setEntryCookies(ctx, entry);
  return describeEntry(entry);
}
