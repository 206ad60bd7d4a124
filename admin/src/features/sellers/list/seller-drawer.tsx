import { useNotification } from '@refinedev/core';
import { SELLER, type SellerDto } from '@contracts/sellers';
import { useTranslation } from 'react-i18next';
import { SellerForm } from '../seller-form';
import { formValues } from '@contracts/noun-contract';
import { ResourceDrawer } from '@entities/record/resource-drawer';
import { useSaveRow } from '@entities/record/use-save-row';

interface SellerDrawerProps {
  seller: Pick<SellerDto, 'id' | 'name'>;
  onClose: () => void;
}

/** Edits a seller beside the list. */
export function SellerDrawer({ seller: { id, name }, onClose }: SellerDrawerProps) {
  const { t } = useTranslation('sellers');
  const { open: notify } = useNotification();
  const { update } = useSaveRow<SellerDto>('sellers');
  return (
    <ResourceDrawer<SellerDto> resource="sellers" id={id} title={name} onClose={onClose}>
      {(row) => (
        <SellerForm
          stored={row ? formValues(SELLER, row) : SELLER.empty}
          version={row?.version ?? 0}
          draftScope={id}
          save={({ changes, version }) => update(id, { ...changes, version })}
          onSaved={() => {
            notify?.({ type: 'success', message: t('saved') });
            onClose();
          }}
        />
      )}
    </ResourceDrawer>
  );
}
