import { operatorRoutes } from '../../../routing/operator-routes';

export default operatorRoutes([
  // Boards and kitchen screens alike; whoever neither accepts nor cooks is refused by the use-case.
  ['POST', '/branches/:id/heartbeat', 'devices.heartbeat', 'order.view'],
  ['GET', '/branches/:id/devices', 'devices.rollCall', 'order.accept'],
  ['POST', '/branches/:id/devices/:deviceId/rename', 'devices.rename', 'order.accept'],
  ['DELETE', '/branches/:id/devices/:deviceId', 'devices.forget', 'order.accept'],
  ['GET', '/branches/:id/device-test', 'devices.lastTest', 'order.accept'],
  ['POST', '/branches/:id/device-test', 'devices.test', 'order.accept'],
  ['GET', '/orders/:id/black-box', 'devices.blackBox', 'order.view'],
]);
