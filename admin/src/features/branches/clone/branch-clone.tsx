import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { CloneReportDto } from '@contracts/branch-clone';
import { CloneForm } from './clone-form';
import { CloneReport } from './clone-report';
import { branches } from '../branches.feature';
import { useBranch, useBranches } from '@entities/branch/branch';
import { NoBranch } from '@entities/branch/no-branch';
import { Page, PageHeader } from '@shared/ui/page';

/** `/dashboard/branches/clone?from=…`: a new branch with what another one has. */
export default function BranchClone() {
  const { t } = useTranslation(['branches', 'navigation']);
  const [params] = useSearchParams();
  const current = useBranch();
  const named = useBranches().find(({ id }) => id === params.get('from'));
  const source = named ?? current;
  const [report, setReport] = useState<CloneReportDto | null>(null);
  return (
    <Page narrow>
      <PageHeader
        title={t('clone.title')}
        subtitle={t('clone.subtitle')}
        back={{ to: branches.paths.list, label: t('navigation:branches') }}
      />
      {report ? (
        <CloneReport report={report} />
      ) : source ? (
        <CloneForm source={source} onDone={setReport} />
      ) : (
        <NoBranch />
      )}
    </Page>
  );
}
