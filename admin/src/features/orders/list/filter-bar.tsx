import { seesPrices } from '@domain/orders/contact-visibility';
import { Button } from 'antd';
import { X } from 'lucide-react';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { AmountFilter } from './amount-filter';
import { CourierFilter } from './courier-filter';
import { ChoiceFilter } from './choice-filter';
import styles from './list.module.css';
import { PeriodFilter } from './period-filter';
import type { OrderList } from './use-order-list';
import { useGrant } from '@entities/session/access';
import { useSession } from '@entities/session/session';
import { Toolbar } from '@shared/table/toolbar';

/**
 * Everything the list can be narrowed by; what is set is seen without opening anything. Who is not told amounts or contacts
 * cannot ask for them either.
 */
export function FilterBar({ list }: { list: OrderList }) {
  const { t } = useTranslation('orders');
  const { params, change, show, isFiltered } = list;
  const prices = seesPrices(useSession().user);
  const contacts = useGrant('order.view') === 'full';
  const search = useCallback((text: string) => change({ q: text.trim() }, { replace: true }), [change]);
  return (
    <Toolbar
      search={params.get('q') ?? ''}
      onSearch={search}
      placeholder={t(contacts ? 'list.search' : 'list.searchNumber')}
    >
      <div className={styles.filters}>
        <PeriodFilter list={list} />
        <ChoiceFilter name="state" list={list} />
        <ChoiceFilter name="type" list={list} />
        <ChoiceFilter name="channel" list={list} />
        {prices && <ChoiceFilter name="payment" list={list} />}
        {prices && <ChoiceFilter name="refund" list={list} />}
        <CourierFilter list={list} />
        {prices && <AmountFilter list={list} />}
        {isFiltered && (
          <Button
            size="small"
            type="text"
            icon={<X size={14} strokeWidth={1.75} aria-hidden />}
            onClick={() => show('')}
          >
            {t('list.clear')}
          </Button>
        )}
      </div>
    </Toolbar>
  );
}
