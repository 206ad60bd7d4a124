import type { OrderCardDto } from '@contracts/orders';
import { useCallback, useEffect, useMemo } from 'react';
import { isKeptNote, noteOf, notes, type KeptNote } from './kept-notes';
import { onNoteAnswered } from './use-note-sending';
import { useLatest } from '@shared/state/use-latest';

/**
 * What is silenced on the board while the line is down: silent here at once, and told to the others when it is back, from
 * whichever page is shown then.
 *
 * @param onCard told of every order that the server answers with
 */
export function useKeptNotes(onCard: (card: OrderCardDto) => void) {
  const presses = notes.list.use();
  const latest = useLatest(onCard);
  useEffect(() => onNoteAnswered((card) => latest.current(card)), [latest]);
  const keep = useCallback(
    (note: KeptNote) => notes.change((now) => [...now.filter(({ id }) => id !== note.id), note]),
    [],
  );
  return useMemo(() => ({ presses, isKept: isKeptNote, pressOf: noteOf, keep }), [presses, keep]);
}
