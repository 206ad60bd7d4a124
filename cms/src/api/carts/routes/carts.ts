import { nounController } from '../../../crud/controller';
import { operatorRoutes } from '../../../routing/operator-routes';
import { cart } from '../nouns/cart';

export default operatorRoutes([
  ['GET', '/carts', nounController(cart).find, 'cart.view'],
  ['GET', '/carts/figures', 'carts.figures', 'cart.view'],
  ['GET', '/carts/:id', nounController(cart).findOne, 'cart.view'],
  ['POST', '/carts/:id/remind', 'carts.remind', 'cart.remind'],
]);
