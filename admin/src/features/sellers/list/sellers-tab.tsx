import type { CrudSort } from '@refinedev/core';
import type { SellerDto } from '@contracts/sellers';
import { Button, Switch } from 'antd';
import { Archive, ArchiveRestore, Megaphone, Pencil } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSellerColumns } from './seller-columns';
import { SellerLink } from './seller-link';
import styles from '../sellers.module.css';
import { useRowActions } from '@entities/record/use-row-actions';
import { useMay } from '@entities/session/use-may';
import { DataTable } from '@shared/table/data-table';
import { ListFilter } from '@shared/table/list-filter';
import { Toolbar } from '@shared/table/toolbar';
import { useListTable } from '@shared/table/use-list-table';
import { Card } from '@shared/ui/card';
import { EmptyState } from '@shared/ui/states';
import { useWidth } from '@shared/ui/use-width';

// With controls that the lists have no other use for: it comes when it is opened.
const SellerDrawer = lazy(async () => ({ default: (await import('./seller-drawer')).SellerDrawer }));

const BY_NAME: CrudSort = { field: 'name', order: 'asc' };
const ICON = { size: 16, strokeWidth: 1.5 } as const;

/** The sellers of a branch with what they did this month; paused, edited and archived where they stand. */
export function SellersTab({ branchId }: { branchId: string }) {
  const { t } = useTranslation('sellers');
  const mayEdit = useMay('sellers', 'edit');
  const [place, width] = useWidth<HTMLDivElement>();
  const [editing, setEditing] = useState<SellerDto | null>(null);
  const columns = useSellerColumns(width, mayEdit ? setEditing : undefined);
  const list = useListTable<SellerDto>({ resource: 'sellers', sort: BY_NAME, branchId });
  const actions = useRowActions<SellerDto>('sellers');

  /** On a phone the name opens the rest. */
  const narrow = width < 560;
  const controls = (row: SellerDto) => {
    const { id, name, state } = row;
    if (state === 'ARCHIVED')
      return (
        mayEdit && (
          <Button
            type="text"
            title={t('restore', { name })}
            icon={<ArchiveRestore {...ICON} />}
            loading={actions.isBusy(id)}
            onClick={() => void actions.restore(row, t('restored', { name }))}
          />
        )
      );
    const onSwitch = (on: boolean) =>
      void actions.change(row, { state: on ? 'ACTIVE' : 'PAUSED' }, t(on ? 'resumed' : 'paused', { name }));
    return (
      <span className={styles.controls}>
        <SellerLink seller={row} codeOnly={narrow} />
        {mayEdit && (
          <>
            <Switch
              size="small"
              aria-label={t('sells', { name })}
              checked={state === 'ACTIVE'}
              loading={actions.isBusy(id)}
              onChange={onSwitch}
            />
            {!narrow && (
              <>
                <Button
                  type="text"
                  title={t('editName', { name })}
                  icon={<Pencil {...ICON} />}
                  onClick={() => setEditing(row)}
                />
                <Button
                  type="text"
                  title={t('archive', { name })}
                  icon={<Archive {...ICON} />}
                  onClick={() => void actions.archive(row, t('archived', { name }))}
                />
              </>
            )}
          </>
        )}
      </span>
    );
  };

  return (
    <Card flush>
      <Toolbar search={list.search} onSearch={list.setSearch} placeholder={t('search')}>
        <ListFilter
          list={list}
          field="state"
          label={t('fields.state')}
          all={t('allStates')}
          options={(['ACTIVE', 'PAUSED', 'ARCHIVED'] as const).map((value) => ({
            value,
            label: t(`states.${value}`),
          }))}
        />
      </Toolbar>
      <div ref={place}>
        <DataTable
          label={t('tabs.sellers')}
          columns={columns}
          {...list.table}
          rowActions={controls}
          empty={
            <EmptyState
              icon={Megaphone}
              title={t(list.isNarrowed ? 'nothing' : 'empty.title')}
              text={list.isNarrowed ? undefined : t('empty.text')}
              action={list.isNarrowed && <Button onClick={list.clear}>{t('clear')}</Button>}
            />
          }
        />
      </div>
      <Suspense fallback={null}>
        {editing && <SellerDrawer key={editing.id} seller={editing} onClose={() => setEditing(null)} />}
      </Suspense>
    </Card>
  );
}
