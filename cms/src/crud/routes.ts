import { operatorRoutes, type OperatorRoute } from '../routing/operator-routes';
import { nounController } from './controller';
import type { AnyNoun } from './noun';

/** The routes of declared nouns. */
export const nounRoutes = (...nouns: AnyNoun[]) => operatorRoutes(nouns.flatMap(routesOf));

function routesOf(noun: AnyNoun): OperatorRoute[] {
  const { resource, permissions } = noun;
  const { find, findOne, create, update, remove, restore } = nounController(noun);
  const [all, one] = [`/${resource}`, `/${resource}/:id`];
  return [
    ['GET', all, find, permissions.read],
    ['GET', one, findOne, permissions.read],
    ['POST', all, create, permissions.create],
    ['PATCH', one, update, permissions.update],
    ...(permissions.archive ? [['DELETE', one, remove, permissions.archive] satisfies OperatorRoute] : []),
    ...(permissions.restore
      ? [['POST', `${one}/restore`, restore, permissions.restore] satisfies OperatorRoute]
      : []),
  ];
}
