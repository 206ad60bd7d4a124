import { publicRoutes } from '../../../routing/operator-routes';

export default publicRoutes([
  ['POST', '/store/:slug/carts', 'store-carts.create'],
  ['GET', '/store/carts/:token', 'store-carts.read'],
  ['PUT', '/store/carts/:token', 'store-carts.change'],
  ['POST', '/store/carts/:token/forget', 'store-carts.forget'],
  ['POST', '/store/carts/:token/resume', 'store-carts.resume'],
]);
