import { useNotification } from '@refinedev/core';
import type { CourierDto } from '@contracts/couriers';
import { useTranslation } from 'react-i18next';
import { CourierForm, courierValues, NEW_COURIER } from './courier-form';
import { ResourceDrawer } from '@entities/record/resource-drawer';
import { useSaveRow } from '@entities/record/use-save-row';
import { useMay } from '@entities/session/use-may';

interface CourierDrawerProps {
  branchId: string;
  /** Null for a new one. */
  courier: Pick<CourierDto, 'id' | 'name'> | null;
  onClose: () => void;
}

/** Adds or edits a courier beside the list. */
export function CourierDrawer({ branchId, courier, onClose }: CourierDrawerProps) {
  const { t } = useTranslation(['couriers', 'navigation']);
  const { open: notify } = useNotification();
  const { create, update } = useSaveRow<CourierDto>('couriers');
  const mayArchive = useMay('couriers', 'edit');
  const name = courier?.name;
  return (
    <ResourceDrawer<CourierDto>
      resource="couriers"
      id={courier?.id ?? null}
      title={courier ? t('editName', { name }) : t('navigation:create.couriers')}
      onClose={onClose}
      archive={mayArchive ? { label: t('archive'), done: t('archived', { name }) } : undefined}
    >
      {(row) => (
        <CourierForm
          stored={row ? courierValues(row) : NEW_COURIER}
          version={row?.version ?? 0}
          draftScope={row?.id ?? branchId}
          save={({ values, changes, version }) =>
            row ? update(row.id, { ...changes, version }) : create({ ...values, branchId })
          }
          onSaved={() => {
            notify?.({ type: 'success', message: t(row ? 'saved' : 'created') });
            onClose();
          }}
        />
      )}
    </ResourceDrawer>
  );
}
