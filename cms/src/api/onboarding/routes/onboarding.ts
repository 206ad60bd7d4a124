import { operatorRoutes } from '../../../routing/operator-routes';

export default operatorRoutes([
  ['GET', '/onboarding', 'onboarding.show', 'branch.edit'],
  ['POST', '/onboarding/:step/skip', 'onboarding.skip', 'branch.edit'],
]);
