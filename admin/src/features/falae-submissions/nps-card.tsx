import type { FeedbackSummaryDto, NpsDto } from '@contracts/feedback';
import { MessageSquareHeart } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './feedback.module.css';
import { NpsTrend } from './nps-trend';
import type { FeedbackPeriod } from './period';
import { useBranches } from '@entities/branch/branch';
import { useApi } from '@shared/api/use-api';
import { useFormat } from '@shared/format/context';
import { Card } from '@shared/ui/card';
import { EmptyState, ErrorState, Skeleton } from '@shared/ui/states';

/** The Net Promoter Score of a period with its interval, by week, branch and channel. */
export function NpsCard({ period }: { period: FeedbackPeriod }) {
  const { t } = useTranslation('feedback');
  const { data, error, refetch } = useApi<FeedbackSummaryDto>('/api/feedback/summary', {
    query: { ...period },
    keepPrevious: true,
  });
  return (
    <Card title={t('nps.title')}>
      {error && !data ? (
        <ErrorState compact error={error} onRetry={refetch} />
      ) : !data ? (
        <Skeleton lines={6} height={16} />
      ) : data.n === 0 ? (
        <EmptyState compact icon={MessageSquareHeart} title={t('nps.empty')} text={t('nps.emptyText')} />
      ) : (
        <div className={styles.stack}>
          <Score summary={data} />
          <Split summary={data} />
          {data.trend.length > 1 && <NpsTrend weeks={data.trend} />}
          <Breakdown summary={data} />
        </div>
      )}
    </Card>
  );
}

function Score({ summary: { nps, interval, n, enough } }: { summary: NpsDto }) {
  const { t } = useTranslation('feedback');
  const { number } = useFormat();
  return (
    <div>
      <div className={styles.score}>
        <span className={styles.nps}>{nps === null ? '–' : number(Math.round(nps))}</span>
        {interval && (
          <span className={styles.faint}>
            {t('nps.interval', {
              low: number(Math.round(interval.low)),
              high: number(Math.round(interval.high)),
            })}
          </span>
        )}
        <span className={styles.faint}>{t('nps.answers', { count: n })}</span>
      </div>
      {!enough && <p className={styles.faint}>{t('nps.few')}</p>}
    </div>
  );
}

const PARTS = ['promoters', 'passives', 'detractors'] as const;

/** The shares of promoters, passives and detractors, as one bar and in words. */
function Split({ summary }: { summary: NpsDto }) {
  const { t } = useTranslation('feedback');
  return (
    <div>
      <div className={styles.split} aria-hidden>
        {PARTS.map(
          (part) =>
            summary[part] > 0 && <span key={part} className={styles[part]} style={{ flex: summary[part] }} />,
        )}
      </div>
      <p className={styles.faint}>
        {PARTS.map((part) => t(`nps.${part}`, { count: summary[part] })).join(' · ')}
      </p>
    </div>
  );
}

function Breakdown({ summary: { branches, channels } }: { summary: FeedbackSummaryDto }) {
  const { t } = useTranslation(['feedback', 'order']);
  const { number } = useFormat();
  const known = useBranches();
  const rows: { key: string; label: string; of: NpsDto }[] = [
    ...(branches.length > 1 ? branches : []).map((of) => ({
      key: `branch ${of.branchId ?? ''}`,
      label: known.find(({ id }) => id === of.branchId)?.name ?? t('nps.noBranch'),
      of,
    })),
    ...(channels.length > 1 ? channels : []).map((of) => ({
      key: `channel ${of.channel ?? ''}`,
      label: of.channel ? t(`order:channels.${of.channel}`) : t('nps.noOrder'),
      of,
    })),
  ];
  if (rows.length === 0) return null;
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{t('nps.breakdown')}</caption>
      <tbody>
        {rows.map(({ key, label, of: { nps, n, enough } }) => (
          <tr key={key}>
            <th scope="row">{label}</th>
            <td className={styles.faint}>{t('nps.answers', { count: n })}</td>
            <td>
              {nps === null ? '–' : number(Math.round(nps))}
              {!enough && <span title={t('nps.few')}> *</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
