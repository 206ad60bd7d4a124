import { BellRing } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import styles from './calling-bar.module.css';
import { useCalling } from '@entities/branch/store-status';
import { useHasPermission } from '@entities/session/access';
import { board } from '../../features/orders/board/board.feature';
import { useRing } from '../../features/orders/signals/ring';
import { LinkButton } from '@shared/ui/button';

/** Rings on every page for orders that nobody on the board takes note of, where the branch wants it; the board rings by itself. */
export function CallingBar() {
  const { t } = useTranslation('app');
  const { pathname } = useLocation();
  const count = useCalling();
  const calls = useHasPermission('order.accept') && count > 0 && pathname !== board.paths.list;
  useRing(calls, { aloud: true });
  if (!calls) return null;
  return (
    <div className={styles.bar} role="alert">
      <BellRing size={18} strokeWidth={1.75} aria-hidden />
      <span className={styles.words}>{t('calling.words', { count })}</span>
      <LinkButton type="primary" to={board.paths.list}>
        {t('calling.open')}
      </LinkButton>
    </div>
  );
}
