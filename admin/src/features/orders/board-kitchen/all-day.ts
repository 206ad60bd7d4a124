import type { ProductUnit } from '@domain/menu';
import type { KitchenTicket } from './tickets';

interface AllDayRow {
  name: string;
  variation: string | null;
  quantity: number;
  unit: ProductUnit;
}

/** How many of each are to be made over all tickets that hang: the most wanted first. */
export function allDay(tickets: readonly KitchenTicket[]): AllDayRow[] {
  const rows = new Map<string, AllDayRow>();
  for (const { kind, items } of tickets) {
    if (kind === 'cancelled') continue;
    for (const { name, variation, quantity, unit } of items) {
      const key = JSON.stringify([name, variation, unit]);
      const row = rows.get(key) ?? { name, variation, quantity: 0, unit };
      row.quantity += quantity;
      rows.set(key, row);
    }
  }
  return [...rows.values()].sort((a, b) => b.quantity - a.quantity || a.name.localeCompare(b.name));
}
