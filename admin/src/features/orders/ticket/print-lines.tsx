import type { TicketLine } from '@domain/printing/ticket';
import { printSheets } from './print-sheets';
import { TicketPaper } from '@entities/ticket/ticket-paper';

/**
 * Prints tickets that the server composed by the browser, each alone on paper of its own.
 *
 * @param width of the paper in millimetres
 */
export const printLines = (tickets: readonly (readonly TicketLine[])[], width: string): Promise<void> =>
  printSheets(
    tickets.map((lines, index) => <TicketPaper key={index} lines={lines} />),
    width,
  );
