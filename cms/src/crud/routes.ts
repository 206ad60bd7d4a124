import { operatorRoutes, type OperatorRoute } from '../routing/operator-routes';
import { nounController, readController } from './controller';
import type { AnyNoun, AnyReadNoun } from './noun';
import { verbRoutes, type Verb } from './verbs';

/** The routes of declared nouns; of one with verbs in a pair with them. */
export const nounRoutes = (...nouns: (AnyReadNoun | AnyNoun | [AnyReadNoun | AnyNoun, ...Verb[]])[]) =>
  operatorRoutes(nouns.flatMap((each) => (Array.isArray(each) ? routesOf(...each) : routesOf(each))));

function routesOf(noun: AnyReadNoun | AnyNoun, ...verbs: Verb[]): OperatorRoute[] {
  const { find, findOne } = readController(noun);
  return [
    ['GET', `/${noun.resource}`, find, noun.permissions.read],
    // `/figures` is no row.
    ...verbRoutes(noun.resource, verbs),
    ...(noun.only === 'list'
      ? []
      : [['GET', `/${noun.resource}/:id`, findOne, noun.permissions.read] satisfies OperatorRoute]),
    ...('body' in noun ? writingRoutes(noun) : []),
  ];
}

function writingRoutes(noun: AnyNoun): OperatorRoute[] {
  const { resource, permissions } = noun;
  const { create, update, remove, restore } = nounController(noun);
  const [all, one] = [`/${resource}`, `/${resource}/:id`];
  return [
    ['POST', all, create, permissions.create],
    ['PATCH', one, update, permissions.update],
    ...(permissions.archive ? [['DELETE', one, remove, permissions.archive] satisfies OperatorRoute] : []),
    ...(permissions.restore
      ? [['POST', `${one}/restore`, restore, permissions.restore] satisfies OperatorRoute]
      : []),
  ];
}
