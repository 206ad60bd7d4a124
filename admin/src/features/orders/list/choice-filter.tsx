import { Checkbox } from 'antd';
import { useTranslation } from 'react-i18next';
import { CHOICES, chosenOf, type ChoiceName } from './list-filters';
import styles from './list.module.css';
import type { OrderList } from './use-order-list';
import { FilterChip } from '@shared/table/filter-chip';

/** Below `order` in the words of each filter's values. */
const WORDS = {
  state: 'states',
  channel: 'channels',
  type: 'types',
  payment: 'payments',
  refund: 'refunds',
} as const;
const SAID = 2;

/** Any of several values; none chosen means all. */
export function ChoiceFilter({ name, list }: { name: ChoiceName; list: OrderList }) {
  const { t } = useTranslation(['orders', 'order']);
  const chosen: readonly string[] = chosenOf(list.params, name);
  const label = t(`list.columns.${name}`);
  const word = (value: string) => t(`order:${WORDS[name]}.${value}`, { defaultValue: value });
  const said =
    chosen.length > SAID ? t('list.chosen', { count: chosen.length }) : chosen.map(word).join(', ');
  const toggle = (value: string, on: boolean) => {
    const next = CHOICES[name].filter((each) => (each === value ? on : chosen.includes(each)));
    list.change({ [name]: next.join() });
  };
  return (
    <FilterChip label={label} value={chosen.length > 0 ? said : null}>
      {() => (
        <div className={styles.choices} role="group" aria-label={label}>
          {CHOICES[name].map((value) => (
            <Checkbox
              key={value}
              checked={chosen.includes(value)}
              onChange={(event) => toggle(value, event.target.checked)}
            >
              {word(value)}
            </Checkbox>
          ))}
        </div>
      )}
    </FilterChip>
  );
}
