import { operatorRoutes } from '../../../routing/operator-routes';

export default operatorRoutes([
  ['GET', '/orders', 'orders.find', 'order.view'],
  ['GET', '/orders/board', 'orders.board', 'order.view'],
  ['GET', '/orders/:id', 'orders.findOne', 'order.view'],
  ['POST', '/orders/:id/acknowledge', 'orders.acknowledge', 'order.view'],
  ['POST', '/orders/:id/accept', 'orders.accept', 'order.accept'],
  ['POST', '/orders/:id/reject', 'orders.reject', 'order.reject'],
  ['POST', '/orders/:id/start', 'orders.start', 'order.prepare'],
  ['POST', '/orders/:id/ready', 'orders.ready', 'order.prepare'],
  ['POST', '/orders/:id/dispatch', 'orders.dispatch', 'order.dispatch'],
  ['POST', '/orders/:id/deliver', 'orders.deliver', 'order.deliver'],
  ['POST', '/orders/:id/return', 'orders.return', 'order.deliver'],
  ['POST', '/orders/:id/step-back', 'orders.stepBack', 'order.view'],
  ['POST', '/orders/:id/cancel', 'orders.cancel', 'order.cancel'],
  ['POST', '/orders/:id/restore', 'orders.restore', 'order.restore'],
  ['POST', '/orders/:id/refund', 'orders.refund', 'order.refund'],
  ['POST', '/orders/:id/confirm-payment', 'orders.confirmPayment', 'order.payment.confirm'],
]);
