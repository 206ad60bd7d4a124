import type { NotificationProvider } from '@refinedev/core';
import { closeToast, showToast } from '@shared/ui/toast-store';

/** Refine's messages as our toasts. What is neither good nor bad is `progress`; `cancelMutation` is the way back. */
export const notificationProvider: NotificationProvider = {
  open: ({ key, type, message, description, undoableTimeout, cancelMutation }) => {
    showToast({
      id: key,
      kind: type === 'progress' ? 'info' : type,
      message,
      description,
      undo: cancelMutation,
      seconds: undoableTimeout,
    });
  },
  close: closeToast,
};
