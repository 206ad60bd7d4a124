import { isChecked } from './checked-noun';
import { fromServer, serverUrl } from './server';

export interface ListedRoute {
  method: string;
  path: string;
  /** A permission, `signed-in` or `public`. */
  requirement: string;
}

/** The routes under `/api` as the running server lists them, with their full paths. */
export async function apiRoutes(): Promise<ListedRoute[]> {
  await serverUrl();
  const { checkRoutes } = fromServer('./bootstrap/route-check') as { checkRoutes: () => ListedRoute[] };
  return checkRoutes()
    .map((route) => ({ ...route, path: `/api${route.path}` }))
    .filter(({ method, path }) => isChecked(`${method} ${path}`));
}

/** Routes of people who are signed in. */
export async function operatorRoutes(): Promise<ListedRoute[]> {
  return (await apiRoutes()).filter(({ requirement }) => requirement !== 'public');
}

interface Layer {
  methods: string[];
  path: string;
}

/** Every door the router really has, Strapi's own included: `GET /api/orders/:id`. */
export async function mountedRoutes(): Promise<string[]> {
  await serverUrl();
  const { strapi } = globalThis as { strapi?: { server: { listRoutes(): Layer[] } } };
  if (!strapi) throw new Error('The server is not up');
  return strapi.server
    .listRoutes()
    .flatMap(({ methods, path }) =>
      methods.filter((method) => METHODS.has(method)).map((method) => `${method} ${path}`),
    );
}

const METHODS = new Set(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']);
