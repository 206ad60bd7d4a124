import type { BusinessMove } from '../../domain/business';
import type { OwnWord } from '../words/translations';

interface MoveWords {
  label: OwnWord;
  effect: OwnWord;
  done: OwnWord;
}

export const MOVE_WORDS: Readonly<Record<BusinessMove, MoveWords>> = {
  suspend: { label: 'suspend', effect: 'suspendEffect', done: 'suspended' },
  cancel: { label: 'cancelBusiness', effect: 'cancelBusinessEffect', done: 'businessCancelled' },
  reinstate: { label: 'reinstate', effect: 'reinstateEffect', done: 'reinstated' },
  'mark-past-due': { label: 'markPastDue', effect: 'markPastDueEffect', done: 'markedPastDue' },
  activate: { label: 'activate', effect: 'activateEffect', done: 'activated' },
};
