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

function patternOf(path: string): string {
  return path
    .split('/')
    .map((part) => (part.length > 15 && /\d/.test(part) ? ':id' : part))
    .join('/')
    .slice(0, 200);
}
