import { operatorRoutes } from '../../../routing/operator-routes';

export default operatorRoutes([
  ['GET', '/branches', 'branch.find', 'branch.view'],
  ['GET', '/branches/:id', 'branch.findOne', 'branch.view'],
  ['POST', '/branches', 'branch.create', 'branch.create'],
  ['PATCH', '/branches/:id', 'branch.update', 'branch.edit'],
  ['GET', '/branches/:id/status', 'branches.status', 'branch.view'],
  ['GET', '/branches/:id/opening-hours', 'branches.hours', 'branch.view'],
  ['PUT', '/branches/:id/opening-hours', 'branches.setHours', 'hours.edit'],
  ['POST', '/branches/:id/pause', 'branches.pause', 'branch.pause'],
  ['POST', '/branches/:id/resume', 'branches.resume', 'branch.pause'],
  ['POST', '/branches/:id/heartbeat', 'branches.heartbeat', 'order.view'],
  ['POST', '/branches/:id/test-order', 'branches.testOrder', 'branch.edit'],
  ['POST', '/branches/:id/go-live', 'branches.goLive', 'branch.edit'],
]);
