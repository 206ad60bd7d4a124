import { Button, Tabs } from 'antd';
import { Plus } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { CouriersTab } from './list/couriers-tab';
import { NowTab } from './now/now-tab';
import { SettlementsTab } from './settlements/settlements-tab';
import { usePageBranch } from '@entities/branch/branch';
import { useMay } from '@entities/session/use-may';
import { Page, PageHeader } from '@shared/ui/page';

// With controls that the lists have no other use for: it comes when it is opened.
const CourierDrawer = lazy(async () => ({ default: (await import('./courier-drawer')).CourierDrawer }));

const TABS = ['now', 'all', 'settlements'] as const;

/** `/dashboard/employees/partner-couriers`: who is free, who carries what, who owes cash – everybody there is, and what was settled. */
export default function CouriersPage() {
  const { t } = useTranslation(['couriers', 'navigation']);
  const branch = usePageBranch();
  const [params, setParams] = useSearchParams();
  const mayCreate = useMay('couriers', 'create');
  const tab = TABS.find((each) => each === params.get('tab')) ?? 'now';
  const back = () => setParams({}, { replace: true });
  return (
    <Page>
      <PageHeader
        title={t('navigation:couriers')}
        subtitle={t('subtitle', { branch: branch.name })}
        actions={
          mayCreate && (
            <Button
              type="primary"
              icon={<Plus size={16} strokeWidth={1.75} aria-hidden />}
              onClick={() => setParams({ new: '1' })}
            >
              {t('navigation:create.couriers')}
            </Button>
          )
        }
      />
      <Tabs
        activeKey={tab}
        onChange={(key) => setParams(key === 'now' ? {} : { tab: key }, { replace: true })}
        items={TABS.map((key) => ({ key, label: t(`tabs.${key}`) }))}
      />
      {tab === 'now' && <NowTab branchId={branch.id} />}
      {tab === 'all' && <CouriersTab branchId={branch.id} />}
      {tab === 'settlements' && <SettlementsTab branchId={branch.id} />}
      <Suspense fallback={null}>
        {mayCreate && params.has('new') && (
          <CourierDrawer branchId={branch.id} courier={null} onClose={back} />
        )}
      </Suspense>
    </Page>
  );
}
