import { useNotification, useUpdate } from '@refinedev/core';
import type { PersonDto } from '@contracts/team';
import { refusalToChange } from '@domain/access';
import { Compass } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { PersonFacts } from './person-facts';
import { PersonForm } from './person-form';
import { personValues } from './person-values';
import { useMe, usePerson } from './use-me';
import { PersonPermissions } from './person-permissions';
import { PersonMenu } from '../list/person-menu';
import { StateTag } from '../list/state-tag';
import { users } from '../users.feature';
import type { ApiError } from '@shared/api/error';
import { FormSection } from '@shared/form/form-section';
import { LinkButton } from '@shared/ui/button';
import { Page, PageHeader } from '@shared/ui/page';
import { EmptyState, ErrorState, Skeleton } from '@shared/ui/states';

/** `/dashboard/employees/users/edit-user/:id`: who somebody is, what they may do and why. */
export default function PersonPage() {
  const { t } = useTranslation(['team', 'navigation', 'ui']);
  const { person, error, retry } = usePerson(useParams().id);
  const me = useMe();
  const list = { to: users.paths.list, label: t('navigation:team') };
  const problem = error ?? me.error;

  return (
    <Page narrow>
      <PageHeader
        title={person?.name ?? t('person')}
        subtitle={
          person && (
            <>
              {person.email} <StateTag person={person} />
            </>
          )
        }
        back={list}
        actions={person && <PersonMenu person={person} onPage />}
      />
      {problem?.status === 404 ? (
        <EmptyState
          icon={Compass}
          title={t('ui:notFound.heading')}
          text={t('ui:notFound.text')}
          action={<LinkButton to={list.to}>{list.label}</LinkButton>}
        />
      ) : problem ? (
        <ErrorState error={problem} onRetry={error ? retry : me.retry} />
      ) : !person || !me.person ? (
        <Skeleton lines={6} height={16} />
      ) : (
        <Known key={person.id} person={person} me={me.person} />
      )}
    </Page>
  );
}

function Known({ person, me }: { person: PersonDto; me: PersonDto }) {
  const { t } = useTranslation('team');
  const { open: notify } = useNotification();
  const { mutateAsync: update } = useUpdate<PersonDto, ApiError, object>();
  if (!person.actions.includes('edit')) {
    const code = person.state === 'REMOVED' ? 'REMOVED' : refusalToChange(me, person)?.code;
    const note = t(`readOnly.${code ?? 'NOT_YOURS'}`, { defaultValue: t('readOnly.NOT_YOURS') });
    return (
      <>
        <PersonFacts person={person} note={note} />
        <FormSection title={t('may.title')} text={t('may.readOnly')}>
          <PersonPermissions role={person.role} allow={person.allow} deny={person.deny} />
        </FormSection>
      </>
    );
  }
  return (
    <>
      <PersonFacts person={person} />
      <PersonForm
        stored={personValues(person)}
        version={person.version}
        actor={me}
        before={person}
        save={async ({ changes, version }) => {
          const { data } = await update({
            resource: 'team',
            id: person.id,
            values: { ...changes, version },
            mutationMode: 'pessimistic',
            successNotification: false,
            errorNotification: false,
            invalidates: ['list', 'detail'],
          });
          return data;
        }}
        onSaved={() => notify?.({ type: 'success', message: t('saved', { name: person.name }) })}
      />
    </>
  );
}
