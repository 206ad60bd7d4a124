import type { IfSoldOut, OrderItem, OrderState } from '../orders/order';
import type { QuoteItem } from '../quote/quote-items';

/** So long the customer has to answer, in minutes. Source: "Edit" in the orders' design. */
export const SUBSTITUTION_MIN = 2;

/** Something that the store cannot make, what it offers instead, and until when the customer may answer. */
export interface Substitution {
  /** Names this question: an answer to an earlier one is none to this. */
  id: string;
  /** The item that is missing, by its place in the order, counted from 0, and how many of it. */
  place: number;
  quantity: number;
  /** What is offered, as an edit adds it, and what it is sold as: at this price or not at all. */
  offer: QuoteItem;
  substitute: OrderItem;
  /** What the order comes to with the substitute, and without either; null where nothing would be left of it. Minor units. */
  totalCents: number;
  totalWithoutCents: number | null;
  /** Who of the staff asks, by name. */
  by: string;
  /** ISO 8601 UTC */
  askedAt: string;
  answerBy: string;
}

/** What of an order a question is about. */
export interface Substitutable {
  state: OrderState;
  items: readonly Pick<OrderItem, 'quantity' | 'held'>[];
  totalCents: number;
  ifSoldOut: IfSoldOut | null;
}

/**
 * What the order is to consist of with an answer: every item as it is but the missing one, and the substitute where it
 * was taken, held where what it replaces is held now. With nothing to keep and nothing to add there is no order left.
 */
export function itemsAfter(
  { items }: Pick<Substitutable, 'items'>,
  { place, quantity, offer }: Pick<Substitution, 'place' | 'quantity' | 'offer'>,
  answer: 'REMOVE' | 'SUBSTITUTE',
): { keep: { place: number; quantity: number }[]; add: QuoteItem[]; hold: number[] } {
  const left = items.map((item, at) => (at === place ? item.quantity - quantity : item.quantity));
  return {
    keep: left.flatMap((each, at) => (each > 0 ? [{ place: at, quantity: each }] : [])),
    add: answer === 'SUBSTITUTE' ? [offer] : [],
    hold: answer === 'SUBSTITUTE' && items[place]?.held ? [0] : [],
  };
}

/**
 * What silence means: what the customer chose when ordering, and to do without where they chose nothing. Nobody pays more
 * than they ordered for without having said yes, so a dearer substitute is left out; without anything left the order is
 * called off.
 */
export function defaultAnswer(
  order: Substitutable,
  { totalCents, totalWithoutCents }: Pick<Substitution, 'totalCents' | 'totalWithoutCents'>,
): IfSoldOut {
  const chosen = order.ifSoldOut ?? 'REMOVE';
  if (chosen === 'CANCEL') return 'CANCEL';
  if (chosen === 'SUBSTITUTE' && totalCents <= order.totalCents) return 'SUBSTITUTE';
  return totalWithoutCents === null ? 'CANCEL' : 'REMOVE';
}

/** From here on others of its items may be cooked already. */
const IN_THE_MAKING: readonly OrderState[] = ['PREPARING', 'READY'];

/**
 * What the customer can answer. To leave the item out takes that something is left; to call everything off, that nothing
 * of it is being made yet, that they said so when ordering, or that nothing would be left.
 */
export function possibleAnswers(
  { state, ifSoldOut }: Pick<Substitutable, 'state' | 'ifSoldOut'>,
  { totalWithoutCents }: Pick<Substitution, 'totalWithoutCents'>,
): IfSoldOut[] {
  const without: IfSoldOut[] = totalWithoutCents === null ? [] : ['REMOVE'];
  const calledOff = !IN_THE_MAKING.includes(state) || ifSoldOut === 'CANCEL' || totalWithoutCents === null;
  return ['SUBSTITUTE', ...without, ...(calledOff ? (['CANCEL'] as const) : [])];
}
