import type { OrderDto } from '@contracts/orders';
import type { ProductUnit } from '@domain/menu/unit';
import { itemWords } from '@domain/orders/choices';
import { refundableOf } from '@domain/orders/refund';
import {
  refundAsked,
  refundableQuantity,
  refundedItemKey,
  type RefundRequest,
} from '@domain/orders/refund-asked';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { balanceOf } from './balance-of';
import { lineWords } from '@entities/order/line-words';
import { useFormat } from '@shared/format/context';

/** What of an order is given back: what is owed, all, items that are the same, one fee, or an amount. */
interface RefundOption {
  /** Stays what it is while the order changes under the dialog. */
  key: string;
  wish: RefundRequest;
  label: string;
  amountCents: number;
  /** Of items: what, whether more than its name tells it, and how many of them are left. */
  item?: { name: string; unit: ProductUnit; hasChoices: boolean; most: number };
}

/** Which of the options is chosen, how many of it, and what was typed in place of them all. */
export interface RefundChoice {
  key: string;
  /** Of items; null for as many as are left. */
  quantity: number | null;
  typedCents: number | null;
}

/** The key of an amount in one's own words. */
export const OTHER_AMOUNT = 'amount';

type Owing = NonNullable<ReturnType<typeof balanceOf>>;

/** Everything that can be given back at once, what is owed first, what is chosen of it and what that comes to. */
export function useRefundChoice(order: OrderDto) {
  const owing = balanceOf(order);
  const mostCents = owing ? refundableOf(owing) : 0;
  const options = useRefundOptions(owing, mostCents);
  const [choice, setChoice] = useState<RefundChoice>({
    key: options[0]?.key ?? OTHER_AMOUNT,
    quantity: null,
    typedCents: null,
  });
  const option = options.find(({ key }) => key === choice.key);
  const wish = wishFor(option, choice);
  const asked = owing && refundAsked(owing, wish);
  const amountCents = asked?.amountCents ?? 0;
  return { options, option, mostCents, choice, setChoice, wish, asked, amountCents };
}

/** Nothing where what was chosen is to be had no more. */
function wishFor(option: RefundOption | undefined, choice: RefundChoice): RefundRequest {
  const { key, quantity, typedCents } = choice;
  if (!option) return { part: 'AMOUNT', amountCents: key === OTHER_AMOUNT ? (typedCents ?? 0) : 0 };
  const { wish } = option;
  return wish.part === 'ITEM'
    ? { ...wish, quantity: Math.min(quantity ?? wish.quantity, wish.quantity) }
    : wish;
}

function useRefundOptions(owing: Owing | null, mostCents: number): RefundOption[] {
  const { t } = useTranslation(['order-money', 'orders']);
  const { money } = useFormat();
  if (!owing) return [];
  const wishes: (Pick<RefundOption, 'key' | 'wish' | 'item'> & { words: string })[] = [
    { key: 'DUE', wish: { part: 'DUE' }, words: t('refund.due') },
    { key: 'WHOLE', wish: { part: 'WHOLE' }, words: t('refund.whole') },
    ...owing.items.flatMap((item, place) => {
      const quantity = refundableQuantity(owing, place);
      if (quantity === 0) return [];
      const { name, unit } = item;
      const choices = itemWords(item);
      return {
        // Items that differ in their name alone, as a product does that was renamed, are two.
        key: `${name} ${refundedItemKey(item)}`,
        wish: { part: 'ITEM' as const, place, quantity },
        words: lineWords({ quantity, unit, name, choices }),
        item: { name, unit, hasChoices: choices !== '', most: quantity },
      };
    }),
    ...owing.fees.map(({ kind }) => ({
      key: kind,
      wish: { part: 'FEE' as const, fee: kind },
      words: t(`orders:fees.${kind}`),
    })),
  ];
  return wishes.flatMap(({ words, ...option }) => {
    const amountCents = refundAsked(owing, option.wish)?.amountCents ?? 0;
    if (amountCents === 0 || amountCents > mostCents) return [];
    return [{ ...option, amountCents, label: `${words} · ${money(amountCents)}` }];
  });
}
