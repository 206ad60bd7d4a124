import type { TimelineDto, TimelineEntry } from '@contracts/customers';
import { CART_STATES } from '@domain/carts';
import { ORDER_STATES } from '@domain/orders/order';
import { Button, Timeline } from 'antd';
import { History, Mail, MessageSquareHeart, ReceiptText, ShoppingCart, type LucideIcon } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import styles from '../customers.module.css';
import { OrderStateTag } from '@entities/order/order-state-tag';
import { useApi } from '@shared/api/use-api';
import { useFormat } from '@shared/format/context';
import { fillPath } from '@shared/routing/path';
import { Card } from '@shared/ui/card';
import { EmptyState, ErrorState, Skeleton } from '@shared/ui/states';

const ORDER = '/dashboard/orders/details/:id';

const ICONS: Record<TimelineEntry['kind'], LucideIcon> = {
  ORDER: ReceiptText,
  CART: ShoppingCart,
  FEEDBACK: MessageSquareHeart,
  CONSENT: Mail,
  ACTIVITY: History,
};

/** Everything that happened with a customer, newest first, page by page. */
export function TimelineCard({ id }: { id: string }) {
  const { t } = useTranslation('customers');
  /** The places from which the shown pages begin; the first page has none. */
  const [cursors, setCursors] = useState<readonly (string | undefined)[]>([undefined]);
  return (
    <Card title={t('timeline.title')}>
      {cursors.map((cursor, index) => (
        <TimelinePage
          key={cursor ?? ''}
          id={id}
          cursor={cursor}
          onMore={
            index === cursors.length - 1 ? (next) => setCursors((before) => [...before, next]) : undefined
          }
        />
      ))}
    </Card>
  );
}

interface TimelinePageProps {
  id: string;
  cursor: string | undefined;
  /** Shows the page from a place on; left out where it is shown already. */
  onMore?: (cursor: string) => void;
}

function TimelinePage({ id, cursor, onMore }: TimelinePageProps) {
  const { t } = useTranslation('customers');
  const { moment } = useFormat();
  const { data, error, refetch } = useApi<TimelineDto>(`/api/customers/${id}/timeline`, {
    query: { cursor },
  });
  if (error && !data) return <ErrorState compact error={error} onRetry={refetch} />;
  if (!data) return <Skeleton lines={6} height={16} />;
  if (cursor === undefined && data.entries.length === 0)
    return <EmptyState compact icon={History} title={t('timeline.empty')} />;
  const { cursor: next } = data;
  return (
    <>
      <Timeline
        items={data.entries.map((entry) => {
          const Icon = ICONS[entry.kind];
          return {
            key: entry.id,
            dot: <Icon size={16} strokeWidth={1.75} aria-hidden />,
            children: (
              <div className={styles.entry}>
                <div>
                  <EntryText entry={entry} />
                </div>
                <time className={styles.faint} dateTime={entry.at}>
                  {moment(entry.at)}
                </time>
              </div>
            ),
          };
        })}
      />
      {next !== null && onMore && <Button onClick={() => onMore(next)}>{t('timeline.more')}</Button>}
    </>
  );
}

function EntryText({ entry }: { entry: TimelineEntry }): ReactNode {
  const { t } = useTranslation(['customers', 'order', 'carts']);
  const { money, number } = useFormat();
  switch (entry.kind) {
    case 'ORDER': {
      const state = ORDER_STATES.find((each) => each === entry.state);
      return (
        <>
          <p className={styles.name}>
            <Link to={fillPath(ORDER, { id: entry.orderId })}>
              {t('timeline.order', { number: entry.number })}
            </Link>
            {state && <OrderStateTag order={{ state }} />}
            <span className="figures">{money(entry.totalCents)}</span>
          </p>
          <p className={styles.faint}>
            {entry.items.map(({ name, quantity }) => `${number(quantity)} × ${name}`).join(', ')}
          </p>
        </>
      );
    }
    case 'CART': {
      const state = CART_STATES.find((each) => each === entry.state);
      return (
        <p>
          {t('timeline.cart', { amount: money(entry.valueCents) })}
          {state && ` · ${t(`carts:states.${state}`)}`}
        </p>
      );
    }
    case 'FEEDBACK':
      return (
        <>
          <p>
            {entry.orderId === null ? (
              t('timeline.feedback', { nps: entry.nps })
            ) : (
              <Link to={fillPath(ORDER, { id: entry.orderId })}>
                {t('timeline.feedback', { nps: entry.nps })}
              </Link>
            )}
          </p>
          {entry.comment && <p className={styles.faint}>{entry.comment}</p>}
        </>
      );
    case 'CONSENT':
      return (
        <>
          <p>
            {t(entry.given ? 'timeline.consentGiven' : 'timeline.consentWithdrawn', {
              what: `${t(`channels.${entry.channel}`)} · ${t(`purposes.${entry.purpose}`)}`,
            })}
          </p>
          <p className={styles.faint}>{entry.by ?? t(`consents.sources.${entry.source}`)}</p>
        </>
      );
    case 'ACTIVITY':
      return (
        <>
          <p>{t(`timeline.activity.${entry.action}`, { defaultValue: entry.action })}</p>
          <p className={styles.faint}>{[entry.by, entry.reason].filter(Boolean).join(' · ')}</p>
        </>
      );
  }
}
