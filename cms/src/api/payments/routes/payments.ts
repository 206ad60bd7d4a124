import { operatorRoutes, publicRoutes } from '../../../routing/operator-routes';

const { routes } = operatorRoutes([['GET', '/payments/provider', 'payments.provider', 'branch.view']]);
const open = publicRoutes([
  ['POST', '/store/orders/:token/checkout', 'payments.checkout'],
  ['POST', '/store/orders/:token/checkout/sync', 'payments.sync'],
  ['POST', '/payments/stripe/webhook', 'payments.webhook'],
]);

export default { type: open.type, routes: [...routes, ...open.routes] };
