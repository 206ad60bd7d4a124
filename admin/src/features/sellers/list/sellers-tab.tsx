import type { CrudSort } from '@refinedev/core';
import type { SellerDto } from '@contracts/sellers';
import { Button, Switch } from 'antd';
import { Archive, ArchiveRestore, Megaphone, Pencil } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSellerColumns } from './seller-columns';
import { SellerLink } from './seller-link';
import styles from '../sellers.module.css';
import { ChoiceFilter } from '@entities/record/list/list-filters';
import { ResourceList } from '@entities/record/list/resource-list';
import { useRowActions } from '@entities/record/use-row-actions';
import { useMay } from '@entities/session/use-may';

// With controls that the lists have no other use for: it comes when it is opened.
const SellerDrawer = lazy(async () => ({ default: (await import('./seller-drawer')).SellerDrawer }));

const BY_NAME: CrudSort = { field: 'name', order: 'asc' };
const STATES = ['ACTIVE', 'PAUSED', 'ARCHIVED'] as const;
const ICON = { size: 16, strokeWidth: 1.5 } as const;

/** The sellers of a branch with what they did this month; paused, edited and archived where they stand. */
export function SellersTab({ branchId }: { branchId: string }) {
  const { t } = useTranslation('sellers');
  const mayEdit = useMay('sellers', 'edit');
  const [editing, setEditing] = useState<SellerDto | null>(null);
  const columns = useSellerColumns(mayEdit ? setEditing : undefined);
  const actions = useRowActions<SellerDto>('sellers');

  const controls = (row: SellerDto, { isCard }: { isCard: boolean }) => {
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
        <SellerLink seller={row} codeOnly={isCard} />
        {mayEdit && (
          <>
            <Switch
              size="small"
              aria-label={t('sells', { name })}
              checked={state === 'ACTIVE'}
              loading={actions.isBusy(id)}
              onChange={onSwitch}
            />
            {!isCard && (
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
    <>
      <ResourceList<SellerDto>
        resource="sellers"
        title={t('tabs.sellers')}
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
        empty={{ icon: Megaphone, title: t('empty.title'), text: t('empty.text') }}
      />
      <Suspense fallback={null}>
        {editing && <SellerDrawer key={editing.id} seller={editing} onClose={() => setEditing(null)} />}
      </Suspense>
    </>
  );
}
