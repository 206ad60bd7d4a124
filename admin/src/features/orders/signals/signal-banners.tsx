import { Button } from 'antd';
import { VolumeX, WifiOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Banner } from './banner';
import { useSoundUnlock } from './use-sound-unlock';
import type { SyncedBoard } from '../live/board-sync';
import { liveConnection, useConnectionState } from '@entities/live/live';
import { unlockSound } from '@shared/state/sound-player';

/** `offline`: the line is down. `behind`: it is up, but something of what is to be shown could not be loaded. */
export type ConnectionProblem = 'offline' | 'behind' | null;

/** Whether what the board shows can be relied on. */
export function useConnectionProblem({
  board,
  error,
}: Pick<SyncedBoard, 'board' | 'error'>): ConnectionProblem {
  const connection = useConnectionState();
  if (connection === 'offline') return 'offline';
  return board && error !== null ? 'behind' : null;
}

interface SignalBannersProps {
  trouble: ConnectionProblem;
  /** What a screen without a line is still good for, where it is for something. */
  offline?: string;
  /** What could not be loaded, where that is not all of it. */
  behind?: string | undefined;
  onRetry: () => void;
}

/** Says what the screen cannot do at the moment: hear of changes, or be heard. */
export function SignalBanners({ trouble, offline, behind, onRetry }: SignalBannersProps) {
  const { t } = useTranslation('orders');
  const silent = useSoundUnlock();
  const own = { offline, behind };
  return (
    <>
      {trouble && (
        <Banner
          icon={WifiOff}
          tone="cancelled"
          action={
            <Button size="small" onClick={trouble === 'offline' ? () => liveConnection.retryNow() : onRetry}>
              {t('signals.tryNow')}
            </Button>
          }
        >
          {own[trouble] ?? t(`signals.${trouble}`)}
        </Banner>
      )}
      {silent && (
        <Banner
          icon={VolumeX}
          tone="waiting"
          action={
            <Button size="small" onClick={() => void unlockSound()}>
              {t('signals.unlock')}
            </Button>
          }
        >
          {t('signals.silent')}
        </Banner>
      )}
    </>
  );
}
