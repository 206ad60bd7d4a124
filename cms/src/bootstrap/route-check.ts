import { PERMISSIONS } from '../domain/access';
import { SIGNED_IN } from '../routing/operator-routes';
import { sessionStrategy } from '../sessions/strategy';

interface Called {
  method: string;
  path: string;
}

interface Route extends Called {
  config?: { auth?: false | { strategies?: unknown[]; scope?: string[] }; tags?: string[] };
}

/** Every route of ours as the server has it: what it is called by and what it asks of the caller. */
interface ListedRoute extends Called {
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
  const swallowed = findShadowedRoute(listed);
  if (swallowed) throw new Error(swallowed);
  return listed;
}

/**
 * The first route that never answers, because one that is asked before it takes all of its paths: files of routes are
 * registered by their names, and `/products/:id` would be given what `/products/last` stands for.
 */
export function findShadowedRoute(routes: readonly Called[]): string | null {
  for (const [index, later] of routes.entries()) {
    const earlier = routes.slice(0, index).find((route) => takesAllOf(route, later));
    if (earlier) return `${later.method} ${later.path} is never asked: ${earlier.path} stands before it`;
  }
  return null;
}

function takesAllOf(earlier: Called, later: Called): boolean {
  const [asked, meant] = [earlier.path.split('/'), later.path.split('/')];
  return (
    earlier.method === later.method &&
    asked.length === meant.length &&
    asked.every((segment, index) => segment.startsWith(':') || segment === meant[index])
  );
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
