import type { OrderCardDto } from '@contracts/orders';
import { Button } from 'antd';
import {
  CircleHelp,
  LayoutDashboard,
  ListOrdered,
  LogOut,
  Maximize,
  Minimize,
  Radio,
  Volume2,
  VolumeX,
  WifiOff,
} from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { board } from '../board/board.feature';
import { canFullScreen, toggleFullScreen, useIsFullScreen } from './full-screen';
import styles from './kitchen-bar.module.css';
import type { Station } from './station-choice';
import { stationsNamed } from './tickets';
import { chooseBranch, useBranches } from '@entities/branch/branch';
import { BranchPicker } from '@entities/branch/branch-picker';
import { useConnectionState } from '@entities/live/live';
import type { BranchSummary } from '@entities/session/session-types';
import { useMay } from '@entities/session/use-may';
import { useSignOut } from '@entities/session/use-sign-out';
import { useFormat } from '@shared/format/context';
import { soundEnabled, setSoundEnabled } from '@shared/state/sound-player';
import { useNow } from '@shared/state/use-now';

interface KitchenBarProps {
  branch: BranchSummary;
  orders: OrderCardDto[];
  station: Station;
  /** Whether somebody puts orders together, at the screen that shows all stations. */
  expo: boolean;
  totals: boolean;
  onTotals: () => void;
  onHelp: () => void;
}

const ICON = { size: 22, strokeWidth: 1.75 };

/** Which station, what time it is, and the few switches of a screen on a wall. */
export function KitchenBar({ branch, orders, station, expo, totals, onTotals, onHelp }: KitchenBarProps) {
  const { t } = useTranslation(['orders', 'navigation']);
  const { clock } = useFormat();
  const now = useNow();
  const branches = useBranches();
  const online = useConnectionState() !== 'offline';
  const wanted = soundEnabled.use();
  const full = useIsFullScreen();
  return (
    <header className={styles.bar}>
      <time className={styles.clock}>{clock(now)}</time>
      <span
        className={styles.line}
        data-online={online}
        role="img"
        aria-label={t(online ? 'kitchen.live' : 'kitchen.lost')}
      >
        {online ? <Radio {...ICON} aria-hidden /> : <WifiOff {...ICON} aria-hidden />}
      </span>
      {branches.length > 1 ? (
        <BranchPicker
          className={styles.picker}
          value={branch.id}
          onChange={chooseBranch}
          aria-label={t('kitchen.branch')}
        />
      ) : (
        <span className={styles.branch}>{branch.name}</span>
      )}
      <Stations orders={orders} station={station} expo={expo} />
      <div className={styles.tools}>
        <Button
          type="text"
          size="large"
          title={t('kitchen.allDay')}
          icon={<ListOrdered {...ICON} />}
          aria-pressed={totals}
          onClick={onTotals}
        />
        <Button
          type="text"
          size="large"
          title={t(wanted ? 'kitchen.soundOff' : 'kitchen.soundOn')}
          icon={wanted ? <Volume2 {...ICON} /> : <VolumeX {...ICON} />}
          onClick={() => setSoundEnabled(!wanted)}
        />
        {canFullScreen() && (
          <Button
            type="text"
            size="large"
            title={t(full ? 'kitchen.leaveFullScreen' : 'kitchen.fullScreen')}
            icon={full ? <Minimize {...ICON} /> : <Maximize {...ICON} />}
            onClick={toggleFullScreen}
          />
        )}
        <Button
          type="text"
          size="large"
          title={t('shortcuts.title')}
          icon={<CircleHelp {...ICON} />}
          onClick={onHelp}
        />
        <WayOut />
      </div>
    </header>
  );
}

/** Back to the board for who has one; the kitchen has nowhere else to go than out. */
function WayOut() {
  const { t } = useTranslation(['orders', 'navigation']);
  const navigate = useNavigate();
  const signOut = useSignOut();
  return useMay(board.name, 'list') ? (
    <Button
      type="text"
      size="large"
      title={t('kitchen.toBoard')}
      icon={<LayoutDashboard {...ICON} />}
      onClick={() => void navigate(board.paths.list)}
    />
  ) : (
    <Button
      type="text"
      size="large"
      title={t('kitchen.signOut')}
      icon={<LogOut {...ICON} />}
      onClick={signOut}
    />
  );
}

function Stations({ orders, station, expo }: Pick<KitchenBarProps, 'orders' | 'station' | 'expo'>) {
  const { t } = useTranslation('orders');
  const named = useMemo(() => stationsNamed(orders), [orders]);
  // Where there were several, their line stays: it stands above the tickets.
  const [several, setSeveral] = useState(station.chosen !== null);
  if (!several && (named.length > 1 || expo)) setSeveral(true);
  // The chosen one stays in sight while nothing hangs for it.
  const all = station.chosen === null || named.includes(station.chosen) ? named : [...named, station.chosen];
  if (!several) return null;
  return (
    <div className={styles.stations} role="group" aria-label={t('kitchen.stations')}>
      <Button
        shape="round"
        className={styles.station}
        aria-pressed={station.chosen === null}
        onClick={() => station.choose(null)}
      >
        {t(expo ? 'kitchen.expo' : 'kitchen.allStations')}
      </Button>
      {all.map((name) => (
        <Button
          key={name}
          shape="round"
          className={styles.station}
          aria-pressed={station.chosen === name}
          onClick={() => station.choose(name)}
        >
          {name || t('kitchen.noStation')}
        </Button>
      ))}
    </div>
  );
}
