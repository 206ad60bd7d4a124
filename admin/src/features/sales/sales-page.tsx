import { ChartColumn } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { BreakdownCard } from './breakdown-card';
import { DayTable } from './day-table';
import { ExportSales } from './export-sales';
import { NetCard } from './net-card';
import { PeriodChoice } from './period-choice';
import { SalesChart } from './sales-chart';
import { SalesFigures } from './sales-figures';
import styles from './sales.module.css';
import { useSales } from './use-sales';
import { NoBranch } from '@entities/branch/no-branch';
import { useFormat } from '@shared/format/context';
import { Card } from '@shared/ui/card';
import { Page, PageHeader } from '@shared/ui/page';
import { EmptyState, ErrorState, Skeleton } from '@shared/ui/states';

/** `/dashboard/sales`: what was sold, day by day, against another period and by what it was made of. */
export default function SalesPage() {
  const { t } = useTranslation('sales');
  const { day } = useFormat();
  const sales = useSales();
  const { data, error, period, scope, branch } = sales;
  if (!branch)
    return (
      <Page>
        <PageHeader title={t('title')} />
        <NoBranch />
      </Page>
    );
  const days =
    period.from === period.to ? day(period.from, 'long') : `${day(period.from)} – ${day(period.to)}`;
  const isEmpty = data && data.total.orders + data.total.open.orders + data.lost.length === 0;
  return (
    <Page>
      <div className={styles.report}>
        <PageHeader
          title={t('title')}
          subtitle={`${scope?.name ?? t('allBranches')} · ${days}`}
          actions={data && <ExportSales query={sales.query} />}
        />
        <PeriodChoice sales={sales} />
        {error && !data && <ErrorState error={error} onRetry={sales.refetch} />}
        {!data && !error && <Skeleton lines={6} height={28} />}
        {data && (
          <div className={styles.parts} aria-busy={sales.isStale}>
            <SalesFigures sales={data} />
            {isEmpty ? (
              <Card>
                <EmptyState icon={ChartColumn} title={t('empty.title')} text={t('empty.text')} />
              </Card>
            ) : (
              <>
                {data.days.length > 1 && <SalesChart sales={data} />}
                <div className={styles.pair}>
                  <NetCard sales={data} />
                  <BreakdownCard query={sales.query} />
                </div>
                <DayTable sales={data} />
              </>
            )}
          </div>
        )}
      </div>
    </Page>
  );
}
