import type { Context } from 'koa';
import type { Permission } from '../domain/access';
import { sessionStrategy } from '../sessions/strategy';

type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

/** For what everybody who is signed in may do with what is their own. */
export const SIGNED_IN = 'signed-in';

type Requirement = Permission | typeof SIGNED_IN;

/** An action by the name of its controller's file, or what answers by itself. */
type Handler = string | ((ctx: Context) => Promise<void>);

export type OperatorRoute = [method: Method, path: string, handler: Handler, requirement: Requirement];

/**
 * Routes of people who are signed in. Each names the permission it needs; the session strategy checks it before the
 * controller runs. Every route gets objects of its own: Strapi writes into them.
 */
export function operatorRoutes(routes: readonly OperatorRoute[]) {
  return {
    type: 'content-api' as const,
    routes: routes.map(([method, path, handler, requirement]) => ({
      method,
      path,
      handler,
      config: { auth: { strategies: [sessionStrategy], scope: [requirement] } },
    })),
  };
}

type PublicRoute = [method: Method, path: string, handler: string];

/** Routes anybody may call: the storefront, signing in, health. They see no session. */
export function publicRoutes(routes: readonly PublicRoute[]) {
  return {
    type: 'content-api' as const,
    routes: routes.map(([method, path, handler]) => ({
      method,
      path,
      handler,
      config: { auth: false as const, tags: ['public'] },
    })),
  };
}
