import type { SocialLinksDto } from '@contracts/social-links';
import { useTranslation } from 'react-i18next';
import { LinksForm } from './links/links-form';
import { LinksPreview } from './links/links-preview';
import { social } from './social.feature';
import styles from './social.module.css';
import { StoreLinkCard } from './store/store-link-card';
import { TableCard } from './table-card/table-card';
import { BranchPage } from '@entities/branch/branch-page';
import { useMay } from '@entities/session/use-may';

/** `/dashboard/social/:id`: where customers find a branch, and how they are led to its store page. */
export default function SocialPage() {
  const { t } = useTranslation(['social', 'navigation']);
  const mayEdit = useMay(social.name, 'edit');
  return (
    <BranchPage<SocialLinksDto>
      path={social.paths.show}
      title={t('navigation:social')}
      subtitle={({ name }) => t('subtitle', { branch: name })}
      resource="social-links"
    >
      {(data, refetch) => (
        <div className={styles.page}>
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
      )}
    </BranchPage>
  );
}
