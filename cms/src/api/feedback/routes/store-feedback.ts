import { publicRoutes } from '../../../routing/operator-routes';

export default publicRoutes([
  ['GET', '/store/orders/:token/feedback', 'store-feedback.read'],
  ['POST', '/store/orders/:token/feedback', 'store-feedback.give'],
  ['POST', '/store/orders/:token/feedback/unsubscribe', 'store-feedback.unsubscribe'],
]);
