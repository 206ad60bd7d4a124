import type { OrderDto } from '@contracts/orders';
import i18next from 'i18next';
import { printSheets } from './print-sheets';
import { ticketWidth } from './ticket-width';
import { session } from '@entities/session/session';
import { Ticket, type TicketSettings } from '@entities/ticket/ticket';
import { RegionProvider } from '@shared/format/context';

interface Printed {
  order: OrderDto;
  printing: TicketSettings;
}

/** Prints tickets of orders of the person's branches, each on a page of its own. */
export async function printTickets(tickets: readonly Printed[]): Promise<void> {
  const person = session.get();
  if (!person) return;
  await i18next.loadNamespaces(['orders', 'order', 'ui']);
  const { business, branches } = person;
  const sheets = tickets.flatMap(({ order, printing }) => {
    const branch = branches.find(({ id }) => id === order.branchId);
    return branch
      ? [
          <RegionProvider key={order.id} currency={business.currency} timeZone={branch.timezone}>
            <Ticket
              order={order}
              business={business.tradeName}
              country={business.country}
              branch={branch.name}
              printing={printing}
            />
          </RegionProvider>,
        ]
      : [];
  });
  printSheets(sheets, ticketWidth.get());
}
