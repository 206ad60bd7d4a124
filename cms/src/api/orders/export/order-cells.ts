import type { OrderCardDto, OrderCardItem } from '../../../contracts/orders';
import { measured } from '../../../domain/menu/unit';
import { minorDigits } from '../../../domain/money';
import { paymentTruth } from '../../../domain/orders/payment-truth';
import { localTime } from '../../../domain/time';
import type { SheetWords } from './words';

/** A cell of a sheet of orders; how it is written is the format's. */
export type OrderCell =
  | string
  | number
  | null
  | { amount: number }
  | { /** 'YYYY-MM-DD' */ day: string; /** Of the day. */ minutes: number };

export interface SheetPlace {
  words: SheetWords;
  /** ISO 3166-1 alpha-2, of the business. */
  country: string;
  /** ISO 4217 */
  currency: string;
  branch: (id: string) => { name: string; timezone: string } | undefined;
}

type ColumnName = keyof SheetWords['columns'];
type Cell = (order: OrderCardDto, place: SheetPlace) => OrderCell;

const amount = (cents: number | null, { currency }: SheetPlace): OrderCell =>
  cents === null ? null : { amount: cents / 10 ** minorDigits(currency) };

/** By the clock of the branch the order is of. */
function instant(at: string | null, { branchId }: OrderCardDto, { branch }: SheetPlace): OrderCell {
  return at === null ? null : localTime(new Date(at), branch(branchId)?.timezone ?? 'UTC');
}

/** The columns of a sheet in their order; what the reader may not see is empty, as it is on their screen. */
const COLUMNS: Record<ColumnName, Cell> = {
  number: ({ number, test }, { words }) => (test ? `${number} (${words.test})` : number),
  businessDay: ({ businessDay }) => businessDay,
  placed: (order, place) => instant(order.placedAt, order, place),
  branch: ({ branchId }, { branch }) => branch(branchId)?.name ?? '',
  channel: ({ channel }, { words }) => words.channels[channel],
  type: ({ type, table }, { words }) => [words.types[type], table].filter(Boolean).join(' '),
  state: ({ state, missed }, { words }) => words.states[missed ? 'MISSED' : state],
  customer: ({ customerName }) => customerName,
  phone: ({ customerPhone }) => customerPhone,
  district: ({ district }) => district,
  items: ({ items }) => itemsText(items),
  units: ({ unitCount }) => unitCount,
  // What was only tried out is in no sum.
  total: ({ totalCents, test }, place) => (test ? null : amount(totalCents, place)),
  currency: (_, { currency }) => currency,
  payment: ({ payment, furtherPayments }, { words }) =>
    payment && [payment, ...(furtherPayments ?? [])].map(({ method }) => words.payments[method]).join(' + '),
  paymentState: ({ payment }, { words }) => payment && words.paymentStates[payment.state],
  paymentTruth: ({ payment }, { words }) => {
    const truth = payment && paymentTruth(payment);
    return truth && words.paymentTruths[truth];
  },
  refundDue: ({ refundDueCents }, place) => (refundDueCents ? amount(refundDueCents, place) : null),
  refunded: ({ refundedCents }, place) => (refundedCents ? amount(refundedCents, place) : null),
  promised: (order, place) => instant(order.promisedAt, order, place),
  delivered: (order, place) => instant(order.deliveredAt, order, place),
  reason: ({ cancellation }, { words }) => cancellation && words.codes[cancellation.code],
  notes: ({ notes }) => notes,
};
const NAMES = Object.keys(COLUMNS) as ColumnName[];

export const headingsOf = ({ columns }: SheetWords): string[] => NAMES.map((name) => columns[name]);

export const cellsOf = (order: OrderCardDto, place: SheetPlace): OrderCell[] =>
  NAMES.map((name) => COLUMNS[name](order, place));

/** `2x Pizza G (Borda); 2 kg Picanha`: what was ordered in one cell. */
function itemsText(items: OrderCardItem[]): string {
  return items
    .map(({ quantity, unit, name, variation, extras }) => {
      const chosen = extrasText(extras);
      const count = unit === 'UN' ? `${quantity}x` : measured(quantity, unit);
      return `${count} ${[name, variation].filter(Boolean).join(' ')}${chosen && ` (${chosen})`}`;
    })
    .join('; ');
}

/** `Borda, 2x Fritas (Maionese)`. */
function extrasText(extras: OrderCardItem['extras']): string {
  return extras
    .map(({ name, quantity, extras: nested = [] }) => {
      const words = quantity > 1 ? `${quantity}x ${name}` : name;
      return nested.length > 0 ? `${words} (${extrasText(nested)})` : words;
    })
    .join(', ');
}
