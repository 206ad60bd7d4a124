import { DAY_MIN, instantOf, localTime } from '@domain/time';
import { Checkbox, Radio } from 'antd';
import type { BaseRecord } from '@refinedev/core';
import { useTranslation } from 'react-i18next';
import { DayRangeInput } from '@entities/clock/date-inputs';
import { MoneyInput } from '@entities/money/money-input';
import { ResourceSelect } from '@entities/record/resource-select';
import { useResourceName } from '@entities/record/use-resource-choice';
import { useFormat } from '@shared/format/context';
import { FilterChip } from '@shared/table/filter-chip';
import styles from '@shared/table/filter-chip.module.css';
import type { ListTable } from '@shared/table/use-list-table';
import { Field } from '@shared/ui/field';

/** What a filter reads and sets: a list as `useListTable` makes it, whatever its rows are. */
export type FilteredList = Pick<
  ListTable<BaseRecord>,
  'choices' | 'setChoices' | 'range' | 'setRange' | 'filter' | 'setFilter'
>;

interface FilterProps {
  list: FilteredList;
  field: string;
  label: string;
}

interface ChoiceFilterProps extends FilterProps {
  options: readonly { value: string; label: string }[];
}

/** Above so many chosen values, the chip says how many there are. */
const NAMED_VALUES = 2;

/** Any of several values of a field; none chosen means all. */
export function ChoiceFilter({ list, field, label, options }: ChoiceFilterProps) {
  const { number } = useFormat();
  const chosen = list.choices(field);
  const names = options.filter(({ value }) => chosen.includes(value)).map((option) => option.label);
  const text = names.length > NAMED_VALUES ? number(names.length) : names.join(', ');
  return (
    <FilterChip label={label} value={names.length > 0 ? text : null}>
      {() => (
        <div className={styles.choices} role="group" aria-label={label}>
          {options.map((option) => (
            <Checkbox
              key={option.value}
              checked={chosen.includes(option.value)}
              onChange={({ target }) =>
                list.setChoices(
                  field,
                  options
                    .map(({ value }) => value)
                    .filter((value) => (value === option.value ? target.checked : chosen.includes(value))),
                )
              }
            >
              {option.label}
            </Checkbox>
          ))}
        </div>
      )}
    </FilterChip>
  );
}

/** One value of a field, or all of them. */
export function SingleChoiceFilter({ list, field, label, options }: ChoiceFilterProps) {
  const { t } = useTranslation('ui');
  const chosen = list.filter(field);
  const name = options.find(({ value }) => value === chosen)?.label;
  return (
    <FilterChip label={label} value={chosen ? (name ?? chosen) : null}>
      {(close) => (
        <Radio.Group
          className={styles.choices}
          aria-label={label}
          value={chosen}
          onChange={({ target }) => {
            list.setFilter(field, String(target.value));
            close();
          }}
          options={[{ value: '', label: t('filters.all', { what: label }) }, ...options]}
        />
      )}
    </FilterChip>
  );
}

const LAST_MINUTE = DAY_MIN - 1;

interface PeriodFilterProps extends FilterProps {
  /** The zone by whose days the instants of the field are filtered; without one the field holds days. */
  timeZone?: string;
}

/** From one day to another; either end may stay open. */
export function PeriodFilter({ list, field, label, timeZone }: PeriodFilterProps) {
  const { t } = useTranslation('ui');
  const { day } = useFormat();
  const dayOf = (value: string | null) =>
    value === null || timeZone === undefined ? value : localTime(new Date(value), timeZone).day;
  const valueOf = (of: string | null, minutes: number) =>
    of === null || timeZone === undefined ? of : instantOf(of, minutes, timeZone).toISOString();
  const [first, last] = list.range(field);
  const [from, to] = [dayOf(first), dayOf(last)];
  const text =
    from === null && to === null ? null : `${from === null ? '' : day(from)} – ${to === null ? '' : day(to)}`;
  return (
    <FilterChip label={label} value={text?.trim() ?? null}>
      {() => (
        <DayRangeInput
          labels={[t('filters.from', { what: label }), t('filters.to', { what: label })]}
          from={from}
          to={to}
          onChange={(start, end) => list.setRange(field, valueOf(start, 0), valueOf(end, LAST_MINUTE))}
        />
      )}
    </FilterChip>
  );
}

/** An amount of money between two others; either end may stay open. */
export function AmountFilter({ list, field, label }: FilterProps) {
  const { t } = useTranslation('ui');
  const { money } = useFormat();
  const [from, to] = list.range(field).map((cents) => (cents === null ? null : Number(cents)));
  const set = (least: number | null | undefined, most: number | null | undefined) =>
    list.setRange(
      field,
      typeof least === 'number' ? String(least) : null,
      typeof most === 'number' ? String(most) : null,
    );
  const text = [from, to].map((cents) => (typeof cents === 'number' ? money(cents) : '')).join(' – ');
  return (
    <FilterChip label={label} value={text === ' – ' ? null : text.trim()}>
      {() => (
        <div className={styles.range}>
          <Field label={t('filters.least', { what: label })}>
            {(control) => <MoneyInput {...control} value={from} onChange={(cents) => set(cents, to)} />}
          </Field>
          <Field label={t('filters.most', { what: label })}>
            {(control) => <MoneyInput {...control} value={to} onChange={(cents) => set(from, cents)} />}
          </Field>
        </div>
      )}
    </FilterChip>
  );
}

/** Rows that refer to one row of another noun, found by its name. */
export function ResourceFilter({ list, field, label, resource }: FilterProps & { resource: string }) {
  const id = list.filter(field);
  const name = useResourceName(resource, id || null);
  return (
    <FilterChip label={label} value={id ? (name ?? '…') : null}>
      {(close) => (
        <ResourceSelect
          resource={resource}
          aria-label={label}
          value={id || null}
          allowClear
          style={{ width: 220 }}
          onChange={(next) => {
            list.setFilter(field, next ?? '');
            close();
          }}
        />
      )}
    </FilterChip>
  );
}
