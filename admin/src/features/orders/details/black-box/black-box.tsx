import { Button } from 'antd';
import type { BlackBoxDto } from '@contracts/black-box';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './black-box.module.css';
import { Lane } from './lane';
import { useFindings } from './use-findings';
import { useLiveReading } from '@entities/live/use-live-reading';
import { useApi } from '@shared/api/use-api';
import { useFormat } from '@shared/format/context';
import { downloadFile } from '@shared/table/csv';
import { ErrorState, Skeleton } from '@shared/ui/states';

/** What the customer, the server, each device and people saw and did of an order, on one axis of time. */
export default function BlackBox({ orderId }: { orderId: string }) {
  const { t } = useTranslation('devices');
  const { clock } = useFormat();
  const { data, error, refetch, readAgain } = useApi<BlackBoxDto>(`/api/orders/${orderId}/black-box`);
  const sentences = useFindings(data?.findings ?? []);
  useLiveReading(readAgain, {
    types: ['order.changed', 'order.acknowledged', 'order.escalated'],
    everyMs: 1000,
    concerns: (event) => event.id === orderId,
  });
  if (!data) return error ? <ErrorState error={error} onRetry={refetch} /> : <Skeleton lines={6} />;
  const save = () =>
    downloadFile(
      `${data.number}.json`,
      new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }),
    );
  return (
    <div className={styles.box}>
      <p className={styles.why}>{sentences.join(' ')}</p>
      <p className={styles.ends} aria-hidden>
        <span>{clock(data.from)}</span>
        <span>{clock(new Date((Date.parse(data.from) + Date.parse(data.to)) / 2).toISOString())}</span>
        <span>{clock(data.to)}</span>
      </p>
      <ul className={styles.lanes}>
        {data.lanes.map((lane) => (
          <Lane key={lane.id} lane={lane} from={data.from} to={data.to} />
        ))}
      </ul>
      <Button icon={<Download size={16} strokeWidth={1.75} aria-hidden />} onClick={save}>
        {t('blackBox.export')}
      </Button>
    </div>
  );
}
