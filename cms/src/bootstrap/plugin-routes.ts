import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { PANEL_ROUTE_MIDDLEWARES } from './panel/route-middlewares';

interface Router {
  type?: string;
  routes: { method: string; path: string; handler?: unknown; config?: { middlewares?: unknown[] } }[];
}

const noFeatures = (ctx: Context): void => {
  ctx.body = { data: {} };
};

/**
 * Takes away every public route that comes with Strapi's plugins: signing in, uploads and the rest have routes of our
 * own, and what is not ours knows nothing of businesses. The panel's routes stay, but for the one that would let the
 * first visitor make themselves super-admin and those by which anybody in it could send mails of any content.
 */
export function disablePluginRoutes(strapi: Core.Strapi): void {
  for (const plugin of Object.values(strapi.plugins)) {
    const routers = plugin.routes as unknown;
    if (typeof routers !== 'object' || routers === null || Array.isArray(routers)) continue;
    for (const [name, router] of Object.entries(routers as Record<string, unknown>)) {
      const isPublic = name === 'content-api' || (isRouter(router) && router.type === 'content-api');
      if (isPublic || plugin === strapi.plugins.email)
        (routers as Record<string, Router>)[name] = { type: 'content-api', routes: [] };
    }
  }
  for (const router of Object.values<unknown>(strapi.admin.routes)) {
    if (!isRouter(router)) continue;
    router.routes = router.routes.filter(({ path }) => path !== '/register-admin');
    for (const route of router.routes) {
      // Every form of the panel asks for it, and the edition without such features answers that there is no such door.
      if (route.path === '/ai-feature-config') route.handler = noFeatures;
      const middleware = PANEL_ROUTE_MIDDLEWARES[`${route.method} ${route.path}`];
      if (middleware) route.config = { ...route.config, middlewares: [middleware] };
    }
  }
}

function isRouter(value: unknown): value is Router {
  return typeof value === 'object' && value !== null && 'routes' in value && Array.isArray(value.routes);
}
