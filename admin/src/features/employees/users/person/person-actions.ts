import { useInvalidate, useNotification } from '@refinedev/core';
import type { PersonDto } from '@contracts/team';
import type { PersonAction } from '@domain/access';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { request } from '@shared/api/request';
import { useErrorMessage } from '@entities/record/use-error-message';
import { conflictingRow } from '@shared/api/error';

export type PersonVerb = Exclude<PersonAction, 'edit' | 'copy-link'>;

const VERSIONED: readonly PersonVerb[] = ['suspend', 'reactivate', 'remove'];

/** Does something with a person, tells what came of it, and lets every list show it. */
export function usePersonActions() {
  const { t } = useTranslation('team');
  const { open: notify } = useNotification();
  const invalidate = useInvalidate();
  const showError = useErrorMessage();
  const [busy, setBusy] = useState(false);

  const perform = async (person: PersonDto, verb: PersonVerb): Promise<void> => {
    setBusy(true);
    const { id, version, name } = person;
    try {
      const body = VERSIONED.includes(verb) ? { version } : {};
      await request<PersonDto>('POST', `/api/team/${id}/${verb}`, body);
      notify?.({ type: 'success', message: t(`done.${verb}`, { name }) });
    } catch (error) {
      if (conflictingRow(error)) notify?.({ type: 'error', message: t('stale', { name }) });
      else showError(error, { title: t('notDone', { name }) });
    } finally {
      setBusy(false);
      await invalidate({ resource: 'team', invalidates: ['list', 'detail'], id });
    }
  };
  return { perform, busy };
}
