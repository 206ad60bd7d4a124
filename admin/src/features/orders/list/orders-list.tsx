import type { OrderListMeta } from '@contracts/order-list';
import { Button, Checkbox } from 'antd';
import { ReceiptText, SearchX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { BulkBar } from './bulk/bulk-bar';
import { useSelection, type Selection } from './bulk/use-selection';
import { ExportOrders } from './export-button';
import { FilterBar } from './filter-bar';
import styles from './list.module.css';
import { OrderCards } from './order-cards';
import { useOrderColumns } from './order-columns';
import { SavedViews } from './saved-views';

import { useOrderList, type OrderList } from './use-order-list';
import { NewOrderButton } from '../new-order/new-order-button';
import { orders } from '../orders.feature';
import { useGrant } from '@entities/session/access';
import { useFormat } from '@shared/format/context';
import { fillPath } from '@shared/routing/path';
import { DataTable } from '@shared/table/data-table';
import { Steps } from '@shared/table/pagination';
import { Page, PageHeader } from '@shared/ui/page';
import { EmptyState, ErrorState } from '@shared/ui/states';
import { useWidth } from '@shared/ui/use-width';

/** With less room, in pixels, than a row has words for, orders are cards. */
const TABLE_FROM = 660;

const linkTo = ({ id }: { id: string }) => fillPath(orders.paths.show, { id });

/** Every order there ever was, the newest first. */
export default function OrdersList() {
  const { t } = useTranslation(['orders', 'orders-list', 'navigation']);
  const list = useOrderList();
  const { data = [], meta, error, isLoading, isStale, change, show } = list;
  const [frame, width] = useWidth<HTMLDivElement>();
  const selection = useSelection(list);
  const onlyOwn = useGrant('order.view') === 'own';
  const columns = useOrderColumns(list.scope === null, width);

  const empty = list.isFiltered ? (
    <EmptyState
      icon={SearchX}
      title={t('list.noneFound')}
      text={t('list.noneFoundText')}
      action={<Button onClick={() => show('')}>{t('list.clear')}</Button>}
    />
  ) : (
    <EmptyState
      icon={ReceiptText}
      title={t('list.empty')}
      text={t(onlyOwn ? 'list.emptyOwn' : 'list.emptyText')}
    />
  );
  const steps = (
    <Steps
      onBack={meta?.previous ? () => change({ cursor: meta.previous }) : undefined}
      onNext={meta?.next ? () => change({ cursor: meta.next }) : undefined}
    />
  );

  return (
    <Page>
      <PageHeader
        title={t('navigation:orders')}
        actions={
          <>
            <ExportOrders list={list} />
            <NewOrderButton primary />
          </>
        }
      />
      <SavedViews list={list} />
      <div ref={frame} className={styles.frame}>
        <FilterBar list={list} />
        <BulkBar list={list} selection={selection} />
        {width < TABLE_FROM ? (
          error && data.length === 0 ? (
            <ErrorState error={error} onRetry={list.refetch} />
          ) : (
            <OrderCards
              orders={data}
              selection={selection}
              linkTo={linkTo}
              isLoading={isLoading}
              isStale={isStale}
              empty={empty}
            />
          )
        ) : (
          <DataTable
            label={t('navigation:orders')}
            columns={columns}
            dataSource={data}
            rowKey="id"
            pagination={false}
            rowLink={linkTo}
            rowSelection={{
              selectedRowKeys: selection.ids,
              onChange: (_, rows) => selection.tick(rows),
              getCheckboxProps: ({ number }) => ({
                disabled: false,
                'aria-label': t('orders-list:bulk.choose', { number }),
              }),
              columnTitle: <TickPage list={list} selection={selection} />,
            }}
            isLoading={isLoading}
            isStale={isStale}
            error={data.length === 0 ? error : undefined}
            onRetry={list.refetch}
            empty={empty}
          />
        )}
        {data.length > 0 && (
          <footer className={styles.foot}>
            {meta && <Totals {...meta} ofDays={list.query.from !== undefined} />}
            {steps}
          </footer>
        )}
      </div>
    </Page>
  );
}

/** Of everything that the filters find, not of the page. */
function Totals({ total, moreThan, sumCents, ofDays }: OrderListMeta & { ofDays: boolean }) {
  const { t } = useTranslation('orders');
  const { number, money } = useFormat();
  return (
    <p className={styles.totals}>
      {total === null
        ? t('list.many', { shown: number(moreThan ?? 0) })
        : t('list.total', { count: total, shown: number(total) })}
      {total === null && <span>{t(ofDays ? 'list.chooseFewerDays' : 'list.chooseDays')}</span>}
      {sumCents !== null && (
        <span>
          <b className="figures">{money(sumCents)}</b> {t('list.sold')}
        </span>
      )}
    </p>
  );
}

/** Ticks the page as a whole; antd's own box speaks English alone. */
function TickPage({ list: { data = [] }, selection }: { list: OrderList; selection: Selection }) {
  const { t } = useTranslation('orders-list');
  const ticked = data.filter(({ id }) => selection.ids.includes(id)).length;
  return (
    <Checkbox
      aria-label={t('bulk.page')}
      checked={ticked > 0 && ticked === data.length}
      indeterminate={ticked > 0 && ticked < data.length}
      onChange={({ target }) => selection.tick(target.checked ? data : [])}
    />
  );
}
