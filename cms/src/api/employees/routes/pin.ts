import { operatorRoutes } from '../../../routing/operator-routes';

export default operatorRoutes([
  ['GET', '/account/pin', 'pin.show', 'approval.give'],
  ['PUT', '/account/pin', 'pin.set', 'approval.give'],
]);
