import type { SyncedBoard } from '../live/board-sync';
import type { Trouble } from './signal-banners';
import { useConnectionState } from '@entities/live/live';

/** Whether what the board shows can be relied on. */
export function useTrouble({ board, error }: SyncedBoard): Trouble {
  const connection = useConnectionState();
  if (connection === 'offline') return 'offline';
  return board && error !== null ? 'behind' : null;
}
