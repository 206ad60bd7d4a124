import type { LiveEvent } from '@contracts/events';
import type { BeyondBoard, BoardDto } from '@contracts/board';
import type { OrderCardDto } from '@contracts/orders';
import { isLost, isOpen } from '@domain/orders/life-cycle';
import type { Modified } from '@domain/orders/revision';
import { isUnacknowledgedMiss } from '@entities/order/order-moves';

/** Every order of a branch's board as it was at `seq` of the event stream. */
export interface BoardState {
  seq: number;
  businessDay: string;
  /** What has ended since is on the board, whenever it was placed. */
  dayStartsAt: string;
  orders: ReadonlyMap<string, OrderCardDto>;
  /** How many more there are, for which a board has no room. */
  beyond: BeyondBoard;
}

/** One order that became another; `before` is null for one that was not on the board. */
export interface Change {
  before: OrderCardDto | null;
  after: OrderCardDto;
}

/** Taking note of an order, and what is done while nobody does, leaves its version as it is, and is never taken back within it. */
function isNewer(card: OrderCardDto, known: OrderCardDto): boolean {
  return card.version === known.version ? noted(card) > noted(known) : card.version > known.version;
}

const noted = ({ acknowledgedAt, cancellation, escalation, missed, modified }: OrderCardDto) =>
  Number(acknowledgedAt !== null) +
  Number(missed !== null && missed.acknowledgedAt !== null) +
  (cancellation?.acknowledged ? ALL : (cancellation?.seen?.length ?? 0)) +
  (modified ? seenUpTo(modified) : ALL) +
  escalation.length;

/** More than any stations that take note one by one. */
const ALL = 1_000_000;

/** Grows with each station that takes note, and with how much of it. */
const seenUpTo = ({ seen = [] }: Modified) => seen.reduce((sum, { n }) => sum + n, 0);

/**
 * Still to be done, missed and not acknowledged, or ended in the day that the board shows; a test of the devices leaves
 * nothing behind.
 */
const belongs = (card: OrderCardDto, dayStartsAt: string) =>
  isOpen(card.state) ||
  isUnacknowledgedMiss(card) ||
  (card.endedAt !== null && card.endedAt >= dayStartsAt && !card.drill);

/**
 * The board as it was loaded. What is known to be newer (the answer to something done while it was on its way) is kept,
 * and so is every card in which nothing changed, so that it is not drawn again.
 */
export function withLoaded(known: BoardState | null, { orders, ...board }: BoardDto): BoardState {
  const next = new Map<string, OrderCardDto>();
  for (const card of orders) {
    const before = known?.orders.get(card.id);
    const keep = before && (isNewer(before, card) || isSame(before, card));
    next.set(card.id, keep ? before : card);
  }
  return { ...board, orders: next };
}

/**
 * The same words said again. Of one version, what the viewer may do and is told could differ: time closes some of it, and
 * so do other permissions.
 */
const isSame = (one: OrderCardDto, other: OrderCardDto) => JSON.stringify(one) === JSON.stringify(other);

/** The board with a card that came by whatever way; the very same board when it says nothing new. */
export function withCard(
  board: BoardState,
  card: OrderCardDto,
): { board: BoardState; change: Change | null } {
  const before = board.orders.get(card.id) ?? null;
  if (before && !isNewer(card, before)) return { board, change: null };
  const orders = new Map(board.orders);
  if (belongs(card, board.dayStartsAt)) orders.set(card.id, card);
  else if (!orders.delete(card.id)) return { board, change: null };
  return { board: { ...board, orders }, change: { before, after: card } };
}

/** What an event of the branch means for its board. `reload`: it cannot be told from the event alone. */
export function withEvent(
  board: BoardState,
  event: LiveEvent,
): { board: BoardState; change: Change | null; reload: boolean } {
  if (event.seq <= board.seq) return { board, change: null, reload: false };
  const reached = { ...board, seq: event.seq };
  const { order } = event;
  if (!order) return { board: reached, change: null, reload: event.type.startsWith('order.') };
  // The first order of a new business day: what ended yesterday leaves the board.
  const newDay = order.businessDay > board.businessDay;
  const { board: next, change } = withCard(reached, order);
  const hadNoRoom = event.type !== 'order.placed' && change?.before === null;
  if (!hadNoRoom) return { board: next, change, reload: newDay };
  const part = partBeyond(board.beyond, order);
  if (!part) return { board: next, change, reload: true };
  const left = Math.max(0, board.beyond[part] - 1);
  return { board: { ...next, beyond: { ...board.beyond, [part]: left } }, change, reload: newDay };
}

/**
 * Among which of those without room an order was that stands on the board from now on; null where only the server knows:
 * one that has ended may have been under way, and one under way for later.
 */
function partBeyond(beyond: BeyondBoard, order: OrderCardDto): keyof BeyondBoard | null {
  const { state } = order;
  if (!isOpen(state)) {
    if (beyond.open + beyond.scheduled > 0) return null;
    if (isUnacknowledgedMiss(order)) return 'missed';
    return isLost(state) ? 'cancelled' : 'done';
  }
  if (beyond.open > 0 && beyond.scheduled > 0) return null;
  return beyond.scheduled > 0 ? 'scheduled' : 'open';
}
