import type { OrderDto } from '@contracts/orders';
import i18next from 'i18next';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { ticketWidth } from './ticket-width';
import { Ticket, type TicketSettings } from '@entities/ticket/ticket';
import styles from '@entities/ticket/ticket.module.css';
import { session } from '@entities/session/session';
import { RegionProvider } from '@shared/format/context';

const MM_PER_PX = 25.4 / 96;
/** The cutter needs a little more paper than the text. */
const FEED_MM = 6;

/** Draws the ticket beside the page, prints it alone on paper of its own size, and takes it away again. */
export async function printTicket(order: OrderDto, printing: TicketSettings): Promise<void> {
  const person = session.get();
  const branch = person?.branches.find(({ id }) => id === order.branchId);
  if (!person || !branch) return;
  await i18next.loadNamespaces(['orders', 'order', 'ui']);

  const width = ticketWidth.get();
  const host = document.createElement('div');
  host.className = styles.host ?? '';
  host.dataset.width = width;
  document.body.append(host);
  const root = createRoot(host);
  flushSync(() =>
    root.render(
      <RegionProvider currency={person.business.currency} timeZone={branch.timezone}>
        <Ticket
          order={order}
          business={person.business.tradeName}
          country={person.business.country}
          branch={branch.name}
          printing={printing}
        />
      </RegionProvider>,
    ),
  );

  const paper = new CSSStyleSheet();
  const height = Math.ceil(host.getBoundingClientRect().height * MM_PER_PX) + FEED_MM;
  paper.replaceSync(`@page { size: ${width}mm ${height}mm; margin: 0; }`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, paper];

  const clear = () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== paper);
    root.unmount();
    host.remove();
  };
  window.addEventListener('afterprint', clear, { once: true });
  window.print();
}
