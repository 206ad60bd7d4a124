import { PERMISSIONS, ROLES, type Permission, type Role } from '@domain/access';
import { Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '@shared/ui/button';
import { Page, PageHeader } from '@shared/ui/page';
import { EmptyState } from '@shared/ui/states';

/** Those who hold it and may also give it to others. */
function whoCanHelp(permission: Permission): Role[] {
  const row: Partial<Record<Role, unknown>> = PERMISSIONS[permission];
  return ROLES.filter((role) => row[role] && role in PERMISSIONS['user.edit']);
}

/** Says what is missing and whom to ask; shown in place, so that the address works once it is granted. */
export default function ForbiddenPage({ permission }: { permission: Permission | null }) {
  const { t, i18n } = useTranslation('account');
  const roles = permission ? whoCanHelp(permission).map((role) => t(`roles.${role}`)) : [];
  const whom = new Intl.ListFormat(i18n.language, { type: 'disjunction' }).format(roles);
  return (
    <Page>
      <PageHeader title={t('forbidden.title')} />
      <EmptyState
        icon={Lock}
        title={t('forbidden.heading')}
        text={
          <>
            {roles.length > 0 ? t('forbidden.ask', { whom }) : t('forbidden.askOwner')}
            {permission && (
              <>
                <br />
                {t('forbidden.missing')} <code>{permission}</code>
              </>
            )}
          </>
        }
        action={<LinkButton to="/dashboard">{t('forbidden.back')}</LinkButton>}
      />
    </Page>
  );
}
