import type { SessionDto } from './session-types';
import { property, textIn } from '@shared/state/device-value';
import { offlineValue } from '@shared/state/offline-value';

interface KeptSession {
  /** The address of the page that goes on without a network; no other does. */
  path: string;
  session: SessionDto;
}

const kept = offlineValue<KeptSession>('session', 1, (value) => (isKept(value) ? value : null));

/** Whether it is what this page wrote: nobody else writes there, and another shape has another version. */
const isKept = (value: unknown): value is KeptSession =>
  textIn(value, 'path', 200) !== '' && property(property(value, 'session'), 'user') !== undefined;

/** Lets the page that is shown come without a network for who is there; the cookie is still the server's to judge. */
export function cacheSession(session: SessionDto): void {
  kept.save({
    path: window.location.pathname,
    session: { ...session, user: { ...session.user, email: '' } },
  });
}

/** Who was at this page when it was last there; null for every other page. */
export function cachedSession(): SessionDto | null {
  const found = kept.load();
  return found?.path === window.location.pathname ? found.session : null;
}
