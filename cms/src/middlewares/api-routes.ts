import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';

/**
 * Answers what is asked under `/api` here, before anything that only the panel needs: its sessions, its icons and its
 * security headers, which are put together anew for every request, cost more than most answers do.
 */
export default (_config: object, { strapi }: { strapi: Core.Strapi }) => {
  const { router } = strapi.server;
  const route = router.routes();
  const refuseMethod = router.allowedMethods();
  return async function apiRoutes(ctx: Context, next: Next): Promise<void> {
    if (!ctx.path.startsWith('/api/')) {
      await next();
      return;
    }
    await route(ctx as never, () => refuseMethod(ctx as never, async () => {}));
  };
};
