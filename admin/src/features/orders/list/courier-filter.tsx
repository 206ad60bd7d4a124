import { Input, Radio } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from './list.module.css';
import type { OrderList } from './use-order-list';
import { useResourceChoice, useResourceName } from '@entities/record/use-resource-choice';
import { useHasPermission } from '@entities/session/access';
import { FilterChip } from '@shared/table/filter-chip';
import { SkeletonLine } from '@shared/ui/states';

const COURIERS = 'couriers';

/** Orders that one courier carried; for who sees couriers. */
export function CourierFilter({ list }: { list: OrderList }) {
  const { t } = useTranslation('orders');
  const mayView = useHasPermission('courier.view');
  const chosen = list.params.get('courier');
  const name = useResourceName(COURIERS, mayView ? chosen : null);
  if (!mayView) return null;
  const label = t('list.columns.courier');
  return (
    <FilterChip label={label} value={chosen === null ? null : (name ?? '…')}>
      {(close) => (
        <CourierChoice
          label={label}
          branchId={list.scope?.id}
          chosen={chosen}
          onChoose={(id) => {
            list.change({ courier: id });
            close();
          }}
        />
      )}
    </FilterChip>
  );
}

interface CourierChoiceProps {
  label: string;
  /** Where they belong; left out for all branches. */
  branchId: string | undefined;
  chosen: string | null;
  /** Empty for whoever it was, or nobody. */
  onChoose: (id: string) => void;
}

function CourierChoice({ label, branchId, chosen, onChoose }: CourierChoiceProps) {
  const { t } = useTranslation('orders');
  const { rows, search, isLoading, isSearchable } = useResourceChoice({
    resource: COURIERS,
    chosen,
    filters: [{ field: 'branchId', operator: 'eq', value: branchId }],
  });
  if (isLoading) return <SkeletonLine width="60%" />;
  return (
    <>
      {isSearchable && (
        <Input
          allowClear
          size="small"
          aria-label={t('list.findCourier')}
          placeholder={t('list.findCourier')}
          onChange={({ target }) => search(target.value)}
        />
      )}
      <Radio.Group className={styles.choices} aria-label={label} value={chosen ?? ''}>
        {[{ id: '', name: t('list.anyCourier') }, ...rows].map(({ id, name }) => (
          <Radio key={id} value={id} onChange={() => onChoose(id)}>
            {name}
          </Radio>
        ))}
      </Radio.Group>
    </>
  );
}
