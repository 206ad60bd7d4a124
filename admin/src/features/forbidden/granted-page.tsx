import type { Permission } from '@domain/access';
import { LockOpen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useAccessWords } from '@entities/access/access-words';
import { LinkButton } from '@shared/ui/button';
import { Page, PageHeader } from '@shared/ui/page';
import { EmptyState } from '@shared/ui/states';

/** Says that a permission that was missing is there. */
export function GrantedPage({ permission }: { permission: Permission }) {
  const { t } = useTranslation('access');
  const { permissionName } = useAccessWords();
  return (
    <Page>
      <PageHeader title={t('forbidden.grantedTitle')} />
      <EmptyState
        icon={LockOpen}
        title={t('forbidden.granted')}
        text={permissionName(permission)}
        action={<LinkButton to="/dashboard">{t('forbidden.back')}</LinkButton>}
      />
    </Page>
  );
}
