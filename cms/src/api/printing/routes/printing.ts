import { nounController } from '../../../crud/controller';
import { operatorRoutes } from '../../../routing/operator-routes';
import { printJob } from '../nouns/print-job';

export default operatorRoutes([
  ['POST', '/printers/:id/test', 'printing.test', 'settings.edit'],
  ['GET', '/print-jobs', nounController(printJob).find, 'order.prepare'],
  ['GET', '/print-jobs/:id/ticket', 'printing.jobTicket', 'order.accept'],
  ['POST', '/print-jobs/:id/retry', 'printing.retry', 'order.prepare'],
  ['POST', '/print-jobs/:id/cancel', 'printing.cancel', 'order.prepare'],
  ['POST', '/print-jobs/:id/printed', 'printing.printed', 'order.prepare'],
  // On paper stand names, phones and prices: for those who are shown them on screen.
  ['GET', '/orders/:id/ticket', 'printing.orderTicket', 'order.accept'],
  ['POST', '/orders/:id/print', 'printing.printOrder', 'order.accept'],
]);
