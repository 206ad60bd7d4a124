import type { CrudSort } from '@refinedev/core';
import type { CartDto } from '@contracts/carts';
import { CART_OBSTACLES, CART_STATES, CART_STEPS } from '@domain/carts';
import { Button, Select } from 'antd';
import { ShoppingCart } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCartColumns } from './cart-columns';
import { CartDrawer } from './cart-drawer';
import styles from './carts.module.css';
import { ExportCarts } from './export-carts';
import { DataTable } from '@shared/table/data-table';
import { Toolbar } from '@shared/table/toolbar';
import { useListTable } from '@shared/table/use-list-table';
import { Card } from '@shared/ui/card';
import { EmptyState } from '@shared/ui/states';
import { useWidth } from '@shared/ui/use-width';

const LATEST: CrudSort = { field: 'lastActivityAt', order: 'desc' };
const ALL = 'all';

/** The carts of a branch, the last touched first; each opens beside the list. */
export function CartsList({ branchId, onReminded }: { branchId: string; onReminded: () => void }) {
  const { t } = useTranslation('carts');
  const [place, width] = useWidth<HTMLDivElement>();
  const [openId, setOpenId] = useState<string | null>(null);
  const list = useListTable<CartDto>({ resource: 'carts', sort: LATEST, branchId });
  const columns = useCartColumns(width, ({ id }) => setOpenId(id));
  const filters = [
    {
      field: 'state',
      label: t('state'),
      options: CART_STATES.map((value) => ({ value, label: t(`states.${value}`) })),
    },
    {
      field: 'obstacle',
      label: t('obstacle'),
      options: CART_OBSTACLES.map((value) => ({ value, label: t(`obstacles.${value}`) })),
    },
    {
      field: 'step',
      label: t('step'),
      options: CART_STEPS.map((value) => ({ value, label: t(`steps.${value}`) })),
    },
  ];

  return (
    <Card flush>
      <Toolbar
        search={list.search}
        onSearch={list.setSearch}
        placeholder={t('search')}
        actions={<ExportCarts branchId={branchId} list={list} />}
      >
        {filters.map(({ field, label, options }) => (
          <Select<string>
            key={field}
            aria-label={label}
            className={styles.filter}
            value={list.filter(field) || ALL}
            onChange={(value) => list.setFilter(field, value === ALL ? '' : value)}
            options={[{ value: ALL, label: t('all', { what: label }) }, ...options]}
          />
        ))}
      </Toolbar>
      <div ref={place}>
        <DataTable
          label={t('title')}
          columns={columns}
          {...list.table}
          empty={
            <EmptyState
              icon={ShoppingCart}
              title={t(list.isNarrowed ? 'nothing' : 'empty.title')}
              text={list.isNarrowed ? undefined : t('empty.text')}
              action={list.isNarrowed && <Button onClick={list.clear}>{t('clear')}</Button>}
            />
          }
        />
      </div>
      {openId !== null && <CartDrawer id={openId} onClose={() => setOpenId(null)} onReminded={onReminded} />}
    </Card>
  );
}
