import { useNotification } from '@refinedev/core';
import type { SellerDto } from '@contracts/sellers';
import { Drawer } from 'antd';
import { useTranslation } from 'react-i18next';
import { SellerForm } from '../seller-form';
import { sellerValues } from '../seller-values';
import { useSaveRow } from '@entities/record/use-save-row';
import { drawerWidth } from '@shared/tokens/tokens';

/** Edits a seller beside the list. */
export function SellerDrawer({ seller, onClose }: { seller: SellerDto; onClose: () => void }) {
  const { t } = useTranslation('sellers');
  const { open: notify } = useNotification();
  const { update } = useSaveRow<SellerDto>('sellers');
  return (
    <Drawer open title={seller.name} width={drawerWidth.regular} onClose={onClose}>
      <SellerForm
        stored={sellerValues(seller)}
        version={seller.version}
        save={({ changes, version }) => update(seller.id, { ...changes, version })}
        onSaved={() => {
          notify?.({ type: 'success', message: t('saved') });
          onClose();
        }}
      />
    </Drawer>
  );
}
