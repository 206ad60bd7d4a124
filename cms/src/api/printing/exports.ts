/* What other contexts use of printing. */
export { queueCancellation, queueTickets } from './queue-tickets';
