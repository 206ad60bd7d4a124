/* What other contexts use of printing. */
export { queueCancellation, queueChanges, queueTickets } from './queue-tickets';
