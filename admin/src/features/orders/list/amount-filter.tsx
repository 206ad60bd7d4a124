import { useTranslation } from 'react-i18next';
import styles from './list.module.css';
import type { OrderList } from './use-order-list';
import { MoneyInput } from '@entities/money/money-input';
import { useFormat } from '@shared/format/context';
import { FilterChip } from '@shared/table/filter-chip';
import { Field } from '@shared/ui/field';

/** What the order came to, at the least and at the most. */
export function AmountFilter({ list }: { list: OrderList }) {
  const { t } = useTranslation('orders');
  const { money } = useFormat();
  const { minCents, maxCents } = list.query;
  const set = (name: 'min' | 'max') => (cents: number | null) =>
    list.change({ [name]: cents === null ? null : String(cents) }, { replace: true });
  const said =
    minCents !== undefined && maxCents !== undefined
      ? `${money(minCents)} – ${money(maxCents)}`
      : minCents !== undefined
        ? t('list.atLeast', { amount: money(minCents) })
        : maxCents !== undefined
          ? t('list.atMost', { amount: money(maxCents) })
          : null;
  return (
    <FilterChip label={t('list.columns.total')} value={said}>
      {() => (
        <div className={styles.range}>
          <Field label={t('list.min')}>
            {(control) => <MoneyInput {...control} value={minCents} onChange={set('min')} />}
          </Field>
          <Field label={t('list.max')}>
            {(control) => <MoneyInput {...control} value={maxCents} onChange={set('max')} />}
          </Field>
        </div>
      )}
    </FilterChip>
  );
}
