import { counted } from '../menu/unit';
import type { OrderItem } from '../orders/order';
import { extraWords } from '../orders/choices';
import type { ItemChange } from '../orders/revision';
import { stationsOfChange } from '../orders/seen';
import { itemsAtStation, type StationPart } from '../orders/station-items';
import type { PrintedOrder, PrintPlace, TicketRequest } from './printed-order';
import type { TicketLine } from './ticket';
import { customerNotes, itemNote, note, when } from './ticket-text';
import type { TicketWords } from './words';

/** What the kitchen's ticket says below its head: by when, for whom, what was changed and what to make. */
export function kitchenBody(
  order: PrintedOrder,
  place: PrintPlace,
  words: TicketWords,
  { kind, station, marks: { revision } }: TicketRequest,
): TicketLine[] {
  const parts = madeAt(order.items, station);
  const changes = order.revisions[revision - 2]?.changes ?? [];
  const pieces = parts.reduce((sum, { quantity, unit }) => sum + (unit === 'UN' ? quantity : 1), 0);
  return [
    ...(kind === 'CANCELLED' ? [{ kind: 'text', text: words.cancelledText, bold: true } as const] : []),
    { kind: 'text', text: when(order, place, words), bold: true },
    { kind: 'text', text: order.customerName },
    ...(kind === 'KITCHEN' ? changeLines(changes, station, words) : []),
    { kind: 'rule' },
    ...parts.flatMap((part) => kitchenItem(part, words)),
    ...customerNotes(order, words),
    ...note(order.notes, words),
    { kind: 'rule' },
    { kind: 'text', text: words.pieces(pieces), align: 'center' },
  ];
}

/**
 * What an edit did to what a station makes a part of, in signs that need no language: + for new, - for taken out, * with what
 * it was for changed; with the notes where they are others, or that there are none any more.
 */
function changeLines(
  changes: readonly ItemChange[],
  station: string | null,
  words: TicketWords,
): TicketLine[] {
  const told = changes.filter((change) => station === null || stationsOfChange(change).includes(station));
  if (told.length === 0) return [];
  const tell = ({ kind, quantity, quantityBefore, unit, name, variation, extras }: ItemChange) => {
    const what = [[name, variation].filter(Boolean).join(' '), ...extras].join(', ');
    if (kind === 'ADDED') return `+ ${counted(quantity, unit)} ${what}`;
    if (kind === 'REMOVED') return `- ${counted(quantityBefore, unit)} ${what}`;
    if (kind === 'HELD' || kind === 'FIRED') return `${words[kind]}: ${counted(quantity, unit)} ${what}`;
    const before = quantity === quantityBefore ? '' : `${counted(quantityBefore, unit)} > `;
    return `* ${before}${counted(quantity, unit)} ${what}`;
  };
  return [
    { kind: 'rule' },
    ...told.flatMap((change): TicketLine[] => [
      { kind: 'text', text: tell(change), size: 2, bold: true },
      ...(change.notesBefore === undefined ? [] : itemNote(change.notes || words.noNotes)),
    ]),
  ];
}

function kitchenItem(part: StationPart, words: TicketWords): TicketLine[] {
  const name = [part.name, part.variation].filter(Boolean).join(' ');
  return [
    ...(part.held ? [{ kind: 'loud', text: words.HELD } satisfies TicketLine] : []),
    { kind: 'text', text: `${counted(part.quantity, part.unit)} ${name}`, size: 2, bold: true },
    ...(part.partOf === null
      ? []
      : [{ kind: 'text', text: words.partOf(part.partOf), indent: 2 } satisfies TicketLine]),
    ...extraWords(part.extras).map(
      (text): TicketLine => ({ kind: 'text', text: `+ ${text}`, bold: true, indent: 2 }),
    ),
    ...itemNote(part.notes),
  ];
}

const sold = (item: OrderItem) => ({
  quantity: item.quantity,
  unit: item.unit,
  name: item.kitchenName ?? item.name,
  variation: item.variation?.name ?? null,
  extras: item.extras,
  notes: item.notes,
  station: item.station,
  ...(item.held && { held: true as const }),
});

const whole = (item: OrderItem): StationPart => ({ ...sold(item), partOf: null });

/** What the kitchen's ticket of a station lists, that of all where it is null. */
export const madeAt = (items: readonly OrderItem[], station: string | null): StationPart[] =>
  station === null ? items.map(whole) : itemsAtStation(items.map(sold), station);
