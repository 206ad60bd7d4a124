export {
  AT_DEVICE,
  BY_HAND,
  DEVICE_AWAITED_MS,
  DEVICE_GONE_MS,
  DEVICE_PRINTS,
  deviceDuty,
  PAPERS,
  ticketsByHand,
  type DevicePrints,
  type Papers,
} from './by-browser';
export { composeTicket, NO_MARKS, testPage } from './compose';
export type { PrintedLoyalty, PrintedOrder, PrintPlace } from './printed-order';
export { isOnPaper, nextReprint, overlaps, timesOnPaper, type PrintedJob } from './on-paper';
export {
  OLD_AFTER_MIN,
  PRINT_JOB_MOVES,
  PRINT_JOB_STATES,
  PRINT_PROBLEMS,
  asOrderStands,
  isFor,
  isOnScreen,
  isOutdated,
  type TicketedOrder,
  unseenTickets,
  wantedTickets,
  type PrinterDuty,
  type PrintJobMove,
  type PrintJobState,
  type PrintProblem,
  type WantedTicket,
} from './queue';
export { TICKET_KINDS, type TicketKind, type TicketLine, type TicketMarks } from './ticket';
