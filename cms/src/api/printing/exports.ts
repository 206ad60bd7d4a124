/* What other contexts use of printing. */
export { ticketsStuck } from './store/stuck-tickets';
export { queueCancellation, queueChanges, queueTickets } from './queue-tickets';
