import { useCreate } from '@refinedev/core';
import type { PersonDto } from '@contracts/team';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { PersonForm } from './person-form';
import { newPerson } from './person-values';
import { useMe } from './use-me';
import type { JustInvited } from '../list/invited-notice';
import { users } from '../users.feature';
import { useBranches } from '@entities/branch/branch';
import { useSession } from '@entities/session/session';
import type { ApiError } from '@shared/api/error';
import { Page, PageHeader } from '@shared/ui/page';
import { ErrorState, Skeleton } from '@shared/ui/states';

/** `/dashboard/employees/users/register-user`: asks somebody by mail to join. */
export default function InvitePage() {
  const { t } = useTranslation(['team', 'navigation']);
  const navigate = useNavigate();
  const { business } = useSession();
  const branches = useBranches();
  const invited = useRef<JustInvited | null>(null);
  const { person: me, error, retry } = useMe();
  const { mutateAsync: create } = useCreate<PersonDto, ApiError, object>();
  // Who works at one branch invites to it; where there are several, the form asks.
  const [only] = branches;
  const start = me && me.branchIds.length > 0 && only ? [only.id] : branches.length > 1 ? null : [];

  return (
    <Page narrow>
      <PageHeader
        title={t('invite')}
        subtitle={t('form.lead')}
        back={{ to: users.paths.list, label: t('navigation:team') }}
      />
      {error ? (
        <ErrorState error={error} onRetry={retry} />
      ) : !me ? (
        <Skeleton lines={6} height={16} />
      ) : (
        <PersonForm
          stored={newPerson(business.defaultLanguage, start)}
          version={0}
          actor={me}
          before={null}
          save={async ({ values }) => {
            const { data } = await create({
              resource: 'team',
              values,
              successNotification: false,
              errorNotification: false,
              invalidates: ['list'],
            });
            invited.current = { id: data.id, name: data.name, email: data.email };
            return data;
          }}
          onSaved={() => void navigate(users.paths.list, { state: invited.current })}
        />
      )}
    </Page>
  );
}
