import type { TicketDto } from '@contracts/printing';
import { printSheets } from './print-sheets';
import { TicketPaper } from '@entities/ticket/ticket-paper';

/** Prints a ticket of the queue by the browser, alone on paper of its own size. */
export const printLines = ({ lines, width }: TicketDto): void =>
  printSheets([<TicketPaper key="ticket" lines={lines} />], width);
