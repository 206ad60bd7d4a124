import { useReadUnheard } from '@entities/branch/unheard';
import { useConnectionState } from '@entities/live/live';
import { useNoteSending } from '../../features/orders/board/use-note-sending';

/** Sends from every page what was silenced on the board while the line was down. */
export function NoteSender() {
  useNoteSending(useConnectionState() === 'offline', useReadUnheard());
  return null;
}
