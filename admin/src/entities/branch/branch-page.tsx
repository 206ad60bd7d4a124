import type { BranchSummary } from '@contracts/session';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useBranchOfAddress } from './branch-of-address';
import { BRANCH_PATHS } from './branch-paths';
import { useLiveEvents } from '../live/live';
import { RecordProblem } from '../record/record-problem';
import { useHasPermission } from '../session/access';
import { useApi } from '@shared/api/use-api';
import { fillPath } from '@shared/routing/path';
import { Page, PageHeader } from '@shared/ui/page';
import { Skeleton } from '@shared/ui/states';

interface BranchPageProps<Data> {
  /** The address of the page, with `:id` for the branch's. */
  path: string;
  title: string;
  subtitle: (branch: BranchSummary, data: Data | undefined) => string | undefined;
  /** What is read of the branch: the end of `/api/branches/:id/…`. */
  resource: string;
  children: (data: Data, refetch: () => void) => ReactNode;
}

/**
 * A page about one thing of the branch that its address names: read again whenever the store changes, with the way back to
 * the branch for whoever may edit it.
 */
export function BranchPage<Data>({ path, title, subtitle, resource, children }: BranchPageProps<Data>) {
  const { t } = useTranslation('navigation');
  const { id = '' } = useParams();
  const branch = useBranchOfAddress(id, (other) => fillPath(path, { id: other }));
  const editsBranches = useHasPermission('branch.edit');
  const { data, error, refetch } = useApi<Data>(`/api/branches/${id}/${resource}`);
  useLiveEvents(['store.changed'], (event) => {
    if (event === null || event.branchId === id) refetch();
  });
  const back =
    branch && editsBranches ? { to: fillPath(BRANCH_PATHS.edit, { id }), label: branch.name } : undefined;

  return (
    <Page>
      <PageHeader title={title} back={back} subtitle={branch && subtitle(branch, data)} />
      {data !== undefined ? (
        // The form of one branch never becomes that of another.
        <div key={id}>{children(data, refetch)}</div>
      ) : error ? (
        <RecordProblem
          error={error}
          onRetry={refetch}
          list={{ to: BRANCH_PATHS.list, label: t('branches') }}
        />
      ) : (
        <Skeleton lines={8} height={16} />
      )}
    </Page>
  );
}
