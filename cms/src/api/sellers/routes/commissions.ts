import { nounController } from '../../../crud/controller';
import { operatorRoutes } from '../../../routing/operator-routes';
import { commission } from '../nouns/commission';

export default operatorRoutes([
  ['GET', '/commissions', nounController(commission).find, 'seller.view'],
  ['GET', '/commissions/sums', 'commissions.sums', 'seller.view'],
  ['POST', '/commissions/approve', 'commissions.approve', 'seller.edit'],
  ['POST', '/commissions/pay', 'commissions.pay', 'seller.edit'],
  ['POST', '/commissions/:id/reverse', 'commissions.reverse', 'seller.edit'],
  ['POST', '/sellers/:id/pay-out', 'commissions.payOut', 'seller.edit'],
]);
