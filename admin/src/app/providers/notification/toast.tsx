import { lazy, Suspense, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import styles from './toast.module.css';
import { toasts } from '@shared/ui/toast-store';

const loadNotices = () => import('./toast-notices');
const ToastNotices = lazy(loadNotices);
const AHEAD_MS = 3000;

/**
 * Where toasts appear; stands once, at the root. Whatever shows one need not know of React. What draws them comes after
 * the page, but before the connection is lost, which a toast may have to tell.
 */
export function ToastRegion() {
  const { t } = useTranslation('ui');
  const region = useRef<HTMLDivElement>(null);
  const asked = useRef(false);
  const some = toasts.use().length > 0;
  asked.current ||= some;

  useEffect(() => {
    const timer = setTimeout(() => void loadNotices().catch(() => undefined), AHEAD_MS);
    return () => clearTimeout(timer);
  }, []);

  // Beside the page, which is out of reach behind a dialog.
  return createPortal(
    // A region that is always there: what is put into it is read out, and it can be found again.
    <div
      ref={region}
      data-toasts
      className={styles.region}
      role="region"
      aria-label={t('toast.region')}
      aria-live="polite"
    >
      {asked.current && (
        <Suspense fallback={null}>
          <ToastNotices container={() => region.current ?? document.body} />
        </Suspense>
      )}
    </div>,
    document.body,
  );
}
