import type { OrderDto } from '@contracts/orders';
import type { ProductUnit } from '@domain/menu/unit';
import { itemWords } from '@domain/orders/choices';
import { refundableOf } from '@domain/orders/refund';
import { refundAsked, refundableQuantity, type RefundRequest } from '@domain/orders/refund-asked';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { balanceOf } from './balance-of';
import { lineWords } from '@entities/order/line-words';
import { useFormat } from '@shared/format/context';

/** What of an order is given back: what is owed, all, items that are the same, one fee, or an amount. */
interface RefundOption {
  key: string;
  wish: RefundRequest;
  label: string;
  amountCents: number;
  /** Of items: what, and how many of them are left. */
  item?: { name: string; unit: ProductUnit; most: number };
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
  const wish = option
    ? wishFor(option, choice)
    : { part: 'AMOUNT' as const, amountCents: choice.typedCents ?? 0 };
  const amountCents = (owing && refundAsked(owing, wish)?.amountCents) ?? 0;
  return { options, option, mostCents, choice, setChoice, wish, amountCents };
}

const wishFor = ({ wish }: RefundOption, { quantity }: RefundChoice): RefundRequest =>
  wish.part === 'ITEM' ? { ...wish, quantity: quantity ?? wish.quantity } : wish;

function useRefundOptions(owing: Owing | null, mostCents: number): RefundOption[] {
  const { t } = useTranslation(['order-money', 'orders']);
  const { money } = useFormat();
  if (!owing) return [];
  const wishes: { wish: RefundRequest; words: string; item?: RefundOption['item'] }[] = [
    { wish: { part: 'DUE' }, words: t('refund.due') },
    { wish: { part: 'WHOLE' }, words: t('refund.whole') },
    ...owing.items.flatMap((item, place) => {
      const quantity = refundableQuantity(owing, place);
      if (quantity === 0) return [];
      const { name, unit } = item;
      return {
        wish: { part: 'ITEM' as const, place, quantity },
        words: lineWords({ quantity, unit, name, choices: itemWords(item) }),
        item: { name, unit, most: quantity },
      };
    }),
    ...owing.fees.map(({ kind }) => ({
      wish: { part: 'FEE' as const, fee: kind },
      words: t(`orders:fees.${kind}`),
    })),
  ];
  return wishes.flatMap(({ words, ...option }, index) => {
    const amountCents = refundAsked(owing, option.wish)?.amountCents ?? 0;
    if (amountCents === 0 || amountCents > mostCents) return [];
    return [{ ...option, key: String(index), amountCents, label: `${words} · ${money(amountCents)}` }];
  });
}
