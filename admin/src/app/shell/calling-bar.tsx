import type { UnheardDto } from '@contracts/branches';
import { Button } from 'antd';
import { BellRing, VolumeX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import styles from './calling-bar.module.css';
import { ALL_BRANCHES, chooseBranch, useBranches, useBranchScope } from '@entities/branch/branch';
import { useCalling, useCallsEverywhere, withoutCalls } from '@entities/branch/unheard';
import { recordSignal } from '@entities/device/signals';
import { useDeviceHeartbeat } from '@entities/device/use-device-heartbeat';
import { useHasPermission } from '@entities/session/access';
import { board } from '../../features/orders/board/board.feature';
import { notes, withoutSilenced } from '../../features/orders/board/kept-notes';
import { boardInSight } from '../../features/orders/live/board-in-sight';
import { orders } from '../../features/orders/orders.feature';
import { soundOf, useRing } from '../../features/orders/signals/ring';
import { soundBlocked, soundEnabled, unlockSound } from '@shared/state/sound-player';
import { useUnlockOnPress } from '@shared/state/use-unlock-on-press';

/**
 * Rings on every page for orders that nobody on the board takes note of, where the branch wants it; a board rings by
 * itself for the orders that it shows.
 */
export function CallingBar() {
  const scope = useBranchScope();
  const onBoard = boardInSight.use();
  const elsewhere = withoutCalls(useCalling(), (id) => onBoard.has(id));
  // Others still hear what was silenced here without a line.
  const calling = withoutSilenced(elsewhere, notes.list.use());
  const mayAnswer = useHasPermission('order.accept');
  const callsEverywhere = useCallsEverywhere();
  // Before it has to ring: the press has to come first.
  useUnlockOnPress(mayAnswer && callsEverywhere);
  if (!mayAnswer || calling.length === 0) return null;
  const isShown = (branchId: string) => scope === null || scope.id === branchId;
  return <Calling calling={calling} choose={!calling.every(({ branchId }) => isShown(branchId))} />;
}

interface CallingProps {
  calling: readonly UnheardDto[];
  /** Whether the board has to be opened for other branches than are chosen. */
  choose: boolean;
}

function Calling({ calling, choose }: CallingProps) {
  const { t } = useTranslation('app');
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const branches = useBranches();
  const wanted = soundEnabled.use();
  const silent = soundBlocked.use() && wanted;
  useDeviceHeartbeat({ branchIds: calling.map(({ branchId }) => branchId), shows: 'DASHBOARD' });
  useRing(true, {
    aloud: true,
    // The bar goes with the ring: what it came to is told while it is there.
    onRing: (heard) =>
      calling.forEach(({ branchId, callingOrders }) =>
        callingOrders.forEach((id) => recordSignal(id, soundOf(heard), { urgent: true, branchId })),
      ),
  });

  const count = calling.reduce((sum, each) => sum + each.calling, 0);
  const names = calling.flatMap(({ branchId }) => branches.find(({ id }) => id === branchId)?.name ?? []);
  // The board is in sight and does not show them: it has no room for them, or could not be loaded.
  const toList = pathname === board.paths.list && !choose;
  const open = () => {
    if (toList) return void navigate(orders.paths.list);
    const [first, ...others] = calling;
    if (first && choose) chooseBranch(others.length > 0 ? ALL_BRANCHES : first.branchId);
    void navigate(board.paths.list);
  };
  return (
    <div className={styles.bar} role="alert" data-calling>
      <BellRing size={18} strokeWidth={1.75} aria-hidden />
      <span className={styles.words}>
        {branches.length > 1
          ? t('calling.at', { count, branches: names.join(', ') })
          : t('calling.words', { count })}
      </span>
      {silent && (
        <Button
          icon={<VolumeX size={16} strokeWidth={1.75} aria-hidden />}
          onClick={() => void unlockSound()}
        >
          {t('calling.unlock')}
        </Button>
      )}
      <Button type="primary" onClick={open}>
        {t(toList ? 'calling.toList' : 'calling.open')}
      </Button>
    </div>
  );
}
