import { operatorRoutes } from '../../../routing/operator-routes';

export default operatorRoutes([
  ['GET', '/branches/cards', 'branches.cards', 'branch.edit'],
  ['GET', '/branches/unheard', 'branches.unheard', 'branch.view'],
  ['POST', '/branches/clone', 'branches.clone', 'branch.clone'],
  ['POST', '/branches/clone/preview', 'branches.clonePreview', 'branch.clone'],
  ['GET', '/branches/:id/status', 'branches.status', 'branch.view'],
  ['GET', '/branches/:id/archive-effects', 'branches.archiveEffects', 'branch.archive'],
  ['POST', '/branches/:id/restore', 'branches.restore', 'branch.archive'],
  ['GET', '/branches/:id/opening-hours', 'opening-hours.read', 'branch.view'],
  ['PUT', '/branches/:id/opening-hours', 'opening-hours.set', 'hours.edit'],
  ['GET', '/branches/:id/opening-hours/at', 'opening-hours.at', 'branch.view'],
  ['GET', '/branches/:id/holidays', 'opening-hours.holidays', 'branch.view'],
  ['GET', '/branches/:id/social-links', 'social-links.read', 'branch.view'],
  ['PUT', '/branches/:id/social-links', 'social-links.set', 'branch.edit'],
  ['POST', '/branches/:id/pause', 'branches.pause', 'branch.pause'],
  ['POST', '/branches/:id/resume', 'branches.resume', 'branch.pause'],
  ['POST', '/branches/:id/test-order', 'branches.testOrder', 'branch.edit'],
  ['POST', '/branches/:id/go-live', 'branches.goLive', 'branch.edit'],
]);
