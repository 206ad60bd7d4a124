import { operatorRoutes } from '../../../routing/operator-routes';

export default operatorRoutes([
  // Boards, kitchens and tickets behave by them, whoever works there.
  ['GET', '/branches/:id/settings', 'settings.read', 'branch.view'],
  ['PUT', '/branches/:id/settings', 'settings.set', 'settings.edit'],
  ['POST', '/branches/:id/settings/apply', 'settings.apply', 'settings.edit'],
]);
