import { nounController } from '../../../crud/controller';
import { operatorRoutes } from '../../../routing/operator-routes';
import { delivery } from '../nouns/delivery';
import { settlement } from '../nouns/settlement';

export default operatorRoutes([
  ['GET', '/couriers/board', 'couriers.board', 'courier.view'],
  ['GET', '/couriers/:id/link', 'couriers.link', 'courier.edit'],
  ['POST', '/couriers/:id/renew-link', 'couriers.renewLink', 'courier.edit'],
  ['GET', '/couriers/:id/settlement', 'couriers.openSettlement', 'courier.view'],
  ['POST', '/couriers/:id/settle', 'couriers.settle', 'courier.edit'],
  ['GET', '/deliveries', nounController(delivery).find, 'courier.view'],
  ['POST', '/deliveries', 'couriers.assign', 'courier.edit'],
  ['POST', '/deliveries/:id/withdraw', 'couriers.withdraw', 'courier.edit'],
  ['GET', '/settlements', nounController(settlement).find, 'courier.view'],
  ['GET', '/settlements/:id/deliveries', 'couriers.settledTrips', 'courier.view'],
  ['POST', '/settlements/:id/pay', 'couriers.pay', 'courier.edit'],
]);
