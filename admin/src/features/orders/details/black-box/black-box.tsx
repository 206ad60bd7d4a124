import { Button, Collapse } from 'antd';
import type { BlackBoxDto, BlackBoxEntry, BlackBoxLane } from '@contracts/black-box';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './black-box.module.css';
import { Lane, LaneEntries, useLaneName } from './lane';
import { useFindings } from './use-findings';
import { useLiveRefetch } from '@entities/live/use-live-reading';
import { useApi } from '@shared/api/use-api';
import { useFormat } from '@shared/format/context';
import { downloadFile } from '@shared/table/csv';
import { ErrorState, Skeleton } from '@shared/ui/states';

/** What the customer, the server, each device and people saw and did of an order, on one axis of time. */
export default function BlackBox({ orderId }: { orderId: string }) {
  const { t } = useTranslation('devices');
  const { clock } = useFormat();
  const { data, error, refetch, readAgain } = useApi<BlackBoxDto>(`/api/orders/${orderId}/black-box`);
  const { because, sentences } = useFindings(data ?? { cause: null, findings: [] });
  useLiveRefetch(readAgain, {
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
  const lanes = data.lanes
    .map((lane) => ({
      ...lane,
      entries: lane.entries.filter(({ at }) => at >= data.from && at <= data.to),
    }))
    .filter(({ kind, entries }) => kind === 'DEVICE' || entries.length > 0);
  return (
    <div className={styles.box}>
      <p className={styles.why}>
        {because && <strong>{because} </strong>}
        {sentences.join(' ')}
      </p>
      {data.cut && <p className={styles.faint}>{t('blackBox.cut')}</p>}
      <Beside when="before" lanes={data.lanes} isMeant={({ at }) => at < data.from} />
      <p className={styles.ends} aria-hidden>
        <span>{clock(data.from)}</span>
        <span>{clock(new Date((Date.parse(data.from) + Date.parse(data.to)) / 2).toISOString())}</span>
        <span>{clock(data.to)}</span>
      </p>
      <ul className={styles.lanes}>
        {lanes.map((lane) => (
          <Lane key={lane.id} lane={lane} from={data.from} to={data.to} />
        ))}
      </ul>
      <Beside when="after" lanes={data.lanes} isMeant={({ at }) => at > data.to} />
      <Button icon={<Download size={16} strokeWidth={1.75} aria-hidden />} onClick={save}>
        {t('blackBox.export')}
      </Button>
    </div>
  );
}

interface BesideProps {
  when: 'before' | 'after';
  lanes: BlackBoxLane[];
  isMeant: (entry: BlackBoxEntry) => boolean;
}

/** What stands on no axis: what happened before the time of an order for later came, or once the customer had it. */
function Beside({ when, lanes, isMeant }: BesideProps) {
  const { t } = useTranslation('devices');
  const nameOf = useLaneName();
  const entries = lanes
    .flatMap((lane) => lane.entries.filter(isMeant).map((entry) => ({ ...entry, where: nameOf(lane) })))
    .sort((one, other) => one.at.localeCompare(other.at));
  if (entries.length === 0) return null;
  const label = t(`blackBox.${when}`, { count: entries.length });
  const children = <LaneEntries entries={entries} />;
  return <Collapse ghost size="small" items={[{ key: when, label, children }]} />;
}
