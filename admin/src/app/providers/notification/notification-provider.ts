import type { NotificationProvider } from '@refinedev/core';
import { closeToast, showToast } from '@shared/ui/toast-store';

/** Refine's messages in our toasts; an undoable deed carries its undo. */
export const notificationProvider: NotificationProvider = {
  open: ({ key, message, description, type, cancelMutation, undoableTimeout }) => {
    // Refine says "Success" as the title and the sentence as the description, or the other way round.
    showToast({
      id: key,
      kind: type === 'progress' ? 'info' : type,
      message: description && type === 'success' ? description : message,
      description: type === 'success' ? undefined : description,
      undo: cancelMutation,
      seconds: type === 'progress' ? undoableTimeout : undefined,
    });
  },
  close: closeToast,
};
