import { useSyncExternalStore } from 'react';

function subscribe(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}

/** Whether the device believes it has a network. A server in the same house answers without one. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine);
