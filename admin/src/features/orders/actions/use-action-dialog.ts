import { useState } from 'react';
import type { ActionPromptProps } from './action-dialogs';
import type { ActionWords } from './order-actions';

/** Sends what was said in a dialog and closes it, unless what was said is refused and can be put right there. */
export function useActionDialog({ order, action, perform, close }: ActionPromptProps) {
  const [busy, setBusy] = useState(false);
  const send = async (words?: ActionWords): Promise<boolean> => {
    setBusy(true);
    const error = await perform(order, action, words);
    setBusy(false);
    // Without a line the words are kept for another try; on a conflict there is nothing left to say.
    const again = error !== null && (error.status === 0 || error.status === 400 || error.status === 422);
    if (!again) close();
    return error === null;
  };
  return { busy, send };
}
