import { Alert, Button } from 'antd';
import type { BranchDto } from '@contracts/branches';
import { MapPinned, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ZoneRow } from './use-zones';
import { useZoneOrder } from './use-zone-order';
import { ZoneFiles } from './zone-files';
import { ZoneLine } from './zone-line';
import styles from './zones.module.css';
import { useHasPermission } from '@entities/session/access';
import { useRowActions } from '@entities/record/use-row-actions';
import { SortableList } from '@shared/sortable/sortable-list';
import { Card } from '@shared/ui/card';
import { EmptyState } from '@shared/ui/states';

interface ZoneListProps {
  branch: BranchDto;
  zones: ZoneRow[];
  readAgain: () => Promise<unknown>;
  onEdit: (zone: ZoneRow) => void;
  onNew: () => void;
}

/** The zones in the order in which they win, put into another by drag or key. */
export function ZoneList({ branch, zones, readAgain, onEdit, onNew }: ZoneListProps) {
  const { t } = useTranslation('zones');
  const mayEdit = useHasPermission('zone.edit');
  const actions = useRowActions<ZoneRow>('delivery-zones');
  const { rows, move, saving } = useZoneOrder(branch.id, zones, { readAgain, onError: actions.explain });
  const add = mayEdit && (
    <div className={styles.head}>
      <ZoneFiles branch={branch} zones={zones} onImported={() => void readAgain()} />
      <Button type="primary" icon={<Plus size={16} strokeWidth={1.75} aria-hidden />} onClick={onNew}>
        {t('list.new')}
      </Button>
    </div>
  );

  if (zones.length === 0) {
    return (
      <Card>
        <EmptyState
          compact
          icon={MapPinned}
          title={t('list.empty')}
          text={t('list.emptyText')}
          action={add}
        />
      </Card>
    );
  }
  return (
    <>
      {!branch.services.includes('DELIVERY') && <Alert type="info" showIcon message={t('list.noDelivery')} />}
      <Card flush title={t('list.title')} actions={add}>
        <SortableList
          label={t('list.label')}
          rows={rows}
          idOf={({ id }) => id}
          nameOf={({ name }) => name}
          fixed={!mayEdit || saving || rows.length < 2}
          onMove={move}
          className={styles.list}
        >
          {(zone, handle) => (
            <ZoneLine zone={zone} handle={handle} actions={actions} onEdit={() => onEdit(zone)} />
          )}
        </SortableList>
        {rows.length > 1 && <p className={styles.note}>{t('list.orderHint')}</p>}
      </Card>
    </>
  );
}
