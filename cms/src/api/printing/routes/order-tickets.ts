import { operatorRoutes } from '../../../routing/operator-routes';

export default operatorRoutes([
  // What has names, phones and prices on it asks for more.
  ['POST', '/orders/:id/papers', 'order-tickets.papers', 'order.prepare'],
  ['POST', '/orders/:id/print', 'order-tickets.print', 'order.accept'],
  ['POST', '/branches/:id/print-jobs/claim', 'order-tickets.claim', 'order.prepare'],
]);
