import type { Core } from '@strapi/strapi';
import type { Next } from 'koa';

type Router = Core.Strapi['server']['router'];
type RouterContext = Parameters<ReturnType<Router['routes']>>[0];

/**
 * Answers what is asked under `/api` here, before anything that only the panel needs: its sessions, its icons and its
 * security headers, which are put together anew for every request, cost more than most answers do.
 */
export default (_config: object, { strapi }: { strapi: Core.Strapi }) => {
  const route = strapi.server.router.routes();
  const refuseMethod = strapi.server.router.allowedMethods();
  return async function apiRoutes(ctx: RouterContext, next: Next): Promise<void> {
    if (ctx.path.startsWith('/api/')) {
      await route(ctx, async () => {
        await refuseMethod(ctx, () => Promise.resolve());
      });
    } else {
      await next();
    }
  };
};
