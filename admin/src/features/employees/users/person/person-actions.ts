import { useInvalidate } from '@refinedev/core';
import type { PersonDto } from '@contracts/team';
import type { PersonAction } from '@domain/access';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '@shared/api/error';
import { request } from '@shared/api/request';
import { showToast } from '@shared/ui/toast-store';

export type Deed = Exclude<PersonAction, 'edit'>;

const VERSIONED: readonly Deed[] = ['suspend', 'reactivate', 'remove'];

/** Does something with a person, tells what came of it, and lets every list show it. */
export function usePersonActions() {
  const { t } = useTranslation('team');
  const invalidate = useInvalidate();
  const [busy, setBusy] = useState(false);

  const perform = async (person: PersonDto, deed: Deed): Promise<void> => {
    setBusy(true);
    const { id, version, name } = person;
    try {
      const body = VERSIONED.includes(deed) ? { version } : {};
      await request<PersonDto>('POST', `/api/team/${id}/${deed}`, body);
      showToast({ kind: 'success', message: t(`done.${deed}`, { name }) });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const stale = error.code === 'STALE_VERSION';
      showToast({
        kind: 'error',
        message: stale ? t('stale', { name }) : t('notDone', { name }),
        description: stale ? undefined : error.message || t('unreachable'),
      });
    } finally {
      setBusy(false);
      await invalidate({ resource: 'team', invalidates: ['list', 'detail'], id });
    }
  };
  return { perform, busy };
}
