import type { OrderCardDto } from '@contracts/orders';
import type { SettingValues } from '@domain/settings';
import { BOARD_COLUMNS, boardColumn, type BoardColumn } from '@domain/orders/life-cycle';
import { plainText } from '@domain/text';

export type Columns = Record<BoardColumn, OrderCardDto[]>;

/** The columns that stand side by side; waiting for money is a strip above them. */
export const SHOWN_COLUMNS = BOARD_COLUMNS.filter((column) => column !== 'AWAITING_PAYMENT');

/** What an order of the column waits for, or when it left: the text by which the column is sorted. */
const sortKey: Record<BoardColumn, (order: OrderCardDto) => string> = {
  AWAITING_PAYMENT: ({ placedAt }) => placedAt,
  TO_ACCEPT: ({ acceptBy, placedAt }) => acceptBy ?? placedAt,
  SCHEDULED: ({ scheduledFor, placedAt }) => scheduledFor ?? placedAt,
  IN_PREPARATION: ({ promisedAt, placedAt }) => promisedAt ?? placedAt,
  READY: ({ promisedAt, placedAt }) => promisedAt ?? placedAt,
  OUT_FOR_DELIVERY: ({ promisedAt, placedAt }) => promisedAt ?? placedAt,
  DONE: ({ deliveredAt, placedAt }) => deliveredAt ?? placedAt,
  CANCELLED: ({ endedAt, placedAt }) => endedAt ?? placedAt,
};
const newestFirst: readonly BoardColumn[] = ['DONE', 'CANCELLED'];

/** Orders by column, the most urgent of each first or what was placed first, and of what has ended the latest. */
export function columnsOf(
  orders: Iterable<OrderCardDto>,
  first: SettingValues['board']['order'] = 'DUE',
): Columns {
  const columns: Columns = {
    AWAITING_PAYMENT: [],
    TO_ACCEPT: [],
    SCHEDULED: [],
    IN_PREPARATION: [],
    READY: [],
    OUT_FOR_DELIVERY: [],
    DONE: [],
    CANCELLED: [],
  };
  for (const order of orders) columns[boardColumn(order.state)].push(order);
  for (const column of BOARD_COLUMNS) {
    const ended = newestFirst.includes(column);
    const key = first === 'PLACED' && !ended ? sortKey.AWAITING_PAYMENT : sortKey[column];
    const sign = ended ? -1 : 1;
    columns[column].sort((a, b) => sign * (compare(key(a), key(b)) || compare(a.number, b.number)));
  }
  return columns;
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** Whether the order is the one looked for: by number, name or phone; `João` is found by `joao`. */
export function matches(order: OrderCardDto, search: string): boolean {
  const wanted = plainText(search);
  if (!wanted) return true;
  const digits = wanted.replace(/\D/g, '');
  return (
    plainText(order.number).includes(wanted.replace('#', '')) ||
    plainText(order.customerName).includes(wanted) ||
    (digits.length >= 4 && (order.customerPhone ?? '').replace(/\D/g, '').includes(digits))
  );
}
