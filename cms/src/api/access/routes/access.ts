import { operatorRoutes, SIGNED_IN } from '../../../routing/operator-routes';

export default operatorRoutes([
  ['GET', '/access/explain', 'access.explain', SIGNED_IN],
  ['POST', '/access-requests', 'access.ask', SIGNED_IN],
  ['GET', '/access-requests', 'access.find', 'user.edit'],
  ['POST', '/access-requests/:id/grant', 'access.grant', 'user.edit'],
  ['POST', '/access-requests/:id/dismiss', 'access.dismiss', 'user.edit'],
  ['GET', '/forbidden/test', 'access.test', 'forbidden.test'],
]);
