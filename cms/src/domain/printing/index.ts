export { composeTicket, NO_MARKS, testPage } from './compose';
export type { PrintedOrder, PrintPlace } from './printed-order';
export {
  OLD_AFTER_MIN,
  PRINT_JOB_MOVES,
  PRINT_JOB_STATES,
  PRINT_PROBLEMS,
  isOnScreen,
  isOutdated,
  wantedTickets,
  type PrinterDuty,
  type PrintJobMove,
  type PrintJobState,
  type PrintProblem,
  type WantedTicket,
} from './queue';
export { TICKET_KINDS, type TicketKind, type TicketLine, type TicketMarks } from './ticket';
