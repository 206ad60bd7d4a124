import { Tabs } from 'antd';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { CommissionsTab } from './commissions/commissions-tab';
import { SellersTab } from './list/sellers-tab';
import { OwnSales } from './own/own-sales';
import { PayoutsTab } from './payouts/payouts-tab';
import { sellers } from './sellers.feature';
import { useBranchOfAddress } from '@entities/branch/branch-of-address';
import { useGrant } from '@entities/session/access';
import { useMay } from '@entities/session/use-may';
import { fillPath } from '@shared/routing/path';
import { LinkButton } from '@shared/ui/button';
import { Page, PageHeader } from '@shared/ui/page';

const TABS = ['sellers', 'commissions', 'payouts'] as const;
const pathOf = (id: string) => fillPath(sellers.paths.list, { id });

/** `/dashboard/sellers/:id`: who brings orders to branch `id`, and what they earn; a seller sees their own alone. */
export default function SellersPage() {
  const { t } = useTranslation(['sellers', 'navigation']);
  const { id = '' } = useParams();
  const branch = useBranchOfAddress(id, pathOf);
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const mayCreate = useMay('sellers', 'create');
  const own = useGrant('seller.view') === 'own';
  const tab = TABS.find((each) => each === params.get('tab')) ?? 'sellers';

  return (
    <Page>
      <PageHeader
        title={t(own ? 'own.title' : 'navigation:sellers')}
        subtitle={branch && t(own ? 'own.subtitle' : 'subtitle', { branch: branch.name })}
        actions={
          mayCreate && (
            <LinkButton
              to={fillPath(sellers.paths.create, { id })}
              type="primary"
              icon={<Plus size={16} strokeWidth={1.75} aria-hidden />}
            >
              {t('navigation:create.sellers')}
            </LinkButton>
          )
        }
      />
      {own ? (
        <OwnSales branchId={id} />
      ) : (
        <>
          <Tabs
            activeKey={tab}
            onChange={(key) => void navigate({ search: key === 'sellers' ? '' : `?tab=${key}` })}
            items={TABS.map((key) => ({ key, label: t(`tabs.${key}`) }))}
          />
          {tab === 'sellers' && <SellersTab branchId={id} />}
          {tab === 'commissions' && <CommissionsTab branchId={id} />}
          {tab === 'payouts' && <PayoutsTab branchId={id} />}
        </>
      )}
    </Page>
  );
}
