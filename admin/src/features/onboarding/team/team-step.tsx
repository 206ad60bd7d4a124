import { Button, Input, Select } from 'antd';
import type { PersonDto } from '@contracts/team';
import type { Role } from '@domain/access';
import { Link2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import styles from './team.module.css';
import { onboardingApi } from '../onboarding-api';
import { SkipButton, StepActions, StepFrame } from '../step-frame';
import type { StepProps } from '../step-props';
import { useLoaded } from '../use-loaded';
import { useInvitationLink } from '@entities/invitation/invitation-link';
import { currentLanguage } from '@entities/language/language';
import { useSession } from '@entities/session/session';
import { FieldRow } from '@shared/form/field-row';
import { FormField } from '@shared/form/form-field';
import { PlainForm } from '@shared/form/plain-form';
import { useRecordForm } from '@shared/form/use-record-form';
import { ErrorState, Skeleton } from '@shared/ui/states';

/** Who is needed first; the other roles, branches and exceptions are on the team's own screen. */
const OFFERED = ['attendant', 'kitchen', 'courier', 'manager'] as const satisfies Role[];

interface Values {
  name: string;
  email: string;
  role: Role;
}

const schema: z.ZodType<Values> = z.object({
  name: z.string().trim().min(2).max(80),
  email: z.string().trim().pipe(z.email().max(254)),
  role: z.enum(OFFERED),
});
const EMPTY: Values = { name: '', email: '', role: 'attendant' };

export function TeamStep(props: StepProps) {
  const { data, error, load } = useLoaded(onboardingApi.team);
  return (
    <StepFrame step="team">
      {!data && error !== null && (
        <>
          <ErrorState compact error={error} onRetry={load} />
          <StepActions>
            <SkipButton answer={props.answer} step="team" onSkip={props.onSkip} />
          </StepActions>
        </>
      )}
      {!data && error === null && <Skeleton lines={4} height={36} />}
      {data && <Team {...props} people={data} reload={load} />}
    </StepFrame>
  );
}

interface TeamProps extends StepProps {
  people: PersonDto[];
  reload: () => void;
}

function Team({ people, reload, answer, onDone, onChanged, onSkip }: TeamProps) {
  const { t } = useTranslation('onboarding');
  const { user, branches } = useSession();
  const owner = user.role === 'owner';
  const form = useRecordForm<Values>({ stored: EMPTY, version: 0, schema, words: 'onboarding' });
  const { values } = form;
  const offered = OFFERED.filter((each) => each !== 'manager' || owner);
  const others = people.filter(({ isYou }) => !isYou);

  const send = async (typed: Values) => {
    // Who does not reach every branch cannot let others in to all of them.
    const branchIds = owner ? [] : branches.map(({ id }) => id);
    await onboardingApi.invite({ ...typed, branchIds, language: currentLanguage() });
    form.reset({ values: EMPTY, version: 0 });
    reload();
    await onChanged();
  };

  return (
    <>
      {others.length > 0 && (
        <ul className={styles.people} aria-label={t('team.list')}>
          {others.map((person) => (
            <li key={person.id}>
              <span className={styles.who}>
                {person.name}
                <span>{person.email}</span>
                {person.actions.includes('copy-link') && <CopyLink person={person} />}
              </span>
              <span className={styles.as}>
                {t(`team.roles.${person.role}`)}
                <span>{t(`team.states.${person.state}`)}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
      <PlainForm
        form={form}
        send={send}
        submit={t('team.invite')}
        aside={others.length > 0}
        after={<SkipButton answer={answer} step="team" onSkip={onSkip} />}
      >
        <FieldRow>
          <FormField name="name" label={t('team.name')}>
            <Input autoComplete="off" />
          </FormField>
          <FormField name="email" label={t('team.email')}>
            <Input type="email" inputMode="email" autoComplete="off" />
          </FormField>
        </FieldRow>
        <FormField name="role" label={t('team.role')} hint={t(`team.does.${values.role}`)}>
          <Select options={offered.map((value) => ({ value, label: t(`team.roles.${value}`) }))} />
        </FormField>
      </PlainForm>
      {others.length > 0 && (
        <StepActions>
          <Button type="primary" onClick={() => void onDone()}>
            {t('continue')}
          </Button>
        </StepActions>
      )}
    </>
  );
}

/** For who is asked in a chat rather than by mail. */
function CopyLink({ person }: { person: PersonDto }) {
  const { t } = useTranslation('invitation');
  const { copy, busy, dialog } = useInvitationLink(person);
  return (
    <>
      <Button
        size="small"
        className={styles.copy}
        loading={busy}
        icon={<Link2 size={14} strokeWidth={1.75} aria-hidden />}
        aria-label={t('copyFor', { name: person.name })}
        onClick={() => void copy()}
      >
        {t('copy')}
      </Button>
      {dialog}
    </>
  );
}
