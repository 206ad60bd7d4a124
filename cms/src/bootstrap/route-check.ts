import { PERMISSIONS } from '../domain/access';
import { SIGNED_IN } from '../routing/operator-routes';
import { sessionStrategy } from '../sessions/strategy';

interface Route {
  method: string;
  path: string;
  config?: { auth?: false | { strategies?: unknown[]; scope?: string[] }; tags?: string[] };
}

/** Every route of ours as the server has it: what it is called by and what it asks of the caller. */
interface ListedRoute {
  method: string;
  path: string;
  requirement: string;
}

/**
 * Lists the routes under `/api` and refuses to start when one of them was not made by `operatorRoutes` or
 * `publicRoutes`: a route that asks for nothing by oversight is worse than a server that is down.
 */
export function checkRoutes(): ListedRoute[] {
  const listed: ListedRoute[] = [];
  for (const api of Object.values(strapi.apis)) {
    for (const router of Object.values(api.routes as Record<string, { routes: Route[] }>)) {
      for (const route of router.routes) listed.push(describe(route));
    }
  }
  return listed;
}

function describe({ method, path, config }: Route): ListedRoute {
  const auth = config?.auth;
  if (auth === false && config?.tags?.includes('public')) return { method, path, requirement: 'public' };
  const scope = auth ? (auth.scope ?? []) : [];
  const [requirement] = scope;
  const guarded = auth && auth.strategies?.length === 1 && auth.strategies[0] === sessionStrategy;
  const known =
    requirement !== undefined && (requirement === SIGNED_IN || Object.hasOwn(PERMISSIONS, requirement));
  if (!guarded || scope.length !== 1 || !known)
    throw new Error(`${method} ${path} does not say who may call it`);
  return { method, path, requirement };
}
