import { useNotification } from '@refinedev/core';
import { useTranslation } from 'react-i18next';

/** Puts a link on the clipboard; without one, as on a page without TLS, `onFailure` shows what to copy by hand. */
export function useCopyLink(): (url: string, onFailure: () => void) => void {
  const { t } = useTranslation('coupons');
  const { open: notify } = useNotification();
  return (url, onFailure) => {
    const copied = () => notify?.({ type: 'success', message: t('links.copied') });
    navigator.clipboard.writeText(url).then(copied).catch(onFailure);
  };
}
