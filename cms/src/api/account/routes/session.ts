import { operatorRoutes, publicRoutes, SIGNED_IN } from '../../../routing/operator-routes';

const open = publicRoutes([
  ['GET', '/session', 'session.show'],
  ['POST', '/session', 'session.create'],
  ['DELETE', '/session', 'session.end'],
]);
const own = operatorRoutes([['PATCH', '/account', 'session.update', SIGNED_IN]]);

export default { type: 'content-api', routes: [...open.routes, ...own.routes] };
