import { operatorRoutes } from '../../../routing/operator-routes';

export default operatorRoutes([
  ['POST', '/products/:id/place', 'place.product', 'menu.edit'],
  ['POST', '/categories/:id/place', 'place.category', 'menu.edit'],
]);
