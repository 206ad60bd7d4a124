import type { OrderCardDto } from '@contracts/orders';
import { Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '@shared/api/use-api';
import { useFormat } from '@shared/format/context';
import { useThrottled } from '@shared/state/use-throttled';
import { useLatest } from '@shared/state/use-latest';
import type { ControlProps } from '@shared/ui/field';

const OFFERED = 20;
const SEARCH_INTERVAL_MS = 400;

interface OrderSelectProps extends ControlProps {
  value?: string | null;
  onChange?: (orderId: string | null) => void;
}

/** Chooses an order by its number or by the name or phone of its customer; the latest ones are offered at first. */
export function OrderSelect({ value, onChange, ...control }: OrderSelectProps) {
  const { t } = useTranslation('coupons');
  const { moment, money } = useFormat();
  const [typed, setTyped] = useState('');
  const [q, setQ] = useState('');
  const latest = useLatest(typed);
  const search = useThrottled(() => setQ(latest.current.trim()), SEARCH_INTERVAL_MS);
  const [isOpen, setOpen] = useState(false);
  const { data = [], isFetching } = useApi<OrderCardDto[]>('/api/orders', {
    query: { pageSize: OFFERED, q: q || undefined },
    enabled: isOpen || Boolean(value),
    keepPrevious: true,
  });
  return (
    <Select<string | null>
      {...control}
      allowClear
      showSearch
      filterOption={false}
      placeholder={t('explain.orderSearch')}
      loading={isFetching}
      onOpenChange={setOpen}
      onSearch={(text) => {
        setTyped(text);
        search();
      }}
      value={value ?? undefined}
      onChange={(next: string | null | undefined) => onChange?.(next ?? null)}
      options={data.map(({ id, number, placedAt, customerName, totalCents }) => ({
        value: id,
        label: [
          t('simulator.order', { number }),
          customerName,
          moment(placedAt),
          totalCents === null ? '' : money(totalCents),
        ]
          .filter(Boolean)
          .join(' · '),
      }))}
    />
  );
}
