import { useNotification, useOne } from '@refinedev/core';
import type { CourierDto } from '@contracts/couriers';
import { Button, Drawer } from 'antd';
import { Archive } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CourierForm, courierValues, NEW_COURIER } from './courier-form';
import { useRowActions } from '@entities/record/use-row-actions';
import { useSaveRow } from '@entities/record/use-save-row';
import { useMay } from '@entities/session/use-may';
import type { ApiError } from '@shared/api/error';
import { drawerWidth } from '@shared/tokens/tokens';
import { ErrorState, Skeleton } from '@shared/ui/states';

interface NewCourierProps {
  branchId: string;
  onClose: () => void;
  onSaved: () => void;
}

/** Adds a courier beside the list. */
export function NewCourierDrawer({ branchId, onClose, onSaved }: NewCourierProps) {
  const { t } = useTranslation(['couriers', 'navigation']);
  const { open: notify } = useNotification();
  const { create } = useSaveRow<CourierDto>('couriers');
  return (
    <Drawer open title={t('navigation:create.couriers')} width={drawerWidth.regular} onClose={onClose}>
      <CourierForm
        stored={NEW_COURIER}
        version={0}
        save={({ values }) => create({ ...values, branchId })}
        onSaved={() => {
          notify?.({ type: 'success', message: t('created') });
          onSaved();
        }}
      />
    </Drawer>
  );
}

interface CourierDrawerProps {
  courier: { id: string; name: string };
  onClose: () => void;
  onSaved: () => void;
}

/** Edits a courier beside the list. */
export function CourierDrawer({ courier: { id, name }, onClose, onSaved }: CourierDrawerProps) {
  const { t } = useTranslation('couriers');
  const { open: notify } = useNotification();
  const { update } = useSaveRow<CourierDto>('couriers');
  // What is being archived is asked for no more: it would be missing.
  const [leaving, setLeaving] = useState(false);
  const { query, result: row } = useOne<CourierDto, ApiError>({
    resource: 'couriers',
    id,
    errorNotification: false,
    // A form begins with what is stored now, not with what a list showed a while ago.
    queryOptions: { staleTime: 0, refetchOnWindowFocus: false, enabled: !leaving },
  });
  const mayArchive = useMay('couriers', 'edit');
  const actions = useRowActions<CourierDto>('couriers');
  const archive = async (courier: CourierDto) => {
    setLeaving(true);
    if (await actions.archive(courier, t('archived', { name }))) onSaved();
    else setLeaving(false);
  };
  return (
    <Drawer
      open
      title={t('editName', { name })}
      width={drawerWidth.regular}
      onClose={onClose}
      extra={
        mayArchive &&
        row && (
          <Button
            danger
            type="text"
            icon={<Archive size={16} strokeWidth={1.75} aria-hidden />}
            loading={actions.isBusy(id)}
            onClick={() => void archive(row)}
          >
            {t('archive')}
          </Button>
        )
      }
    >
      {query.error && !row ? (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      ) : !row || query.isFetching ? (
        <Skeleton lines={6} height={16} />
      ) : (
        <CourierForm
          key={`${row.id} ${row.version}`}
          stored={courierValues(row)}
          version={row.version}
          save={({ changes, version }) => update(row.id, { ...changes, version })}
          onSaved={() => {
            notify?.({ type: 'success', message: t('saved') });
            onSaved();
          }}
        />
      )}
    </Drawer>
  );
}
