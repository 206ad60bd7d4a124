import { BellRing } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import styles from './calling-bar.module.css';
import { useCalling } from '@entities/branch/store-status';
import { noteSignal } from '@entities/device/signals';
import { useDeviceBeat } from '@entities/device/use-device-beat';
import { useHasPermission } from '@entities/session/access';
import { board } from '../../features/orders/board/board.feature';
import { soundOf, useRing } from '../../features/orders/signals/ring';
import { LinkButton } from '@shared/ui/button';

/** Rings on every page for orders that nobody on the board takes note of, where the branch wants it; the board rings by itself. */
export function CallingBar() {
  const { pathname } = useLocation();
  const calling = useCalling();
  const may = useHasPermission('order.accept');
  if (!may || calling.count === 0 || pathname === board.paths.list) return null;
  return <Calling {...calling} />;
}

function Calling({ branchId, count, orderIds }: ReturnType<typeof useCalling>) {
  const { t } = useTranslation('app');
  useDeviceBeat({ branchIds: [branchId], shows: 'DASHBOARD' });
  useRing(true, {
    aloud: true,
    // The bar goes with the ring: what it came to is told while it is there.
    onRing: (heard) => orderIds.forEach((id) => noteSignal(id, soundOf(heard), { urgent: true })),
  });
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
