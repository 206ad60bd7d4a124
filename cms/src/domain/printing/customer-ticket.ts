import { counted } from '../menu/unit';
import { extraWords } from '../orders/choices';
import { paymentsToCollect } from '../orders/open-payments';
import type { Address } from '../orders/order';
import { paymentTruth } from '../orders/payment-truth';
import { loyaltyLines } from './loyalty-lines';
import type { PrintedOrder, PrintedPayment, PrintPlace } from './printed-order';
import type { TicketLine } from './ticket';
import { itemNote, moment, money, note, when } from './ticket-text';
import type { TicketWords } from './words';

/** The customer's ticket: every amount, what is to be collected, and where it goes; `head` stands below the store's name. */
export function customerTicket(
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
    ...loyaltyLines(order.loyalty, place, words),
    ...(order.pickupCode ? [line(words.pickupCode(order.pickupCode), { align: 'center', bold: true })] : []),
    ...(trackingUrl
      ? [{ kind: 'qr', value: trackingUrl } as const, line(words.follow, { align: 'center' })]
      : []),
    ...(footer ? [line(footer, { align: 'center' })] : []),
  ];
}

/** What whoever hands it over has to take, each part of it; or with what it is paid, and by whose word. */
function payments({ payments: all }: PrintedOrder, place: PrintPlace, words: TicketWords): TicketLine[] {
  const open = paymentsToCollect(all);
  if (open.length > 0) return open.flatMap((payment) => collected(payment, place, words));
  const paid = all.filter(({ state }) => state !== 'CANCELLED');
  const methods = [...new Set(paid.map((payment) => methodWords(payment, words)))].join(', ');
  return [{ kind: 'text', text: words.paid(methods), bold: true }];
}

/** A payment's way, and who says that it was made where that was before the order was. */
function methodWords(payment: PrintedPayment, words: TicketWords): string {
  const truth = paymentTruth(payment);
  const method = words.payments[payment.method];
  return truth === null ? method : `${method}, ${words.truths[truth]}`;
}

function collected(payment: PrintedPayment, place: PrintPlace, words: TicketWords): TicketLine[] {
  const { amountCents, changeForCents } = payment;
  const due: TicketLine = {
    kind: 'loud',
    text: words.collect(methodWords(payment, words), money(amountCents, place)),
  };
  if (changeForCents === null || changeForCents <= amountCents) return [due];
  const text = words.change(money(changeForCents, place), money(changeForCents - amountCents, place));
  return [due, { kind: 'text', text, bold: true }];
}

function addressLines({ street, number, complement, district, city, state, postalCode }: Address): string[] {
  return [
    [`${street}, ${number}`, complement].filter(Boolean).join(' - '),
    district,
    [[city, state].filter(Boolean).join(' - '), postalCode].filter(Boolean).join(' '),
  ].filter(Boolean);
}
