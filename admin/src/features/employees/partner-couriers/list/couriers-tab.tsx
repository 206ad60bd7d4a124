import type { CrudSort } from '@refinedev/core';
import type { CourierDto } from '@contracts/couriers';
import { Button } from 'antd';
import { ArchiveRestore, Bike, Pencil } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCourierColumns } from './courier-columns';
import { ExportCouriers } from './export-couriers';
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
const CourierDrawer = lazy(async () => ({ default: (await import('../courier-drawer')).CourierDrawer }));

const BY_NAME: CrudSort = { field: 'name', order: 'asc' };
const ICON = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const;

/** Everybody who carries or carried orders of a branch, those out of use among them; edited and brought back here. */
export function CouriersTab({ branchId }: { branchId: string }) {
  const { t } = useTranslation('couriers');
  const mayEdit = useMay('couriers', 'edit');
  const [place, width] = useWidth<HTMLDivElement>();
  const [editing, setEditing] = useState<CourierDto | null>(null);
  const columns = useCourierColumns(width, mayEdit ? setEditing : undefined);
  const list = useListTable<CourierDto>({ resource: 'couriers', sort: BY_NAME, branchId });
  const actions = useRowActions<CourierDto>('couriers');
  const close = () => setEditing(null);

  const controls = (row: CourierDto) => {
    const { id, name, state } = row;
    if (!mayEdit) return null;
    if (state === 'ARCHIVED')
      return (
        <Button
          type="text"
          title={t('restore', { name })}
          aria-label={t('restore', { name })}
          icon={<ArchiveRestore {...ICON} />}
          loading={actions.isBusy(id)}
          onClick={() => void actions.restore(row, t('restored', { name }))}
        />
      );
    return (
      <Button
        type="text"
        title={t('editName', { name })}
        aria-label={t('editName', { name })}
        icon={<Pencil {...ICON} />}
        onClick={() => setEditing(row)}
      />
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
        <ExportCouriers list={list} branchId={branchId} />
      </Toolbar>
      <div ref={place}>
        <DataTable
          label={t('tabs.all')}
          columns={columns}
          {...list.table}
          rowActions={controls}
          empty={
            <EmptyState
              icon={Bike}
              title={t(list.isNarrowed ? 'nothing' : 'empty')}
              text={list.isNarrowed ? undefined : t('emptyText')}
              action={list.isNarrowed && <Button onClick={list.clear}>{t('clear')}</Button>}
            />
          }
        />
      </div>
      <Suspense fallback={null}>
        {editing && <CourierDrawer key={editing.id} branchId={branchId} courier={editing} onClose={close} />}
      </Suspense>
    </Card>
  );
}
