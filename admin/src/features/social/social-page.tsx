import type { SocialLinksDto } from '@contracts/social-links';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { LinksForm } from './links/links-form';
import { LinksPreview } from './links/links-preview';
import { social } from './social.feature';
import styles from './social.module.css';
import { StoreLinkCard } from './store/store-link-card';
import { TableCard } from './table-card/table-card';
import { useBranchOfAddress } from '@entities/branch/branch-of-address';
import { useLiveEvents } from '@entities/live/live';
import { RecordProblem } from '@entities/record/record-problem';
import { useMay } from '@entities/session/use-may';
import { useApi } from '@shared/api/use-api';
import { Page, PageHeader } from '@shared/ui/page';
import { Skeleton } from '@shared/ui/states';

const BRANCHES = '/dashboard/branches';
const pathOf = (id: string) => social.paths.show.replace(':id', id);

/** `/dashboard/social/:id`: where customers find a branch, and how they are led to its store page. */
export default function SocialPage() {
  const { t } = useTranslation(['social', 'navigation']);
  const { id = '' } = useParams();
  const branch = useBranchOfAddress(id, pathOf);
  const mayEdit = useMay(social.name, 'edit');
  const { data, error, refetch } = useApi<SocialLinksDto>(`/api/branches/${id}/social-links`);
  useLiveEvents(['store.changed'], (event) => {
    if (event === null || event.branchId === id) refetch();
  });

  return (
    <Page>
      <PageHeader
        title={t('navigation:social')}
        subtitle={branch && t('subtitle', { branch: branch.name })}
      />
      {data ? (
        <div key={id} className={styles.page}>
          <div className={styles.column}>
            {mayEdit ? (
              <LinksForm stored={data} onSaved={refetch} />
            ) : (
              <LinksPreview links={data.links} store={data.store} />
            )}
          </div>
          <div className={styles.column}>
            <StoreLinkCard store={data.store} />
            <TableCard store={data.store} />
          </div>
        </div>
      ) : error ? (
        <RecordProblem
          error={error}
          onRetry={refetch}
          list={{ to: BRANCHES, label: t('navigation:branches') }}
        />
      ) : (
        <Skeleton lines={8} height={16} />
      )}
    </Page>
  );
}
