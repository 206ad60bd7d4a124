import { Tabs } from 'antd';
import type { BranchDto } from '@contracts/branches';
import { Clock, QrCode } from 'lucide-react';
import { lazy, Suspense, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { ContactSection } from './contact-section';
import { OrderingSection } from './ordering-section';
import { PaymentsSection } from './payments-section';
import { ProfileSection } from './profile-section';
import { useBranchRecord } from './use-branch-record';
import { branches } from '../branches.feature';
import { BRANCH_PATHS } from '@entities/branch/branch-paths';
import { BranchStateTag } from '@entities/branch/branch-state-tag';
import { RecordProblem } from '@entities/record/record-problem';
import { fillPath } from '@shared/routing/path';
import { LinkButton } from '@shared/ui/button';
import { Page, PageHeader } from '@shared/ui/page';
import { Skeleton } from '@shared/ui/states';

const ICON = { size: 16, strokeWidth: 1.5 } as const;

const SECTIONS = ['profile', 'contact', 'ordering', 'payments', 'zones'] as const;
type Section = (typeof SECTIONS)[number];

const PARTS: Record<Section, ComponentType<{ branch: BranchDto }>> = {
  profile: ProfileSection,
  contact: ContactSection,
  ordering: OrderingSection,
  payments: PaymentsSection,
  // Its map is loaded where it is drawn.
  zones: lazy(() => import('../zones/zones-section')),
};

/** `/dashboard/branches/edit/:id?section=…`: a branch, section by section. */
export default function BranchEdit() {
  const { t } = useTranslation(['branches', 'navigation']);
  const [params, setParams] = useSearchParams();
  const { branch, error, retry } = useBranchRecord();
  const list = { to: branches.paths.list, label: t('navigation:branches') };
  const section = SECTIONS.find((each) => each === params.get('section')) ?? 'profile';
  const Part = PARTS[section];

  return (
    <Page narrow={section !== 'zones'}>
      <PageHeader
        title={branch?.name ?? t('edit')}
        subtitle={branch && <BranchStateTag state={branch.state} />}
        back={list}
        actions={
          branch && (
            <>
              <LinkButton to={fillPath(BRANCH_PATHS.hours, { id: branch.id })} icon={<Clock {...ICON} />}>
                {t('navigation:opening-hours')}
              </LinkButton>
              <LinkButton to={fillPath(BRANCH_PATHS.social, { id: branch.id })} icon={<QrCode {...ICON} />}>
                {t('navigation:social')}
              </LinkButton>
            </>
          )
        }
      />
      {error ? (
        <RecordProblem error={error} onRetry={retry} list={list} />
      ) : !branch ? (
        <Skeleton lines={6} height={16} />
      ) : (
        <Tabs
          activeKey={section}
          onChange={(key) => setParams({ section: key })}
          destroyOnHidden
          items={SECTIONS.map((each) => ({
            key: each,
            label: t(`sections.${each}`),
            children: each === section && (
              <Suspense fallback={<Skeleton lines={6} height={16} />}>
                <Part key={branch.id} branch={branch} />
              </Suspense>
            ),
          }))}
        />
      )}
    </Page>
  );
}
