import type { FeedbackCauseDto, FeedbackCausesDto } from '@contracts/feedback';
import { Button } from 'antd';
import { SearchCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CauseOrders } from './cause-orders';
import styles from './feedback.module.css';
import type { FeedbackPeriod } from './period';
import { useCauseTitle } from './use-cause-title';
import { useApi } from '@shared/api/use-api';
import { useFormat } from '@shared/format/context';
import { Card } from '@shared/ui/card';
import { EmptyState, ErrorState, Skeleton } from '@shared/ui/states';

/** What goes with bad answers more often than chance: products, hours, couriers, delays, stations, branches. */
export function CausesCard({ period }: { period: FeedbackPeriod }) {
  const { t } = useTranslation('feedback');
  const { data, error, refetch } = useApi<FeedbackCausesDto>('/api/feedback/causes', {
    query: { ...period },
    keepPrevious: true,
  });
  const [opened, setOpened] = useState<FeedbackCauseDto | null>(null);
  return (
    <Card title={t('causes.title')}>
      {error && !data ? (
        <ErrorState compact error={error} onRetry={refetch} />
      ) : !data ? (
        <Skeleton lines={6} height={16} />
      ) : data.state !== 'FOUND' ? (
        <EmptyState
          compact
          icon={SearchCheck}
          title={t(`causes.${data.state}.title`)}
          text={t(`causes.${data.state}.text`)}
        />
      ) : (
        <>
          <div>
            {data.causes.map((cause) => (
              <CauseLine
                key={`${cause.dimension} ${cause.value}`}
                cause={cause}
                onOpen={() => setOpened(cause)}
              />
            ))}
          </div>
          <p className={styles.faint}>{t('causes.method', { tested: data.tested, count: data.answers })}</p>
        </>
      )}
      {opened && <CauseOrders cause={opened} onClose={() => setOpened(null)} />}
    </Card>
  );
}

function CauseLine({ cause, onOpen }: { cause: FeedbackCauseDto; onOpen: () => void }) {
  const { t } = useTranslation('feedback');
  const { number, percent } = useFormat();
  const title = useCauseTitle(cause);
  const share = (part: number, whole: number) =>
    percent(whole === 0 ? 0 : Math.round((part * 10_000) / whole));
  const { bad, n, restBad, restN } = cause;
  return (
    <div className={styles.cause}>
      <p>
        <strong>{title}</strong>
      </p>
      <p className={styles.faint}>
        {t('causes.text', {
          bad: number(bad),
          n: number(n),
          share: share(bad, n),
          rest: share(restBad, restN),
        })}{' '}
        <Button type="link" size="small" onClick={onOpen}>
          {t('causes.open', { count: cause.orderIds.length })}
        </Button>
      </p>
    </div>
  );
}
