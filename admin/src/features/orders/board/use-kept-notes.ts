import type { OrderCardDto } from '@contracts/orders';
import { useCallback, useMemo } from 'react';
import { isKeptNote, keptNotes, noteOf, NOTES, type KeptNote } from './kept-notes';
import { currentOf, sendAction } from '../actions/send-action';
import { useSending } from '../actions/use-sending';
import { ApiError, isNoLine } from '@shared/api/error';
import type { Sent } from '@shared/state/kept-list';
import { useLatest } from '@shared/state/use-latest';

const ofOneOrder = (later: KeptNote, earlier: KeptNote): boolean => later.id === earlier.id;

/**
 * What is silenced on the board while the line is down: silent here at once, and told to the others when it is back. That
 * somebody else was faster, or that the order is over, is no news to anybody.
 *
 * @param onCard told of every order that the server answers with
 */
export function useKeptNotes(offline: boolean, onCard: (card: OrderCardDto) => void) {
  const queue = useMemo(keptNotes, []);
  const presses = queue.list.use();
  const latest = useLatest({ onCard });

  const send = useCallback(
    async (note: KeptNote): Promise<Sent> => {
      const answer = await sendAction(note, 'acknowledge', {}, note).catch((error: unknown) => {
        if (error instanceof ApiError) return error;
        throw error;
      });
      if (isNoLine(answer)) return 'no-line';
      if (answer instanceof ApiError && answer.status >= 500) return 'stuck';
      const card = answer instanceof ApiError ? currentOf(answer) : answer;
      // First the order as it is, so that it does not ring for a moment in between.
      if (card) latest.current.onCard(card);
      queue.change((now) => now.filter(({ key }) => key !== note.key));
      return 'settled';
    },
    [queue, latest],
  );
  useSending(queue, { name: NOTES, offline, send, standsOn: ofOneOrder });

  const keep = useCallback(
    (note: KeptNote) => queue.change((now) => [...now.filter(({ id }) => id !== note.id), note]),
    [queue],
  );
  return useMemo(() => ({ presses, isKept: isKeptNote, pressOf: noteOf, keep }), [presses, keep]);
}
