import { operatorRoutes, SIGNED_IN } from '../../../routing/operator-routes';

export default operatorRoutes([
  ['GET', '/account', 'account.show', SIGNED_IN],
  ['PATCH', '/account', 'account.update', SIGNED_IN],
  ['PUT', '/account/password', 'account.changePassword', SIGNED_IN],
  ['POST', '/account/email', 'account.requestEmail', SIGNED_IN],
  ['POST', '/account/email/confirm', 'account.confirmEmail', SIGNED_IN],
  ['GET', '/account/sessions', 'account.sessions', SIGNED_IN],
  ['DELETE', '/account/sessions/:id', 'account.endSession', SIGNED_IN],
  ['DELETE', '/account/sessions', 'account.endOthers', SIGNED_IN],
  ['GET', '/account/export', 'account.export', SIGNED_IN],
  ['POST', '/account/deletion', 'account.requestDeletion', SIGNED_IN],
  ['DELETE', '/account/deletion', 'account.withdrawDeletion', SIGNED_IN],
  ['POST', '/account/two-factor', 'two-factor.setUp', SIGNED_IN],
  ['POST', '/account/two-factor/confirm', 'two-factor.confirm', SIGNED_IN],
  ['POST', '/account/two-factor/recovery-codes', 'two-factor.renewRecoveryCodes', SIGNED_IN],
  ['POST', '/account/two-factor/off', 'two-factor.turnOff', SIGNED_IN],
]);
