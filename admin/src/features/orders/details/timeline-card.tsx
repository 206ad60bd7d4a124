import { Tabs } from 'antd';
import type { OrderTimelineEntry } from '@contracts/order-timeline';
import { CANCEL_CODES, FEE_KINDS, IF_SOLD_OUT } from '@domain/orders/order';
import { CircleDot, type LucideIcon } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './details.module.css';
import { lineWords } from '@entities/order/line-words';
import { ORDER_STATE_LOOKS } from '@entities/order/order-state';
import { useGrant } from '@entities/session/access';
import { useFormat } from '@shared/format/context';
import { Card } from '@shared/ui/card';
import { Skeleton } from '@shared/ui/states';

const BlackBox = lazy(() => import('./black-box/black-box'));

/** What happened, as one tells it; beside it what everybody saw and did, device by device, for who sees all orders. */
export function TimelineCard({ orderId, timeline }: { orderId: string; timeline: OrderTimelineEntry[] }) {
  const { t } = useTranslation(['orders', 'devices']);
  const seesDevices = useGrant('order.view') !== 'own';
  const blackBox = {
    key: 'black-box',
    label: t('devices:blackBox.title'),
    children: (
      <Suspense fallback={<Skeleton lines={6} />}>
        <BlackBox orderId={orderId} />
      </Suspense>
    ),
  };
  return (
    <Card>
      <Tabs
        items={[
          { key: 'timeline', label: t('details.timeline'), children: <Told timeline={timeline} /> },
          ...(seesDevices ? [blackBox] : []),
        ]}
      />
    </Card>
  );
}

/** Who did what, when and why; the latest at the bottom. */
function Told({ timeline }: { timeline: OrderTimelineEntry[] }) {
  return (
    <ol className={styles.timeline}>
      {timeline.map((entry, index) => (
        <Entry key={index} entry={entry} before={timeline[index - 1]} />
      ))}
    </ol>
  );
}

interface EntryProps {
  entry: OrderTimelineEntry;
  before: OrderTimelineEntry | undefined;
}

function Entry({ entry, before }: EntryProps) {
  const { t } = useTranslation(['orders', 'order']);
  const { clock, moment } = useFormat();
  const { at, action, to, actor, device, reason, refund } = entry;
  const look = to ? ORDER_STATE_LOOKS[to] : null;
  const Icon: LucideIcon = look?.icon ?? CircleDot;
  const sameDay = before !== undefined && before.at.slice(0, 10) === at.slice(0, 10);
  const code = CANCEL_CODES.find((each) => each === reason);
  const answer = actor.kind === 'USER' ? undefined : IF_SOLD_OUT.find((each) => each === reason);
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
        <p className={styles.faint}>
          {[actor.name ?? t(`actors.${actor.kind}`), device].filter(Boolean).join(' · ')}
        </p>
        {refund && <RefundWords refund={refund} />}
        {reason && (
          <p className={styles.reason}>
            {code ? t(`order:codes.${code}`) : answer ? t(`answers.${answer}`) : reason}
          </p>
        )}
      </div>
      <time className={styles.time} dateTime={at} title={moment(at)}>
        {sameDay ? clock(at) : moment(at)}
      </time>
    </li>
  );
}

/** How much was given back, and for which items and fees. */
function RefundWords({ refund }: { refund: NonNullable<OrderTimelineEntry['refund']> }) {
  const { t } = useTranslation(['order-money', 'orders']);
  const { money } = useFormat();
  const fee = (of: string | null) => FEE_KINDS.find((kind) => kind === of);
  const parts = refund.parts.flatMap(({ part, of, item }) => {
    const kind = fee(of);
    if (part === 'FEE') return kind ? [t(`orders:fees.${kind}`)] : [];
    if (part !== 'ITEM' || of === null) return [];
    return [item ? lineWords({ ...item, name: of }) : of];
  });
  const amount = money(refund.amountCents);
  return (
    <p>
      <b className="figures">{amount}</b>
      {parts.length > 0 && ` · ${t('refund.for', { parts: parts.join(', ') })}`}
    </p>
  );
}
