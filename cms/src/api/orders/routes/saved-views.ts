import { operatorRoutes } from '../../../routing/operator-routes';

export default operatorRoutes([
  ['GET', '/saved-views', 'saved-views.find', 'order.view'],
  ['POST', '/saved-views', 'saved-views.create', 'order.view'],
  ['PATCH', '/saved-views/:id', 'saved-views.update', 'order.view'],
  ['DELETE', '/saved-views/:id', 'saved-views.delete', 'order.view'],
]);
