import type { CourierDto } from '@contracts/couriers';
import { Radio } from 'antd';
import { useTranslation } from 'react-i18next';
import { FilterChip } from './filter-chip';
import styles from './list.module.css';
import type { OrderList } from './use-order-list';
import { useHasPermission } from '@entities/session/access';
import { useApi } from '@shared/api/use-api';
import { SkeletonLine } from '@shared/ui/states';

/** Orders that one courier carried; for who sees couriers. */
export function CourierFilter({ list }: { list: OrderList }) {
  const { t } = useTranslation('orders');
  const mayView = useHasPermission('courier.view');
  const chosen = list.params.get('courier');
  const branchId = list.scope?.id;
  const { data } = useApi<CourierDto[]>('/api/couriers', {
    query: queryAt(branchId),
    enabled: mayView && chosen !== null,
  });
  if (!mayView) return null;
  const label = t('list.columns.courier');
  const name = data?.find(({ id }) => id === chosen)?.name;
  return (
    <FilterChip label={label} value={chosen === null ? null : (name ?? '…')}>
      {(close) => (
        <CourierChoice
          label={label}
          branchId={branchId}
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

const queryAt = (branchId: string | undefined) => ({
  sort: 'name:asc',
  'pagination[pageSize]': 100,
  'filters[branchId][$eq]': branchId,
});

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
  const { data } = useApi<CourierDto[]>('/api/couriers', { query: queryAt(branchId) });
  if (!data) return <SkeletonLine width="60%" />;
  return (
    <Radio.Group className={styles.choices} aria-label={label} value={chosen ?? ''}>
      {[{ id: '', name: t('list.anyCourier') }, ...data].map(({ id, name }) => (
        <Radio key={id} value={id} onChange={() => onChoose(id)}>
          {name}
        </Radio>
      ))}
    </Radio.Group>
  );
}
