import type { OrderTimelineEntry } from '@contracts/orders';
import { CANCEL_CODES } from '@domain/orders/order';
import { CircleDot, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './details.module.css';
import { ORDER_STATE_LOOKS } from '@entities/order/order-state';
import { useFormat } from '@shared/format/context';
import { Card } from '@shared/ui/card';

/** Who did what, when and why; the latest at the bottom, as one tells it. */
export function TimelineCard({ timeline }: { timeline: OrderTimelineEntry[] }) {
  const { t } = useTranslation('orders');
  return (
    <Card title={t('details.timeline')}>
      <ol className={styles.timeline}>
        {timeline.map((entry, index) => (
          <Entry key={index} entry={entry} before={timeline[index - 1]} />
        ))}
      </ol>
    </Card>
  );
}

interface EntryProps {
  entry: OrderTimelineEntry;
  before: OrderTimelineEntry | undefined;
}

function Entry({ entry, before }: EntryProps) {
  const { t } = useTranslation(['orders', 'order']);
  const { clock, moment } = useFormat();
  const { at, action, to, actor, reason } = entry;
  const look = to ? ORDER_STATE_LOOKS[to] : null;
  const Icon: LucideIcon = look?.icon ?? CircleDot;
  const sameDay = before !== undefined && before.at.slice(0, 10) === at.slice(0, 10);
  const code = CANCEL_CODES.find((each) => each === reason);
  return (
    <li className={styles.entry}>
      <span className={styles.mark} data-tone={look?.tone}>
        <Icon size={14} strokeWidth={2} aria-hidden />
      </span>
      <div>
        <p>
          {t(`timeline.${action}`, {
            defaultValue: to ? t(`order:states.${to}`) : action,
          })}
        </p>
        <p className={styles.faint}>{actor.name ?? t(`actors.${actor.kind}`)}</p>
        {reason && <p className={styles.reason}>{code ? t(`order:codes.${code}`) : reason}</p>}
      </div>
      <time className={styles.time} dateTime={at} title={moment(at)}>
        {sameDay ? clock(at) : moment(at)}
      </time>
    </li>
  );
}
