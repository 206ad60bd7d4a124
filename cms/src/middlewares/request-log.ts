import type { Context, Next } from 'koa';

/**
 * One line a request: method, the route's pattern, status, time. Never the query, the body or the real path: tokens,
 * phones and names travel in them.
 */
export default () =>
  async function requestLog(ctx: Context, next: Next): Promise<void> {
    const started = process.hrtime.bigint();
    try {
      await next();
    } finally {
      const ms = Number(process.hrtime.bigint() - started) / 1e6;
      strapi.log.http(
        `${ctx.method} ${String(ctx._matchedRoute ?? patternOf(ctx.path))} ${ctx.status} ${ms.toFixed(1)} ms`,
      );
    }
  };

/** Of a path that no route has: the words in it; numbers, tokens, names and addresses stay out. */
function patternOf(path: string): string {
  return path
    .split('/')
    .map((part) => (/^[a-z][a-z-]{0,30}(\.[a-z]+)?$|^$/.test(part) ? part : ':any'))
    .join('/')
    .slice(0, 200);
}
