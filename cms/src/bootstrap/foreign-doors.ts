import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { slowGuessing } from './panel/guessing';

interface Router {
  type?: string;
  routes: { path: string; handler?: unknown; config?: { middlewares?: unknown[] } }[];
}

const noFeatures = (ctx: Context): void => {
  ctx.body = { data: {} };
};

/**
 * Takes away every public route that comes with Strapi's plugins: signing in, uploads and the rest have routes of our
 * own, and what is not ours knows nothing of businesses. The panel's routes stay, but for the one that would let the
 * first visitor make themselves super-admin.
 */
export function closeForeignDoors(strapi: Core.Strapi): void {
  for (const plugin of Object.values(strapi.plugins)) {
    const routers = plugin.routes as unknown;
    if (typeof routers !== 'object' || routers === null || Array.isArray(routers)) continue;
    for (const [name, router] of Object.entries(routers as Record<string, unknown>)) {
      const isPublic = name === 'content-api' || (isRouter(router) && router.type === 'content-api');
      if (isPublic) (routers as Record<string, Router>)[name] = { type: 'content-api', routes: [] };
    }
  }
  for (const router of Object.values<unknown>(strapi.admin.routes)) {
    if (!isRouter(router)) continue;
    router.routes = router.routes.filter(({ path }) => path !== '/register-admin');
    for (const route of router.routes) {
      // Every form of the panel asks for it, and the edition without such features answers that there is no such door.
      if (route.path === '/ai-feature-config') route.handler = noFeatures;
      if (route.path === '/login') route.config?.middlewares?.push(slowGuessing);
    }
  }
}

function isRouter(value: unknown): value is Router {
  return typeof value === 'object' && value !== null && 'routes' in value && Array.isArray(value.routes);
}
