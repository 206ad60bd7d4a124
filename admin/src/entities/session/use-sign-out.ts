import { useNotification } from '@refinedev/core';
import { useTranslation } from 'react-i18next';
import { signOut } from './session';

/** Ends the session, or says that it goes on. Not Refine's `useLogout`, which draws everything anew also where it failed. */
export function useSignOut(): () => void {
  const { t } = useTranslation('app');
  const { open: notify } = useNotification();
  const leave = async () => {
    if (await signOut()) return;
    notify?.({
      key: 'sign-out',
      type: 'error',
      message: t('stillSignedIn.title'),
      description: t('stillSignedIn.text'),
    });
  };
  return () => void leave();
}
