import { useCallback, useEffect, useState } from 'react';
import { emptyDraft, isEmpty, type Attempt, type OrderDraft } from './draft';
import { deleteDraft } from '@shared/form/draft-storage';
import { draftKey, loadDraft, saveDraft } from '@shared/form/drafts';

/**
 * The order that is being typed at a branch. It stays on the device until it was sent: closing by mistake, a reload or
 * a crash lose nothing of it.
 */
export function useOrderDraft(branchId: string, usual: Parameters<typeof emptyDraft>[0]) {
  const [empty] = useState(() => emptyDraft(usual));
  // Board and list write the same order.
  const key = `new-order@${branchId}${draftKey(empty).slice(draftKey(empty).indexOf('#'))}`;
  const [draft, setDraft] = useState<OrderDraft>(() => loadDraft('device', key, empty)?.values ?? empty);
  useEffect(() => {
    if (isEmpty(draft) && draft.attempt === null) deleteDraft('device', key);
    else saveDraft(key, { base: { values: empty, version: 0 }, values: draft });
  }, [draft, empty, key]);

  return {
    draft,
    empty,
    change: useCallback((changes: Partial<OrderDraft>) => setDraft((now) => ({ ...now, ...changes })), []),
    setDraft,
    /** Forgets what was typed, also where nobody looks at it any more; a try that was not answered is still to be settled. */
    clear: useCallback(
      (attempt: Attempt | null = null) => {
        deleteDraft('device', key);
        setDraft({ ...empty, attempt });
      },
      [empty, key],
    ),
  };
}
