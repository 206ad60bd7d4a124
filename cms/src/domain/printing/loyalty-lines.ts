import type { LoyaltyKind } from '../loyalty';
import type { PrintedLoyalty, PrintedOrder, PrintPlace } from './printed-order';
import type { TicketLine } from './ticket';
import { money } from './ticket-text';
import type { TicketWords } from './words';

/** The balance of the customer in the program of the store, and the distance to the next reward; no line without a program. */
export function loyaltyLines(
  loyalty: PrintedOrder['loyalty'],
  place: PrintPlace,
  words: TicketWords,
): TicketLine[] {
  if (!loyalty) return [];
  const { program, kind, available, pending, affordable, next } = loyalty;
  const units = (count: number) => unitWords(kind, count, place, words);
  const balance = `${program}: ${units(available)}`;
  const said = [
    pending > 0 ? `${balance} ${words.loyalty.pending(units(pending))}` : balance,
    ...affordable.map(words.loyalty.ready),
    ...nextWords(next, place, words),
  ];
  return [{ kind: 'rule' }, ...said.map((text): TicketLine => ({ kind: 'text', text }))];
}

function unitWords(kind: LoyaltyKind, count: number, place: PrintPlace, { loyalty }: TicketWords): string {
  return kind === 'CASHBACK' ? loyalty.cashback(money(count, place)) : loyalty.units[kind](count);
}

function nextWords(next: PrintedLoyalty['next'], place: PrintPlace, { loyalty }: TicketWords): string[] {
  if (!next?.purchase) return [];
  const { per, amount } = next.purchase;
  const written = per === 'PER_AMOUNT' ? money(amount, place) : String(amount);
  return [loyalty.next[per](written, amount === 1, next.reward)];
}
