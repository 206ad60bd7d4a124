import type { Context, Next } from 'koa';
import { environment } from '../environment';
import { ApiError } from '../errors/api-error';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);
const publicOrigin = new URL(environment.publicUrl).origin;

/**
 * What changes something is asked in JSON and from our own pages. A form of another site can send neither; clients
 * that are no browser send no Origin and carry no cookie of ours.
 */
export default () =>
  async function sameOrigin(ctx: Context, next: Next): Promise<void> {
    if (!ctx.path.startsWith('/api/') || SAFE.has(ctx.method)) {
      await next();
      return;
    }
    const origin = ctx.get('origin');
    if (origin && origin !== publicOrigin && hostOf(origin) !== ctx.host)
      throw new ApiError(403, 'OTHER_ORIGIN');
    if (ctx.get('sec-fetch-site') === 'cross-site') throw new ApiError(403, 'OTHER_ORIGIN');
    const hasBody = ctx.get('transfer-encoding') !== '' || Number(ctx.get('content-length') || 0) > 0;
    if (hasBody && !ctx.is('application/json')) throw new ApiError(415, 'NOT_JSON');
    await next();
  };

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}
