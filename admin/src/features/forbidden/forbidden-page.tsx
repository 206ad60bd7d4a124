import type { Permission } from '@domain/access';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { ForbiddenScreen } from '@entities/access/forbidden-screen';
import { Page, PageHeader } from '@shared/ui/page';

/** Says what is missing and whom to ask; shown in place, so that the address works once it is granted. */
export default function ForbiddenPage({ permission }: { permission: Permission | null }) {
  const { t } = useTranslation('access');
  const { pathname, search } = useLocation();
  return (
    <Page>
      <PageHeader title={t('forbidden.title')} />
      <ForbiddenScreen permission={permission} path={pathname + search} />
    </Page>
  );
}
