import { operatorRoutes } from '../../../routing/operator-routes';

export default operatorRoutes([
  // On paper stand names, phones and prices: for those who are shown them on screen.
  ['GET', '/orders/:id/ticket', 'order-tickets.read', 'order.accept'],
  ['POST', '/orders/:id/print', 'order-tickets.print', 'order.accept'],
]);
