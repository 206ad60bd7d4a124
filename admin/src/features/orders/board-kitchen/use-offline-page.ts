import { useCallback, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useKeptOnline } from './use-kept-online';
import { cacheSession } from '@entities/session/offline-session';
import { useSession } from '@entities/session/session';
import { cacheFiles } from '@shared/state/offline-files';

const PAGE = '/dashboard/orders/board-kitchen';
const WORKER = '/dashboard/orders/kitchen-worker.js';

/** By then the page has what it begins with; what keeps it for later takes nothing from that. */
const SETTLED_MS = 3_000;

/** Lets the page be loaded anew while there is no network, in the language and for the person that it stands for. */
export function useOfflinePage(): void {
  const person = useSession();
  const { i18n } = useTranslation();
  useKeptOnline(useCallback(() => cacheSession(person), [person]));
  useEffect(() => {
    const timer = setTimeout(() => void cacheFiles(WORKER, PAGE).catch(() => undefined), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [i18n.language]);
}
