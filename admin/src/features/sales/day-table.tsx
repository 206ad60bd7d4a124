import type { SalesDay, SalesDto } from '@contracts/sales';
import { discountsOf, type SalesFigures } from '@domain/sales';
import { Table } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ordersLink } from './orders-link';
import styles from './sales.module.css';
import { Money } from '@entities/money/money';
import { useFormat } from '@shared/format/context';
import { useMedia } from '@shared/state/use-media';
import { Card } from '@shared/ui/card';

interface Column {
  key: string;
  title: string;
  render: (
    row: SalesFigures,
    link: (which: Parameters<typeof ordersLink>[1], text: string) => ReactNode,
  ) => ReactNode;
  /** Stands in the table of a phone too. */
  always?: boolean;
}

const DAYS_PER_PAGE = 31;
const feesOf = (row: SalesFigures) => row.deliveryCents + row.serviceCents + row.otherFeesCents;

/** A row for each business day, the newest first, and their sum below. */
export function DayTable({ sales }: { sales: SalesDto }) {
  const { t } = useTranslation('sales');
  const { number, day: writeDay } = useFormat();
  const wide = useMedia('(min-width: 900px)');
  const money = (pick: (row: SalesFigures) => number) => (row: SalesFigures) => <Money cents={pick(row)} />;
  const columns: Column[] = [
    {
      ...{ key: 'orders', title: t('figures.orders'), always: true },
      render: ({ orders }, link) => link('sold', number(orders)),
    },
    { key: 'gross', title: t('amounts.grossCents'), render: money((row) => row.grossCents) },
    { key: 'discounts', title: t('table.discounts'), render: money((row) => -discountsOf(row) || 0) },
    { key: 'fees', title: t('table.fees'), render: money(feesOf) },
    { key: 'refunds', title: t('amounts.refundsCents'), render: money((row) => -row.refundsCents || 0) },
    { key: 'net', title: t('figures.net'), always: true, render: money((row) => row.netCents) },
    {
      key: 'ticket',
      title: t('figures.ticket'),
      always: true,
      render: money((row) => row.averageTicketCents),
    },
    { key: 'tips', title: t('amounts.tipsCents'), render: money((row) => row.tipsCents) },
    { key: 'open', title: t('figures.open'), render: money((row) => row.open.cents) },
    {
      ...{ key: 'cancelled', title: t('table.cancelled') },
      render: ({ cancelled }, link) => link('cancelled', number(cancelled.orders)),
    },
    {
      ...{ key: 'rejected', title: t('table.rejected') },
      render: ({ rejected, expired }, link) => link('rejected', number(rejected.orders + expired.orders)),
    },
  ];
  const shown = columns.filter(({ always }) => wide || always);
  const linkFor = (from: string, to: string) => (which: Parameters<typeof ordersLink>[1], text: string) => (
    <Link className="figures" to={ordersLink({ from, to }, which)}>
      {text}
    </Link>
  );
  return (
    <Card title={t('table.title')} flush>
      <Table<SalesDay>
        size="small"
        rowKey="day"
        scroll={wide ? { x: 'max-content' } : undefined}
        dataSource={[...sales.days].reverse()}
        pagination={{ pageSize: DAYS_PER_PAGE, hideOnSinglePage: true, showSizeChanger: false }}
        columns={[
          {
            key: 'day',
            title: t('day'),
            render: (_, { day, partial }) => (
              <>
                {writeDay(day)}
                {partial && <small className={styles.partial}>{t('table.partial')}</small>}
              </>
            ),
          },
          ...shown.map(({ key, title, render }) => ({
            ...{ key, title, align: 'right' as const },
            render: (_: unknown, row: SalesDay) => render(row, linkFor(row.day, row.day)),
          })),
        ]}
        summary={() => (
          <Table.Summary.Row className={styles.total}>
            <Table.Summary.Cell index={0}>{t('table.total')}</Table.Summary.Cell>
            {shown.map(({ key, render }, index) => (
              <Table.Summary.Cell key={key} index={index + 1} align="right">
                {render(sales.total, linkFor(sales.from, sales.to))}
              </Table.Summary.Cell>
            ))}
          </Table.Summary.Row>
        )}
      />
    </Card>
  );
}
