import { Button } from 'antd';
import type { MenuReleaseDto } from '@contracts/menu-releases';
import { Layers, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import NewReleaseDialog from './new-release-dialog';
import { RELEASE_EVENTS } from './release-events';
import { ReleaseTag, useReleaseTimes } from './release-look';
import { releasePlace } from './releases-api';
import styles from './releases.module.css';
import { menuPaths } from '../paths';
import { usePageBranch } from '@entities/branch/branch';
import { useLiveRefetch } from '@entities/live/use-live-reading';
import { useHasPermission } from '@entities/session/access';
import { useApi } from '@shared/api/use-api';
import { Card } from '@shared/ui/card';
import { Page, PageHeader } from '@shared/ui/page';
import { EmptyState, ErrorState, Skeleton } from '@shared/ui/states';

/** The releases of the branch: what is still to come first, then what was. */
export default function ReleasesList() {
  const { t } = useTranslation(['release', 'navigation']);
  const navigate = useNavigate();
  const branch = usePageBranch();
  const mayEdit = useHasPermission('menu.edit');
  const times = useReleaseTimes();
  const { data, error, refetch, readAgain } = useApi<MenuReleaseDto[]>('/api/menu/releases', {
    query: { branch: branch.id },
  });
  useLiveRefetch(readAgain, RELEASE_EVENTS);
  const [naming, setNaming] = useState(false);

  const create = mayEdit && (
    <Button type="primary" icon={<Plus size={16} strokeWidth={1.75} />} onClick={() => setNaming(true)}>
      {t('new')}
    </Button>
  );
  return (
    <Page>
      <PageHeader
        title={t('title')}
        subtitle={t('subtitle')}
        back={{ to: menuPaths.products.list, label: t('navigation:products') }}
        actions={data && data.length > 0 && create}
      />
      {error && !data ? (
        <ErrorState error={error} onRetry={refetch} />
      ) : !data ? (
        <Skeleton lines={6} height={28} />
      ) : data.length === 0 ? (
        <EmptyState icon={Layers} title={t('none.title')} text={t('none.text')} action={create} />
      ) : (
        <Card flush>
          <ul className={styles.list} aria-label={t('title')}>
            {data.map((release) => (
              <li key={release.id} className={styles.release}>
                <Link to={releasePlace(release.id)} className={styles.name}>
                  {release.name}
                </Link>
                <ReleaseTag state={release.state} />
                <span className={styles.count}>{t('count', { count: release.changeCount })}</span>
                <span className={styles.when}>{times(release)}</span>
              </li>
            ))}
          </ul>
        </Card>
      )}
      {naming && (
        <NewReleaseDialog
          branchId={branch.id}
          onClose={() => setNaming(false)}
          onOpened={({ id }) => void navigate(releasePlace(id))}
        />
      )}
    </Page>
  );
}
