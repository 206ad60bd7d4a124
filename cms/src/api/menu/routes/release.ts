import { operatorRoutes } from '../../../routing/operator-routes';

export default operatorRoutes([
  ['GET', '/menu/staged', 'release.staged', 'menu.view'],
  ['GET', '/menu/releases', 'release.find', 'menu.view'],
  ['GET', '/menu/releases/:id', 'release.findOne', 'menu.view'],
  ['GET', '/menu/releases/:id/difference', 'release.difference', 'menu.view'],
  ['POST', '/menu/releases', 'release.create', 'menu.edit'],
  ['PATCH', '/menu/releases/:id', 'release.rename', 'menu.edit'],
  // Fields in it take permissions of their own, when staged and when published: as in the nouns.
  ['PUT', '/menu/releases/:id/changes/:entity/:entityId', 'release.stage', 'menu.edit'],
  ['DELETE', '/menu/releases/:id/changes/:entity/:entityId', 'release.unstage', 'menu.edit'],
  ['POST', '/menu/releases/:id/publish', 'release.publish', 'menu.edit'],
  ['POST', '/menu/releases/:id/schedule', 'release.schedule', 'menu.edit'],
  ['POST', '/menu/releases/:id/collect', 'release.collect', 'menu.edit'],
  ['POST', '/menu/releases/:id/discard', 'release.discard', 'menu.edit'],
  ['POST', '/menu/releases/:id/roll-back', 'release.rollBack', 'menu.edit'],
]);
