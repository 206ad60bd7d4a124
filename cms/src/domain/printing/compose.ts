import { counted } from '../menu';
import { formatMoney } from '../money';
import type { Address, Discount, Fee, OrderChannel, OrderItem, OrderType, Payment } from '../orders/order';
import { extraWords } from '../orders/choices';
import { speaksOfAllergy } from '../orders/allergy';
import { isOpenPayment } from '../orders/open-payments';
import type { ItemChange, Revision } from '../orders/revision';
import { itemsAtStation, type StationPart } from '../orders/station-items';
import type { TicketKind, TicketLine, TicketMarks } from './ticket';
import { TICKET_WORDS, type TicketLanguage, type TicketWords } from './words';

/** What of an order stands on paper. Instants are ISO 8601 UTC, amounts minor units. */
export interface PrintedOrder {
  number: string;
  type: OrderType;
  channel: OrderChannel;
  test: boolean;
  placedAt: string;
  promisedAt: string | null;
  scheduledFor: string | null;
  /** Until when the kitchen has it done; null while nobody took it on. */
  readyBy: string | null;
  customerName: string;
  /** As it is told on paper; null where it is not. */
  customerPhone: string | null;
  address: Address | null;
  notes: string | null;
  pickupCode: string | null;
  items: readonly OrderItem[];
  /** Its edits, oldest first. */
  revisions: readonly Pick<Revision, 'changes'>[];
  fees: readonly Fee[];
  discounts: readonly Discount[];
  itemsCents: number;
  totalCents: number;
  /** All of them; what is open of them is to be collected. */
  payments: readonly PrintedPayment[];
}

type PrintedPayment = Pick<Payment, 'method' | 'state' | 'amountCents' | 'changeForCents'>;

/** Where it is printed. */
export interface PrintPlace {
  business: string;
  branch: string;
  language: TicketLanguage;
  /** ISO 4217 */
  currency: string;
  /** IANA name */
  timeZone: string;
  /** A line below everything else; '' for none. */
  footer: string;
  /** Where the customer follows the order; null for no code on paper. */
  trackingUrl: string | null;
}

/** A ticket's content: which, of which station ('' for what belongs to none, null for all), and what marks it. */
export interface TicketRequest {
  kind: TicketKind;
  station: string | null;
  marks: TicketMarks;
}

export const NO_MARKS: TicketMarks = { reprint: 0, mayRepeat: false, revision: 1 };

/**
 * A ticket of an order in the language, money and time zone of its business. The kitchen's is large and without prices;
 * the customer's has every amount, and what whoever hands it over has to take and give back; that of a cancelled order
 * says of what to let go.
 */
export function composeTicket(order: PrintedOrder, place: PrintPlace, request: TicketRequest): TicketLine[] {
  const words = TICKET_WORDS[place.language];
  const head = [...marks(request, words), ...title(order, request, words)];
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

function marks({ kind, marks: { reprint, mayRepeat, revision } }: TicketRequest, words: TicketWords) {
  const lines: TicketLine[] = [];
  if (kind === 'CANCELLED') lines.push({ kind: 'loud', text: words.cancelled, size: 2 });
  else if (revision > 1) lines.push({ kind: 'loud', text: words.modified(revision), size: 2 });
  if (reprint > 0) lines.push({ kind: 'loud', text: words.reprint(reprint) });
  if (mayRepeat) lines.push({ kind: 'loud', text: words.mayRepeat });
  return lines;
}

function title(order: PrintedOrder, { station }: TicketRequest, words: TicketWords): TicketLine[] {
  return [
    { kind: 'text', text: order.number, size: 3, bold: true, align: 'center' },
    ...(order.test ? [{ kind: 'loud', text: words.testOrder } as const] : []),
    {
      kind: 'text',
      text: `${words.types[order.type]} · ${words.channels[order.channel]}`,
      bold: true,
      align: 'center',
    },
    ...(station ? [{ kind: 'text', text: station, size: 2, align: 'center' } as const] : []),
  ];
}

function kitchenBody(
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
    ...note(order.notes, words),
    { kind: 'rule' },
    { kind: 'text', text: words.pieces(pieces), align: 'center' },
  ];
}

/** What an edit did, in signs that need no language: + for new, - for taken out, * with what it was for changed. */
function changeLines(
  changes: readonly ItemChange[],
  station: string | null,
  words: TicketWords,
): TicketLine[] {
  const told = changes.filter((change) => station === null || (change.station ?? '') === station);
  if (told.length === 0) return [];
  const tell = ({ kind, quantity, quantityBefore, unit, name, variation, extras }: ItemChange) => {
    const what = [[name, variation].filter(Boolean).join(' '), ...extras].join(', ');
    if (kind === 'ADDED') return `+ ${counted(quantity, unit)} ${what}`;
    if (kind === 'REMOVED') return `- ${counted(quantityBefore, unit)} ${what}`;
    if (kind === 'HELD' || kind === 'FIRED') return `${words[kind]}: ${counted(quantity, unit)} ${what}`;
    return `* ${counted(quantityBefore, unit)} > ${counted(quantity, unit)} ${what}`;
  };
  return [
    { kind: 'rule' },
    ...told.map((change): TicketLine => ({ kind: 'text', text: tell(change), size: 2, bold: true })),
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

function customerTicket(
  order: PrintedOrder,
  place: PrintPlace,
  words: TicketWords,
  head: TicketLine[],
): TicketLine[] {
  const { business, branch, footer, trackingUrl } = place;
  const line = (text: string, more: Partial<Extract<TicketLine, { kind: 'text' }>> = {}): TicketLine => ({
    kind: 'text',
    text,
    ...more,
  });
  return [
    line(business, { align: 'center', bold: true }),
    ...(branch === business ? [] : [line(branch, { align: 'center' })]),
    ...head,
    line(words.placed(moment(order.placedAt, place))),
    line(when({ ...order, readyBy: null }, place, words), { bold: true }),
    { kind: 'rule' },
    ...order.items.flatMap((item): TicketLine[] => [
      {
        kind: 'pair',
        left: [counted(item.quantity, item.unit), item.name, item.variation?.name].filter(Boolean).join(' '),
        right: money(item.totalCents, place),
        bold: true,
      },
      ...extraWords(item.extras).map((text) => line(`+ ${text}`, { indent: 2 })),
      ...itemNote(item.notes),
    ]),
    ...note(order.notes, words),
    { kind: 'rule' },
    { kind: 'pair', left: words.items, right: money(order.itemsCents, place) },
    ...order.fees.map(
      ({ kind, amountCents }): TicketLine => ({
        kind: 'pair',
        left: words.fees[kind],
        right: money(amountCents, place),
      }),
    ),
    ...order.discounts.map(
      ({ source, reason, amountCents }): TicketLine => ({
        kind: 'pair',
        left: [words.discounts[source], reason].filter(Boolean).join(' '),
        right: money(-amountCents, place),
      }),
    ),
    { kind: 'pair', left: words.total, right: money(order.totalCents, place), bold: true, size: 2 },
    ...payments(order, place, words),
    { kind: 'rule' },
    line(order.customerName, { bold: true }),
    ...(order.customerPhone ? [line(order.customerPhone)] : []),
    ...(order.address ? addressLines(order.address).map((text) => line(text)) : []),
    ...(order.address?.reference ? [line(order.address.reference, { bold: true })] : []),
    ...(order.pickupCode ? [line(words.pickupCode(order.pickupCode), { align: 'center', bold: true })] : []),
    ...(trackingUrl
      ? [{ kind: 'qr', value: trackingUrl } as const, line(words.follow, { align: 'center' })]
      : []),
    ...(footer ? [line(footer, { align: 'center' })] : []),
  ];
}

/** What whoever hands it over has to take, each part of it; or with what it is paid. */
function payments({ payments: all }: PrintedOrder, place: PrintPlace, words: TicketWords): TicketLine[] {
  const open = all.filter((payment) => isOpenPayment(payment) && payment.amountCents > 0);
  if (open.length > 0) return open.flatMap((payment) => toCollect(payment, place, words));
  const methods = [...new Set(all.map(({ method }) => words.payments[method]))].join(', ');
  return [{ kind: 'text', text: words.paid(methods), bold: true }];
}

function toCollect(
  { method, amountCents, changeForCents }: PrintedPayment,
  place: PrintPlace,
  words: TicketWords,
): TicketLine[] {
  const due: TicketLine = {
    kind: 'loud',
    text: words.collect(words.payments[method], money(amountCents, place)),
  };
  if (changeForCents === null || changeForCents <= amountCents) return [due];
  const text = words.change(money(changeForCents, place), money(changeForCents - amountCents, place));
  return [due, { kind: 'text', text, bold: true }];
}

function when(order: PrintedOrder, place: PrintPlace, words: TicketWords): string {
  if (order.scheduledFor) return words.scheduled(moment(order.scheduledFor, place));
  if (order.readyBy) return words.readyBy(clock(order.readyBy, place));
  return order.promisedAt
    ? words.promised(clock(order.promisedAt, place))
    : words.placed(clock(order.placedAt, place));
}

const itemNote = (text: string | null): TicketLine[] =>
  text === null || text === ''
    ? []
    : [
        speaksOfAllergy(text)
          ? { kind: 'loud', text: `! ${text}` }
          : { kind: 'text', text: `>> ${text}`, bold: true, indent: 2 },
      ];

const note = (text: string | null, words: TicketWords): TicketLine[] =>
  text === null || text === '' ? [] : [{ kind: 'rule' }, { kind: 'loud', text: `${words.notes}: ${text}` }];

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

function addressLines({ street, number, complement, district, city, state, postalCode }: Address): string[] {
  return [
    [`${street}, ${number}`, complement].filter(Boolean).join(' - '),
    district,
    [[city, state].filter(Boolean).join(' - '), postalCode].filter(Boolean).join(' '),
  ].filter(Boolean);
}

const money = (cents: number, { currency, language }: PrintPlace) => formatMoney(cents, currency, language);

const clock = (iso: string, { timeZone, language }: PrintPlace) =>
  new Intl.DateTimeFormat(language, { timeZone, hour: '2-digit', minute: '2-digit' }).format(new Date(iso));

const moment = (iso: string, { timeZone, language }: PrintPlace) =>
  new Intl.DateTimeFormat(language, {
    timeZone,
    day: '2-digit',
    month: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).format(new Date(iso));
