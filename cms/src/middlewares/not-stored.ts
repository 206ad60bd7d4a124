import type { Context, Next } from 'koa';

/** What does not say otherwise is about somebody, and kept by no browser and no proxy. */
export default () =>
  async function notStored(ctx: Context, next: Next): Promise<void> {
    await next();
    if (!ctx.response.get('Cache-Control')) ctx.set('Cache-Control', 'no-store');
  };
