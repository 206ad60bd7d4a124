import type { Context, Next } from 'koa';

/** A request without a body has an empty one: the panel's controllers read fields of it before they check it. */
export default () =>
  async function panelBodies(ctx: Context, next: Next): Promise<void> {
    ctx.request.body ??= {};
    await next();
  };
