import { useTranslation } from 'react-i18next';
import { ApiError } from '@shared/api/error';
import { showToast } from '@shared/ui/toast-store';

/** Tells why something was not done. What is no refusal is an error of ours and goes on up. */
export function useWhyNot() {
  const { t } = useTranslation('menu');
  return (error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
    const unsaid = error.code === 'UNREACHABLE' ? 'notDone.unreachable' : 'notDone.unexpected';
    showToast({ kind: 'error', message: t('notDone.title'), description: error.message || t(unsaid) });
  };
}
