import { Select } from 'antd';
import type { OrderDto } from '@contracts/orders';
import { refundAsked, refundableOf, type RefundRequest } from '@domain/orders/refund';
import { useTranslation } from 'react-i18next';
import { balanceOf } from './balance-of';
import { MoneyInput } from '@entities/money/money-input';
import { useFormat } from '@shared/format/context';
import { Field } from '@shared/ui/field';

/** What of an order is given back: what is owed, all, one item, one fee, or an amount. */
export interface RefundOption {
  key: string;
  wish: RefundRequest;
  label: string;
  amountCents: number;
}

/** Everything that can be given back at once, what is owed first. */
export function useRefundOptions(order: OrderDto): { options: RefundOption[]; mostCents: number } {
  const { t } = useTranslation(['order-money', 'orders']);
  const { money } = useFormat();
  const owing = balanceOf(order);
  if (!owing) return { options: [], mostCents: 0 };
  const mostCents = refundableOf(owing);
  const wishes: { wish: RefundRequest; words: string }[] = [
    { wish: { part: 'DUE' }, words: t('refund.due') },
    { wish: { part: 'WHOLE' }, words: t('refund.whole') },
    ...owing.items.map(({ name, quantity }, place) => ({
      wish: { part: 'ITEM' as const, place, quantity },
      words: quantity > 1 ? `${quantity}× ${name}` : name,
    })),
    ...owing.fees.map(({ kind }) => ({
      wish: { part: 'FEE' as const, fee: kind },
      words: t(`orders:fees.${kind}`),
    })),
  ];
  const options = wishes.flatMap(({ wish, words }, index) => {
    const amountCents = refundAsked(owing, wish)?.amountCents ?? 0;
    if (amountCents === 0 || amountCents > mostCents) return [];
    return [{ key: String(index), wish, amountCents, label: `${words} · ${money(amountCents)}` }];
  });
  return { options, mostCents };
}

interface RefundPartProps {
  options: RefundOption[];
  mostCents: number;
  chosen: string;
  amountCents: number | null;
  onChange: (chosen: string, amountCents: number | null) => void;
}

/** The key of an amount in one's own words. */
export const OTHER_AMOUNT = 'amount';

export function RefundPart({ options, mostCents, chosen, amountCents, onChange }: RefundPartProps) {
  const { t } = useTranslation('order-money');
  const { money } = useFormat();
  const tooMuch = amountCents !== null && amountCents > mostCents;
  return (
    <>
      <Field label={t('refund.what')}>
        {(control) => (
          <Select
            {...control}
            value={chosen}
            onChange={(key: string) => onChange(key, amountCents)}
            options={[
              ...options.map(({ key, label }) => ({ value: key, label })),
              { value: OTHER_AMOUNT, label: t('refund.amount') },
            ]}
          />
        )}
      </Field>
      {chosen === OTHER_AMOUNT && (
        <Field
          label={t('take.amount')}
          hint={t('refund.most', { amount: money(mostCents) })}
          error={tooMuch ? t('refund.most', { amount: money(mostCents) }) : undefined}
        >
          {(control) => (
            <MoneyInput {...control} value={amountCents} onChange={(cents) => onChange(chosen, cents)} />
          )}
        </Field>
      )}
    </>
  );
}
