import type { OrderCardDto, OrderCardItem } from '@contracts/orders';
import { measured } from '@domain/menu/unit';
import { minorDigits } from '@domain/money';
import type { ParseKeys } from 'i18next';
import type { WordKeys } from '@shared/format/word-keys';
import { toCsv, type CsvColumn } from '@shared/table/csv';

interface OrdersCsvWords {
  /** Titles and the words of values, by their key in `orders` and `order`. */
  t: (key: ParseKeys<['orders', 'order']>) => string;
  currency: string;
  /** The name of a branch by its id. */
  branchName: (id: string) => string;
  /** An instant as spreadsheets read it, in the branch's time. */
  instant: (at: string) => string;
}

/** `2x Pizza G (Borda); 2 kg Picanha`: what was ordered in one cell. */
function itemsText(items: OrderCardItem[]): string {
  return items
    .map(({ quantity, unit, name, variation, extras }) => {
      const chosen = extrasText(extras);
      const amount = unit === 'UN' ? `${quantity}x` : measured(quantity, unit);
      return `${amount} ${[name, variation].filter(Boolean).join(' ')}${chosen && ` (${chosen})`}`;
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

/** Orders as a sheet: one row each, amounts in whole currency with a point, so that every spreadsheet adds them up. */
export function ordersCsv(orders: readonly OrderCardDto[], words: OrdersCsvWords): Promise<string> {
  const { t, currency, branchName, instant } = words;
  const digits = minorDigits(currency);
  const column = (
    key: WordKeys<'orders', 'list.columns'>,
    value: CsvColumn<OrderCardDto>['value'],
  ): CsvColumn<OrderCardDto> => ({
    title: t(`list.columns.${key}`),
    value,
  });
  return toCsv(orders, [
    column('number', ({ number, test }) => (test ? `${number} (${t('order:card.test')})` : number)),
    column('businessDay', ({ businessDay }) => businessDay),
    column('placed', ({ placedAt }) => instant(placedAt)),
    column('branch', ({ branchId }) => branchName(branchId)),
    column('channel', ({ channel }) => t(`order:channels.${channel}`)),
    column('type', ({ type }) => t(`order:types.${type}`)),
    column('state', ({ state }) => t(`order:states.${state}`)),
    column('customer', ({ customerName }) => customerName),
    column('phone', ({ customerPhone }) => customerPhone),
    column('district', ({ district }) => district),
    column('items', ({ items }) => itemsText(items)),
    column('units', ({ unitCount }) => unitCount),
    // What was only tried out is in no sum.
    column('total', ({ totalCents, test }) =>
      totalCents === null || test ? null : (totalCents / 10 ** digits).toFixed(digits),
    ),
    column('currency', () => currency),
    column('payment', ({ payment }) => payment && t(`order:payments.${payment.method}`)),
    column('paymentState', ({ payment }) => payment && t(`paymentStates.${payment.state}`)),
    column('refundDue', ({ refundDueCents }) =>
      refundDueCents ? (refundDueCents / 10 ** digits).toFixed(digits) : null,
    ),
    column('refunded', ({ payment }) =>
      payment?.refund ? (payment.refund.amountCents / 10 ** digits).toFixed(digits) : null,
    ),
    column('promised', ({ promisedAt }) => promisedAt && instant(promisedAt)),
    column('delivered', ({ deliveredAt }) => deliveredAt && instant(deliveredAt)),
    column('reason', ({ cancellation }) => cancellation && t(`order:codes.${cancellation.code}`)),
    column('notes', ({ notes }) => notes),
  ]);
}
