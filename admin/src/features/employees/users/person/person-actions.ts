import { useInvalidate } from '@refinedev/core';
import type { PersonDto } from '@contracts/team';
import type { PersonAction } from '@domain/access';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { request } from '@shared/api/request';
import { useErrorMessage } from '@shared/record/use-error-message';
import { rowInstead } from '@shared/record/versioned-row';
import { showToast } from '@shared/ui/toast-store';

export type Deed = Exclude<PersonAction, 'edit'>;

const VERSIONED: readonly Deed[] = ['suspend', 'reactivate', 'remove'];

/** Does something with a person, tells what came of it, and lets every list show it. */
export function usePersonActions() {
  const { t } = useTranslation('team');
  const invalidate = useInvalidate();
  const showError = useErrorMessage();
  const [busy, setBusy] = useState(false);

  const perform = async (person: PersonDto, deed: Deed): Promise<void> => {
    setBusy(true);
    const { id, version, name } = person;
    try {
      const body = VERSIONED.includes(deed) ? { version } : {};
      await request<PersonDto>('POST', `/api/team/${id}/${deed}`, body);
      showToast({ kind: 'success', message: t(`done.${deed}`, { name }) });
    } catch (error) {
      if (rowInstead(error)) showToast({ kind: 'error', message: t('stale', { name }) });
      else showError(error, { title: t('notDone', { name }) });
    } finally {
      setBusy(false);
      await invalidate({ resource: 'team', invalidates: ['list', 'detail'], id });
    }
  };
  return { perform, busy };
}
