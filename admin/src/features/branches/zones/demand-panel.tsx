import { Alert, Segmented, Table } from 'antd';
import type { ZoneDemandDto } from '@contracts/zone-tools';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '@shared/api/use-api';
import { Card } from '@shared/ui/card';
import { ErrorState, Skeleton } from '@shared/ui/states';

const PERIODS = [7, 30, 90] as const;
const SHOWN = 10;

interface DemandPanelProps {
  branchId: string;
  /** Told what is known, so that it is drawn on the map. */
  onDemand: (demand: ZoneDemandDto | null) => void;
}

/** Where orders came from and where customers were refused, by district; the map shows the same by its cells. */
export function DemandPanel({ branchId, onDemand }: DemandPanelProps) {
  const { t } = useTranslation('zones');
  const [days, setDays] = useState<number>(30);
  const { data, error, refetch } = useApi<ZoneDemandDto>(`/api/branches/${branchId}/zones/demand`, {
    query: { days },
    keepPrevious: true,
  });
  useEffect(() => {
    onDemand(data ?? null);
    return () => onDemand(null);
  }, [data, onDemand]);
  const lost = data?.places.reduce((sum, { refused }) => sum + refused, 0) ?? 0;

  return (
    <Card title={t('demand.title')}>
      <Segmented
        aria-label={t('demand.period')}
        value={days}
        onChange={setDays}
        options={PERIODS.map((value) => ({ value, label: t('demand.days', { count: value }) }))}
      />
      {error ? (
        <ErrorState compact error={error} onRetry={refetch} />
      ) : !data ? (
        <Skeleton lines={5} height={20} />
      ) : (
        <>
          {lost > 0 && (
            <Alert
              type="warning"
              showIcon
              message={t('demand.lost', { count: lost })}
              style={{ marginBlock: 12 }}
            />
          )}
          <Table
            size="small"
            rowKey={({ district, city }) => `${district}|${city}`}
            dataSource={data.places}
            locale={{ emptyText: t('demand.none') }}
            pagination={{ pageSize: SHOWN, hideOnSinglePage: true, showSizeChanger: false }}
            columns={[
              {
                title: t('demand.district'),
                render: (_, { district, city }) => [district, city].filter(Boolean).join(', '),
              },
              { title: t('demand.orders'), dataIndex: 'orders', align: 'end', width: 80 },
              { title: t('demand.refused'), dataIndex: 'refused', align: 'end', width: 96 },
            ]}
          />
        </>
      )}
    </Card>
  );
}
