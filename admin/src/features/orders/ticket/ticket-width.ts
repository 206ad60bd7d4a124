import { createStore } from '@shared/state/store';

export const TICKET_WIDTHS = ['58', '80'] as const;
/** Millimetres of the paper. */
type TicketWidth = (typeof TICKET_WIDTHS)[number];

const KEY = 'comanda.ticket.width';

function saved(): TicketWidth {
  try {
    return localStorage.getItem(KEY) === '58' ? '58' : '80';
  } catch {
    return '80';
  }
}

/** The paper of the printer at this device. */
export const ticketWidth = createStore<TicketWidth>(saved());

export function chooseTicketWidth(width: TicketWidth): void {
  ticketWidth.set(width);
  try {
    localStorage.setItem(KEY, width);
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}
