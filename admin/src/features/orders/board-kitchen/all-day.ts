import type { ProductUnit } from '@domain/menu';
import { mixedNumber } from '@domain/orders/choices';
import { partsOf } from './station-items';
import type { KitchenTicket } from './tickets';

interface AllDayRow {
  name: string;
  variation: string | null;
  quantity: number;
  unit: ProductUnit;
  /** How much of each choice over all of them, the most wanted first: "1½" of a flavour, "3" of an extra. */
  choices: { name: string; amount: string }[];
}

/** Pieces of a choice, `parts` of which make one. */
interface Counted {
  name: string;
  pieces: number;
  parts: number;
}

interface Row extends Omit<AllDayRow, 'choices'> {
  chosen: Map<string, Counted>;
}

/** How many of each are to be made over all tickets that hang, and of which flavours and extras: the most wanted first. */
export function allDay(tickets: readonly KitchenTicket[]): AllDayRow[] {
  const rows = new Map<string, Row>();
  for (const { kind, station, order, items } of tickets) {
    if (kind !== 'cook') continue;
    // One station may be done with its part of an item while another still makes what goes with it.
    const made = station === null ? partsOf(order) : items;
    for (const { name, variation, quantity, unit, extras, ready, held } of made) {
      if (ready || held) continue;
      const key = JSON.stringify([name, variation, unit]);
      const row = rows.get(key) ?? { name, variation, quantity: 0, unit, chosen: new Map<string, Counted>() };
      row.quantity += quantity;
      for (const extra of extras) {
        const pieces = extra.quantity * quantity;
        count(row, extra, pieces);
        for (const nested of extra.extras ?? []) count(row, nested, nested.quantity * pieces);
      }
      rows.set(key, row);
    }
  }
  return [...rows.values()]
    .map(({ chosen, ...row }) => ({ ...row, choices: choicesOf(chosen) }))
    .sort((a, b) => b.quantity - a.quantity || a.name.localeCompare(b.name));
}

function count({ chosen }: Row, { name, parts = 1 }: { name: string; parts?: number }, pieces: number): void {
  const key = JSON.stringify([name, parts]);
  const known = chosen.get(key);
  chosen.set(key, { name, parts, pieces: (known?.pieces ?? 0) + pieces });
}

const choicesOf = (chosen: ReadonlyMap<string, Counted>) =>
  [...chosen.values()]
    .sort((a, b) => b.pieces / b.parts - a.pieces / a.parts || a.name.localeCompare(b.name))
    .map(({ name, pieces, parts }) => ({ name, amount: mixedNumber(pieces, parts) }));
