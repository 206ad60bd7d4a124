import { notes } from '../features/orders/board/kept-notes';
import { useNoteSending } from '../features/orders/board/use-note-sending';
import { usePressSending } from '../features/orders/board-kitchen/use-press-sending';
import { useBranches } from '@entities/branch/branch';
import { useReadUnheard } from '@entities/branch/unheard';
import { useConnectionState } from '@entities/live/live';

/** Sends from every page, the kitchen's without the shell as well, what was pressed while the line was down. */
export function KeptSender() {
  const offline = useConnectionState() === 'offline';
  useNoteSending(offline, useReadUnheard(notes.list.use().length > 0));
  return useBranches().map(({ id }) => <PressSender key={id} branchId={id} offline={offline} />);
}

function PressSender({ branchId, offline }: { branchId: string; offline: boolean }) {
  usePressSending(branchId, offline);
  return null;
}
