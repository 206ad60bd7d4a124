import type { OrderCardDto } from '@contracts/orders';
import { notes, NOTES, type KeptNote } from './kept-notes';
import { currentOf, sendAction } from '../actions/send-action';
import { useSending } from '../actions/use-sending';
import { recordSignal } from '@entities/device/signals';
import { ApiError, isNotAnswered } from '@shared/api/error';
import type { Sent } from '@shared/state/persisted-list';

const listeners = new Set<(card: OrderCardDto) => void>();

/** Calls `listener` with every order that the server answers with to what was kept. */
export function onNoteAnswered(listener: (card: OrderCardDto) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const ofOneOrder = (later: KeptNote, earlier: KeptNote): boolean => later.id === earlier.id;

/**
 * Sends what was silenced on the board while the line was down; called once, around every page. That somebody else was faster,
 * or that the order is over, is no news to anybody.
 *
 * @param readAgain has what calls every page read anew: until then a note that has arrived keeps its order silent
 */
export function useNoteSending(offline: boolean, readAgain: () => Promise<void>): void {
  const send = async (note: KeptNote): Promise<Sent> => {
    const answer = await sendAction(note, 'acknowledge', {}, note).catch((error: unknown) => {
      if (error instanceof ApiError) return error;
      throw error;
    });
    if (isNotAnswered(answer)) return 'no-line';
    if (answer instanceof ApiError && answer.status >= 500) return 'stuck';
    const card = answer instanceof ApiError ? currentOf(answer) : answer;
    // First the order as it is, so that it does not ring for a moment in between.
    if (card) answered(card);
    await readAgain();
    notes.change((now) => now.filter(({ key }) => key !== note.key));
    return 'settled';
  };
  useSending(notes, { name: NOTES, offline, send, standsOn: ofOneOrder });
}

function answered(card: OrderCardDto): void {
  if (card.acknowledgedAt !== null) recordSignal(card.id, 'SEEN', { branchId: card.branchId });
  listeners.forEach((listener) => listener(card));
}
