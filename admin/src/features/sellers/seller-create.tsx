import { useNotification } from '@refinedev/core';
import { SELLER, type SellerDto } from '@contracts/sellers';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { SellerForm } from './seller-form';
import { sellers } from './sellers.feature';
import { useBranchOfAddress } from '@entities/branch/branch-of-address';
import { useSaveRow } from '@entities/record/use-save-row';
import { fillPath } from '@shared/routing/path';
import { Page, PageHeader } from '@shared/ui/page';

const pathOf = (id: string) => fillPath(sellers.paths.create, { id });

/** `/dashboard/sellers/:id/new`: a new seller of branch `id`. */
export default function SellerCreate() {
  const { t } = useTranslation(['sellers', 'navigation']);
  const { open: notify } = useNotification();
  const navigate = useNavigate();
  const { id = '' } = useParams();
  const branch = useBranchOfAddress(id, pathOf);
  const { create } = useSaveRow<SellerDto>('sellers');
  const list = fillPath(sellers.paths.list, { id });
  return (
    <Page narrow>
      <PageHeader
        title={t('navigation:create.sellers')}
        subtitle={branch?.name}
        back={{ to: list, label: t('navigation:sellers') }}
      />
      <SellerForm
        stored={SELLER.empty}
        version={0}
        draftScope={id}
        save={({ values }) => create({ ...values, branchId: id })}
        onSaved={() => {
          notify?.({ type: 'success', message: t('created') });
          void navigate(list);
        }}
      />
    </Page>
  );
}
