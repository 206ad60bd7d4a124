import { useTranslation } from 'react-i18next';
import { useAccessRequests } from '@entities/access/access-requests';
import { useRinging } from '@entities/branch/unheard';
import { useHasPermission } from '@entities/session/access';

export interface WaitingFor {
  count: number;
  /** What they are, for who cannot see the place. */
  words: string;
}

/** What waits for the person behind the places of the menu, by the name of the place. */
export function useWaitingCounts(): Partial<Record<string, WaitingFor>> {
  const { t } = useTranslation('navigation');
  const ringing = useRinging();
  const requests = useAccessRequests({ enabled: useHasPermission('user.edit') }).rows.length;
  return {
    board: { count: ringing, words: t('waiting') },
    team: { count: requests, words: t('requests', { count: requests }) },
  };
}
