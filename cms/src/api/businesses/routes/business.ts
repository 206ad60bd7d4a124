import { operatorRoutes } from '../../../routing/operator-routes';

export default operatorRoutes([
  ['GET', '/business', 'business.show', 'business.edit'],
  ['PATCH', '/business', 'business.update', 'business.edit'],
]);
