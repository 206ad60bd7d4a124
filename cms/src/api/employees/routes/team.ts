import { operatorRoutes } from '../../../routing/operator-routes';

export default operatorRoutes([
  ['GET', '/team', 'team.find', 'user.view'],
  ['GET', '/team/:id', 'team.findOne', 'user.view'],
  ['POST', '/team', 'team.invite', 'user.edit'],
  ['PATCH', '/team/:id', 'team.update', 'user.edit'],
  ['POST', '/team/:id/copy-link', 'team.copyLink', 'user.edit'],
  ['POST', '/team/:id/resend', 'team.resend', 'user.edit'],
  ['POST', '/team/:id/suspend', 'team.suspend', 'user.edit'],
  ['POST', '/team/:id/reactivate', 'team.reactivate', 'user.edit'],
  ['POST', '/team/:id/remove', 'team.remove', 'user.edit'],
  ['POST', '/team/:id/end-sessions', 'team.endSessions', 'user.edit'],
]);
