import type { Context, Next } from 'koa';
import { ApiError } from '../errors/api-error';

/** The deepest JSON that a client sends is a file of delivery zones, with 9 levels; an event of Stripe has about as many. */
const MAX_DEPTH = 32;

/**
 * Refuses JSON that is nested deeper than any request needs. Whatever walks a body afterwards – schemas, comparisons,
 * `JSON.stringify` – may therefore recurse.
 */
export default () =>
  async function bodyDepth(ctx: Context, next: Next): Promise<void> {
    if (isDeeperThan(MAX_DEPTH, ctx.request.body))
      throw new ApiError(400, 'BODY_TOO_DEEP', { args: { limit: MAX_DEPTH } });
    await next();
  };

/** Walks level by level, without recursion. */
function isDeeperThan(limit: number, body: unknown): boolean {
  let level = [body].filter(isNested);
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth === limit) return true;
    level = level.flatMap((value): unknown[] => Object.values(value)).filter(isNested);
  }
  return false;
}

const isNested = (value: unknown): value is object => typeof value === 'object' && value !== null;
