import { operatorRoutes, publicRoutes, SIGNED_IN } from '../../../routing/operator-routes';

const open = publicRoutes([
  ['POST', '/session', 'session.create'],
  ['DELETE', '/session', 'session.end'],
]);
const own = operatorRoutes([
  ['GET', '/session', 'session.show', SIGNED_IN],
  ['PATCH', '/account', 'session.update', SIGNED_IN],
]);

export default { type: 'content-api', routes: [...open.routes, ...own.routes] };
