import type { CrudSort, LogicalFilter } from '@refinedev/core';
import type { CartDto } from '@contracts/carts';
import { CART_OBSTACLES, CART_STATES, CART_STEPS } from '@domain/carts';
import { Button } from 'antd';
import { ShoppingCart } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCartColumns } from './cart-columns';
import { CartDrawer } from './cart-drawer';
import { ExportCarts } from './export-carts';
import { DataTable } from '@shared/table/data-table';
import { ListFilter } from '@shared/table/list-filter';
import { Toolbar } from '@shared/table/toolbar';
import { useListTable } from '@shared/table/use-list-table';
import { Card } from '@shared/ui/card';
import { EmptyState } from '@shared/ui/states';
import { useWidth } from '@shared/ui/use-width';

const LATEST: CrudSort = { field: 'lastActivityAt', order: 'desc' };

/** What can still be won back, or is being filled; the server's name for these states. */
const STILL_OPEN: readonly LogicalFilter[] = [{ field: 'state', operator: 'eq', value: 'OPEN' }];

/** The carts of a branch, the last touched first; each opens beside the list. */
export function CartsList({ branchId, onReminded }: { branchId: string; onReminded: () => void }) {
  const { t } = useTranslation('carts');
  const [place, width] = useWidth<HTMLDivElement>();
  const [openId, setOpenId] = useState<string | null>(null);
  const list = useListTable<CartDto>({ resource: 'carts', sort: LATEST, filters: STILL_OPEN, branchId });
  const columns = useCartColumns(width, ({ id }) => setOpenId(id));
  const filters = [
    {
      field: 'state',
      label: t('state'),
      options: (['OPEN', ...CART_STATES] as const).map((value) => ({ value, label: t(`states.${value}`) })),
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
          <ListFilter
            key={field}
            list={list}
            field={field}
            label={label}
            all={t('all', { what: label })}
            options={options}
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
