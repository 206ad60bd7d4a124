import type { CrudSort } from '@refinedev/core';
import type { CourierDto } from '@contracts/couriers';
import { Button } from 'antd';
import { ArchiveRestore, Bike, Pencil } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCourierColumns, usePayWords } from './courier-columns';
import { ChoiceFilter } from '@entities/record/list/list-filters';
import { ResourceList } from '@entities/record/list/resource-list';
import { useRowActions } from '@entities/record/use-row-actions';
import { useMay } from '@entities/session/use-may';

// With controls that the lists have no other use for: it comes when it is opened.
const CourierDrawer = lazy(async () => ({ default: (await import('../courier-drawer')).CourierDrawer }));

const BY_NAME: CrudSort = { field: 'name', order: 'asc' };
const STATES = ['ACTIVE', 'PAUSED', 'ARCHIVED'] as const;
const ICON = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const;

/** Everybody who carries or carried orders of a branch, those out of use among them; edited and brought back here. */
export function CouriersTab({ branchId }: { branchId: string }) {
  const { t } = useTranslation('couriers');
  const mayEdit = useMay('couriers', 'edit');
  const [editing, setEditing] = useState<CourierDto | null>(null);
  const columns = useCourierColumns(mayEdit ? setEditing : undefined);
  const pay = usePayWords();
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
    <>
      <ResourceList<CourierDto>
        resource="couriers"
        title={t('tabs.all')}
        columns={columns}
        sort={BY_NAME}
        branchId={branchId}
        search={t('search')}
        filters={(list) => (
          <ChoiceFilter
            list={list}
            field="state"
            label={t('fields.state')}
            options={STATES.map((value) => ({ value, label: t(`states.${value}`) }))}
          />
        )}
        rowActions={controls}
        exported={{
          fileName: t('exportAll.file'),
          columns: [
            { title: t('fields.name'), value: ({ name }) => name },
            { title: t('fields.phone'), value: ({ phone }) => phone },
            { title: t('fields.kind'), value: ({ kind }) => t(`kinds.${kind}`) },
            { title: t('fields.vehicle'), value: ({ vehicle }) => t(`vehicles.${vehicle}`) },
            { title: t('fields.plate'), value: ({ plate }) => plate },
            { title: t('fields.payKind'), value: pay },
            { title: t('fields.state'), value: ({ state }) => t(`states.${state}`) },
          ],
        }}
        empty={{ icon: Bike, title: t('empty'), text: t('emptyText') }}
      />
      <Suspense fallback={null}>
        {editing && <CourierDrawer key={editing.id} branchId={branchId} courier={editing} onClose={close} />}
      </Suspense>
    </>
  );
}
