import { operatorRoutes } from '../../../routing/operator-routes';

export default operatorRoutes([
  ['GET', '/branches', 'branches.find', 'branch.view'],
  ['GET', '/branches/:id', 'branches.findOne', 'branch.view'],
  ['GET', '/branches/:id/status', 'branches.status', 'branch.view'],
  ['POST', '/branches/:id/pause', 'branches.pause', 'branch.pause'],
  ['POST', '/branches/:id/resume', 'branches.resume', 'branch.pause'],
  ['POST', '/branches/:id/heartbeat', 'branches.heartbeat', 'order.view'],
]);
