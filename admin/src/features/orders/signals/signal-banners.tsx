import { Button } from 'antd';
import { VolumeX, WifiOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Banner } from './banner';
import { useSoundUnlock } from './use-sound-unlock';
import type { SyncedBoard } from '../live/board-sync';
import { liveConnection, useConnectionState } from '@entities/live/live';
import { unlockSound } from '@shared/state/sound-player';

/** `offline`: the line is down. `behind`: it is up, but what is shown could not be loaded again. */
export type ConnectionProblem = 'offline' | 'behind' | null;

/** Whether what the board shows can be relied on. */
export function useConnectionProblem({ board, error }: SyncedBoard): ConnectionProblem {
  const connection = useConnectionState();
  if (connection === 'offline') return 'offline';
  return board && error !== null ? 'behind' : null;
}

interface SignalBannersProps {
  trouble: ConnectionProblem;
  /** What a screen without a line is still good for, where it is for something. */
  offline?: string;
  onRetry: () => void;
}

/** Says what the screen cannot do at the moment: hear of changes, or be heard. */
export function SignalBanners({ trouble, offline, onRetry }: SignalBannersProps) {
  const { t } = useTranslation('orders');
  const silent = useSoundUnlock();
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
          {trouble === 'offline' && offline ? offline : t(`signals.${trouble}`)}
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
