import type { SalesBreakdownDto } from '@contracts/sales';
import { SALES_DIMENSIONS, type SalesDimension, type SalesGroup, type SalesPeriod } from '@domain/sales';
import { Select, Table } from 'antd';
import { ChartColumn } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { HourMap } from './hour-map';
import { ordersLink } from './orders-link';
import styles from './sales.module.css';
import { useGroupName } from './use-group-name';
import { Money } from '@entities/money/money';
import { useApi } from '@shared/api/use-api';
import { useFormat } from '@shared/format/context';
import { Card } from '@shared/ui/card';
import { EmptyState, ErrorState, Skeleton } from '@shared/ui/states';

const GROUPS_PER_PAGE = 15;

interface BreakdownCardProps {
  query: { branch: string; from: string; to: string };
}

/** The sales, broken down by a trait of the orders. */
export function BreakdownCard({ query }: BreakdownCardProps) {
  const { t } = useTranslation('sales');
  const [by, setBy] = useState<SalesDimension>('channel');
  const { data, error, refetch } = useApi<SalesBreakdownDto>('/api/sales/breakdown', {
    query: { ...query, by },
  });
  return (
    <Card
      title={t('breakdown.title')}
      actions={
        <Select
          aria-label={t('breakdown.by')}
          className={styles.dimension}
          value={by}
          onChange={setBy}
          options={SALES_DIMENSIONS.map((value) => ({ value, label: t(`breakdown.dimensions.${value}`) }))}
        />
      }
    >
      {error && !data && <ErrorState compact error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton lines={5} />}
      {data?.rows.length === 0 && <EmptyState compact icon={ChartColumn} title={t('breakdown.empty')} />}
      {data && data.rows.length > 0 && by === 'hour' && <HourMap rows={data.rows} />}
      {data && data.rows.length > 0 && by !== 'hour' && (
        <GroupTable by={by} rows={data.rows} period={query} />
      )}
    </Card>
  );
}

interface GroupTableProps {
  by: SalesDimension;
  rows: SalesGroup[];
  period: SalesPeriod;
}

/** The traits by which the list of orders is filtered too, under the same names. */
const FILTERS: readonly SalesDimension[] = ['channel', 'type', 'payment', 'courier'];

function GroupTable({ by, rows, period }: GroupTableProps) {
  const { t } = useTranslation('sales');
  const { number } = useFormat();
  const nameOf = useGroupName(by);
  const most = Math.max(1, ...rows.map(({ grossCents }) => grossCents));
  const withNet = rows.some(({ netCents }) => netCents !== null);
  return (
    <Table<SalesGroup>
      size="small"
      rowKey={({ key }) => key ?? ''}
      dataSource={rows}
      pagination={{ pageSize: GROUPS_PER_PAGE, hideOnSinglePage: true, showSizeChanger: false }}
      columns={[
        {
          key: 'name',
          title: t(`breakdown.dimensions.${by}`),
          render: (_, row) => (
            <>
              {nameOf(row)}
              <span className={styles.bar} aria-hidden>
                <span style={{ width: `${(row.grossCents / most) * 100}%` }} />
              </span>
            </>
          ),
        },
        {
          ...{ key: 'orders', title: t('figures.orders'), align: 'right' },
          render: (_, { key, orders }) =>
            key !== null && FILTERS.includes(by) ? (
              <Link className="figures" to={ordersLink(period, 'sold', { [by]: key })}>
                {number(orders)}
              </Link>
            ) : (
              <span className="figures">{number(orders)}</span>
            ),
        },
        {
          ...{ key: 'units', title: t('breakdown.units'), align: 'right', responsive: ['xl'] },
          render: (_, { units }) => <span className="figures">{number(units)}</span>,
        },
        {
          ...{ key: 'gross', title: t('amounts.grossCents'), align: 'right' },
          ...(withNet && { responsive: ['sm'] }),
          render: (_, { grossCents }) => <Money cents={grossCents} />,
        },
        ...(withNet
          ? [
              {
                ...{ key: 'net', title: t('breakdown.net'), align: 'right' as const },
                render: (_: unknown, { netCents }: SalesGroup) => <Money cents={netCents} />,
              },
            ]
          : []),
      ]}
    />
  );
}
