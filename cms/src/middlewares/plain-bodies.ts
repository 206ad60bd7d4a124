import type { Context, Next } from 'koa';
import { ApiError } from '../errors/api-error';

/**
 * Bodies come as they are. A compressed one is refused before anything unpacks it: no client of ours sends any, and
 * some kilobytes of it can be megabytes.
 */
export default () =>
  async function plainBodies(ctx: Context, next: Next): Promise<void> {
    const encoding = ctx.get('content-encoding').trim().toLowerCase();
    if (encoding !== '') {
      if (encoding !== 'identity') {
        ctx.set('Accept-Encoding', 'identity');
        throw new ApiError(415, 'ENCODED_BODY');
      }
      // What reads the body knows one way of writing it.
      delete ctx.req.headers['content-encoding'];
    }
    await next();
  };
