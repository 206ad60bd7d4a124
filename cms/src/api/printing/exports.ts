/* What other contexts use of printing. */
export { MAX_JOBS_OF_ORDER } from './store/print-jobs';
export { ticketsOfOrder, type TicketOfOrder } from './store/tickets-of-order';
export { activePrinters } from './store/printers';
export { ticketsStuck } from './store/stuck-tickets';
export { queueCancellation, queueChanges, queueTickets } from './queue-tickets';
