import { operatorRoutes } from '../../../routing/operator-routes';

export default operatorRoutes([
  ['GET', '/support/tickets', 'support.find', 'support.contact'],
  ['POST', '/support/tickets', 'support.open', 'support.contact'],
  ['GET', '/support/tickets/:id', 'support.findOne', 'support.contact'],
  ['POST', '/support/tickets/:id/messages', 'support.reply', 'support.contact'],
  ['POST', '/support/tickets/:id/resolve', 'support.resolve', 'support.contact'],
  ['POST', '/support/tickets/:id/reopen', 'support.reopen', 'support.contact'],
  ['POST', '/support/tickets/:id/read', 'support.noteRead', 'support.contact'],
]);
