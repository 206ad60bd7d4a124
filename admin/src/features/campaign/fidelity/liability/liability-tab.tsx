import type { LoyaltyLiabilityDto, LoyaltyProgramDto } from '@contracts/loyalty';
import { Statistic } from 'antd';
import { Scale } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './liability.module.css';
import { useLoyaltyRefetch } from '../use-loyalty-refetch';
import { useUnitWords } from '@entities/loyalty/use-unit-words';
import { Money } from '@entities/money/money';
import { useApi } from '@shared/api/use-api';
import { useFormat } from '@shared/format/context';
import { DataTable } from '@shared/table/data-table';
import { Card } from '@shared/ui/card';
import { EmptyState, ErrorState, Skeleton } from '@shared/ui/states';

/** The balances that customers have not redeemed, in units and in money, by the month in which they expire. */
export function LiabilityTab({ program: { id, kind } }: { program: LoyaltyProgramDto }) {
  const { t } = useTranslation('loyalty');
  const { money, month: monthName } = useFormat();
  const unitWords = useUnitWords();
  const { data, error, refetch, readAgain } = useApi<LoyaltyLiabilityDto>(
    `/api/loyalty-programs/${id}/liability`,
  );
  useLoyaltyRefetch(readAgain);
  if (error && !data) return <ErrorState error={error} onRetry={refetch} />;
  if (!data) return <Skeleton lines={6} height={28} />;
  if (data.units === 0)
    return <EmptyState icon={Scale} title={t('liability.empty')} text={t('liability.emptyText')} />;
  const monthWords = (month: string | null) =>
    month === null
      ? t('liability.never')
      : t('liability.monthOf', { month: monthName(Number(month.slice(5))), year: month.slice(0, 4) });
  return (
    <div className={styles.stack}>
      <Card>
        <div className={styles.figures}>
          <Statistic title={t('liability.units')} value={unitWords(kind, data.units)} />
          <Statistic title={t('liability.cents')} value={money(data.cents)} />
        </div>
        <p className={styles.faint}>{t('liability.text')}</p>
      </Card>
      <Card title={t('liability.byMonth')} flush>
        <DataTable
          label={t('liability.byMonth')}
          rowKey={({ month }) => month ?? 'never'}
          dataSource={data.months}
          pagination={false}
          columns={[
            {
              key: 'month',
              title: t('liability.month'),
              render: (_, { month }) => monthWords(month),
            },
            {
              key: 'units',
              title: t('liability.units'),
              align: 'end',
              render: (_, { units }) => <span className="figures">{unitWords(kind, units)}</span>,
            },
            {
              key: 'cents',
              title: t('liability.worth'),
              align: 'end',
              render: (_, { cents }) => <Money cents={cents} />,
            },
          ]}
          empty={null}
        />
      </Card>
    </div>
  );
}
