import { customerTicket } from './customer-ticket';
import { kitchenBody } from './kitchen-ticket';
import type { PrintedOrder, PrintPlace, TicketRequest } from './printed-order';
import type { TicketLine, TicketMarks } from './ticket';
import { clock, money } from './ticket-text';
import { TICKET_WORDS, type TicketWords } from './words';

export const NO_MARKS: TicketMarks = {
  ...{ reprint: 0, printedAt: null, mayRepeat: false },
  ...{ screenGone: false, revision: 1 },
};

/**
 * A ticket of an order in the language, money and time zone of its business. The kitchen's is large and without prices;
 * the customer's has every amount, and what whoever hands it over has to take and give back; that of a cancelled order
 * says of what to let go.
 */
export function composeTicket(order: PrintedOrder, place: PrintPlace, request: TicketRequest): TicketLine[] {
  const words = TICKET_WORDS[place.language];
  const head = [...marks(request, place, words), ...title(order, request, words)];
  if (request.kind === 'CUSTOMER') return customerTicket(order, place, words, head);
  return [...head, ...kitchenBody(order, place, words, request)];
}

/** What a printer prints to show that it does: every letter the languages have, and how wide a line is. */
export function testPage(place: PrintPlace, printer: string): TicketLine[] {
  const words = TICKET_WORDS[place.language];
  return [
    { kind: 'text', text: place.business, align: 'center' },
    { kind: 'text', text: words.testPage, size: 2, bold: true, align: 'center' },
    { kind: 'text', text: printer, align: 'center' },
    { kind: 'rule' },
    { kind: 'text', text: words.testText },
    { kind: 'text', text: 'áéíóú âêô ãõ à ç ñ ü ¿¡ ÁÉÍÓÚ ÃÕ Ç Ñ' },
    { kind: 'pair', left: words.total, right: money(123_456, place), bold: true },
  ];
}

function marks({ kind, marks: told }: TicketRequest, place: PrintPlace, words: TicketWords) {
  const { reprint, printedAt, mayRepeat, printedElsewhere, screenGone, revision } = told;
  const lines: TicketLine[] = [];
  if (kind === 'CANCELLED') lines.push({ kind: 'loud', text: words.cancelled, size: 2 });
  else if (revision > 1) lines.push({ kind: 'loud', text: words.modified(revision), size: 2 });
  if (screenGone) lines.push({ kind: 'loud', text: words.screenGone });
  if (reprint > 0) {
    const at = printedAt === null ? '' : ` - ${clock(printedAt, place)}`;
    lines.push({ kind: 'loud', text: `${words.reprint(reprint)}${at}` });
  }
  if (mayRepeat || printedElsewhere) lines.push({ kind: 'loud', text: words.mayRepeat });
  return lines;
}

function title(order: PrintedOrder, { station }: TicketRequest, words: TicketWords): TicketLine[] {
  return [
    { kind: 'text', text: order.number, size: 3, bold: true, align: 'center' },
    ...(order.test ? [{ kind: 'loud', text: words.testOrder } as const] : []),
    {
      kind: 'text',
      text: `${order.table === null ? words.types[order.type] : words.table(order.table)} · ${words.channels[order.channel]}`,
      bold: true,
      align: 'center',
    },
    ...(station ? [{ kind: 'text', text: station, size: 2, align: 'center' } as const] : []),
  ];
}
