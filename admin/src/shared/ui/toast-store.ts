import { createStore } from '../state/store';

export interface Toast {
  id: string;
  kind: 'success' | 'error' | 'info';
  message: string;
  description?: string;
  /** Takes back what was done; the toast goes away with it. */
  undo?: () => void;
  /** A way to what the message is about; the toast goes away with it. */
  action?: { label: string; run: () => void };
  /** How long it stays; errors stay until they are closed. */
  seconds?: number;
}

const SHOWN_AT_ONCE = 3;
let made = 0;

export const toasts = createStore<Toast[]>([]);

/**
 * Shows a message above everything and gives its id; the same `id` replaces what it said before. For Refine's provider of
 * notifications: the dashboard calls `useNotification`, unless the message has an `action`, which Refine's has not.
 */
export function showToast(toast: Omit<Toast, 'id'> & { id?: string }): string {
  const id = toast.id ?? `toast-${++made}`;
  toasts.set((all) => [...all.filter((other) => other.id !== id), { ...toast, id }].slice(-SHOWN_AT_ONCE));
  return id;
}

export function closeToast(id: string): void {
  toasts.set((all) => all.filter((toast) => toast.id !== id));
}
