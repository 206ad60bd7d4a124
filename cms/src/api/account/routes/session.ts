import { publicRoutes } from '../../../routing/operator-routes';

export default publicRoutes([
  ['GET', '/session', 'session.show'],
  ['POST', '/session', 'session.create'],
  ['POST', '/session/two-factor', 'session.secondStep'],
  ['DELETE', '/session', 'session.end'],
]);
