import { publicRoutes } from '../../../routing/operator-routes';

/** What a courier's phone asks, by the secret in its address. */
export default publicRoutes([
  ['GET', '/courier/:token', 'courier-page.page'],
  ['GET', '/courier/:token/events', 'courier-page.events'],
  ['POST', '/courier/:token/steps', 'courier-page.step'],
]);
