import type { SalesDto } from '@contracts/sales';
import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ordersLink } from './orders-link';
import styles from './sales.module.css';
import { useFormat } from '@shared/format/context';

interface Figure {
  key: string;
  label: string;
  value: ReactNode;
  now: number;
  before: number | undefined;
  write: (value: number) => string;
}

/** The answer to "how was it?": net sales, orders and ticket against the period compared with, and what is still open. */
export function SalesFigures({ sales }: { sales: SalesDto }) {
  const { t } = useTranslation('sales');
  const { money, number } = useFormat();
  const { total, compared, days } = sales;
  const before = compared?.total;
  const figures: Figure[] = [
    {
      ...{ key: 'net', label: t('figures.net'), value: money(total.netCents) },
      ...{ now: total.netCents, before: before?.netCents, write: money },
    },
    {
      ...{ key: 'orders', label: t('figures.orders'), now: total.orders, before: before?.orders },
      value: <Link to={ordersLink(sales, 'sold')}>{number(total.orders)}</Link>,
      write: number,
    },
    {
      ...{ key: 'ticket', label: t('figures.ticket'), value: money(total.averageTicketCents) },
      ...{ now: total.averageTicketCents, before: before?.averageTicketCents, write: money },
    },
  ];
  return (
    <section aria-label={t('figures.title')} className={styles.figures}>
      {figures.map(({ key, ...figure }) => (
        <dl key={key} className={styles.figure} data-figure={key}>
          <dt>{figure.label}</dt>
          <dd className={styles.value}>{figure.value}</dd>
          {figure.before !== undefined && (
            <dd className={styles.note}>
              <Change now={figure.now} before={figure.before} />
              {t('figures.before', { value: figure.write(figure.before) })}
            </dd>
          )}
        </dl>
      ))}
      <dl className={styles.figure} data-figure="open">
        <dt>{t('figures.open')}</dt>
        <dd className={styles.value}>{money(total.open.cents)}</dd>
        <dd className={styles.note}>
          <Link to={ordersLink(sales, 'open')}>
            {t('figures.openOrders', { count: total.open.orders, shown: number(total.open.orders) })}
          </Link>
        </dd>
        {days.some(({ partial }) => partial) && <dd className={styles.note}>{t('figures.partial')}</dd>}
      </dl>
    </section>
  );
}

function Change({ now, before }: { now: number; before: number }) {
  const { change } = useFormat();
  const words = change(now, before);
  if (now === before || words === null) return null;
  const Icon = now > before ? ArrowUp : ArrowDown;
  return (
    <span className={styles.change} data-better={now > before}>
      <Icon size={12} strokeWidth={2.25} aria-hidden />
      {words}
    </span>
  );
}
