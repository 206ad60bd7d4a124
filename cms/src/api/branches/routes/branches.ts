import { operatorRoutes } from '../../../routing/operator-routes';

export default operatorRoutes([
  ['GET', '/branches/:id/status', 'branches.status', 'branch.view'],
  ['GET', '/branches/:id/opening-hours', 'branches.hours', 'branch.view'],
  ['PUT', '/branches/:id/opening-hours', 'branches.setHours', 'hours.edit'],
  ['POST', '/branches/:id/pause', 'branches.pause', 'branch.pause'],
  ['POST', '/branches/:id/resume', 'branches.resume', 'branch.pause'],
  // A store takes orders while somebody is there who can take note of them.
  ['POST', '/branches/:id/heartbeat', 'branches.heartbeat', 'order.accept'],
  ['POST', '/branches/:id/test-order', 'branches.testOrder', 'branch.edit'],
  ['POST', '/branches/:id/go-live', 'branches.goLive', 'branch.edit'],
]);
