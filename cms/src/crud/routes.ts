import type { Permission } from '../domain/access';
import { operatorRoutes, type OperatorRoute } from '../routing/operator-routes';
import type { AnyNoun } from './noun';

/** The routes of a declared noun; `controller` is the file that holds its controller. */
export function nounRoutes(
  { resource, permissions }: Pick<AnyNoun, 'resource' | 'permissions'>,
  controller: string,
) {
  const { restore } = permissions;
  return operatorRoutes([
    ['GET', `/${resource}`, `${controller}.find`, permissions.read],
    ['GET', `/${resource}/:id`, `${controller}.findOne`, permissions.read],
    ['POST', `/${resource}`, `${controller}.create`, permissions.create],
    ['PATCH', `/${resource}/:id`, `${controller}.update`, permissions.update],
    ['DELETE', `/${resource}/:id`, `${controller}.delete`, permissions.archive],
    ...(restore ? [restoreRoute(resource, controller, restore)] : []),
  ]);
}

function restoreRoute(resource: string, controller: string, permission: Permission): OperatorRoute {
  return ['POST', `/${resource}/:id/restore`, `${controller}.restore`, permission];
}
