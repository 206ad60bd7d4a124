import type { SalesDto } from '@contracts/sales';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ordersLink } from './orders-link';
import styles from './sales.module.css';
import { useFormat } from '@shared/format/context';
import { Figure, FigureChange, FigureNote, Figures } from '@shared/ui/figures';

interface SalesFigure {
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
  const { money, number, change } = useFormat();
  const { total, compared, days } = sales;
  const before = compared?.total;
  const figures: SalesFigure[] = [
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
    <Figures label={t('figures.title')} className={styles.figures}>
      {figures.map(({ key, label, value, now, before: then, write }) => (
        <Figure key={key} name={key} label={label} value={value}>
          {then !== undefined && (
            <FigureNote>
              <FigureChange now={now} before={then} words={change(now, then)} />
              {t('figures.before', { value: write(then) })}
            </FigureNote>
          )}
        </Figure>
      ))}
      <Figure name="open" label={t('figures.open')} value={money(total.open.cents)}>
        <FigureNote>
          <Link to={ordersLink(sales, 'open')}>
            {t('figures.openOrders', { count: total.open.orders, shown: number(total.open.orders) })}
          </Link>
        </FigureNote>
        {days.some(({ partial }) => partial) && <FigureNote>{t('figures.partial')}</FigureNote>}
      </Figure>
    </Figures>
  );
}
