import { businessDay } from '@domain/time';
import { useEffect } from 'react';
import type { BoardSync } from './board-sync';
import type { BranchSummary } from '@entities/session/session-types';
import { useNow } from '@shared/state/use-now';

/** Loads the board again when the branch's business day is over: what ended in it leaves the board. */
export function useDayEnd(sync: BoardSync, { timezone, closeoutTime }: BranchSummary): void {
  const today = businessDay(new Date(useNow()), timezone, closeoutTime);
  const shown = sync.state.use().board?.businessDay;
  useEffect(() => {
    if (shown !== undefined && shown < today) sync.reload();
  }, [sync, shown, today]);
}
