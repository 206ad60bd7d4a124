import { publicRoutes } from '../../../routing/operator-routes';

export default publicRoutes([
  ['POST', '/account/signup', 'sign-up.create'],
  ['POST', '/account/codes', 'sign-up.sendCode'],
  ['POST', '/account/codes/check', 'sign-up.checkCode'],
  ['POST', '/account/codes/link', 'sign-up.openLink'],
  ['POST', '/account/new-password', 'sign-up.choosePassword'],
]);
