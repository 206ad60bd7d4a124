import { publicRoutes } from '../../../routing/operator-routes';

export default publicRoutes([
  ['GET', '/invitations/:token', 'invitations.show'],
  ['POST', '/invitations/:token/code', 'invitations.sendCode'],
  ['POST', '/invitations/:token/accept', 'invitations.accept'],
]);
