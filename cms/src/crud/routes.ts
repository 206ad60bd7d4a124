import type { Permission } from '../domain/access';
import { operatorRoutes } from '../routing/operator-routes';

interface Routed {
  resource: string;
  permissions: { read: Permission; create: Permission; update: Permission; archive: Permission };
}

/** The five routes of a declared noun; `controller` is the file that holds its controller. */
export function nounRoutes({ resource, permissions }: Routed, controller: string) {
  return operatorRoutes([
    ['GET', `/${resource}`, `${controller}.find`, permissions.read],
    ['GET', `/${resource}/:id`, `${controller}.findOne`, permissions.read],
    ['POST', `/${resource}`, `${controller}.create`, permissions.create],
    ['PATCH', `/${resource}/:id`, `${controller}.update`, permissions.update],
    ['DELETE', `/${resource}/:id`, `${controller}.delete`, permissions.archive],
  ]);
}
