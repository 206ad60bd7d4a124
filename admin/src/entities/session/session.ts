import { cachedSession } from './offline-session';
import type { LoginBody, SessionDto } from './session-types';
import { ApiError, isUnreachable } from '@shared/api/error';
import { request } from '@shared/api/request';
import { onSessionEnd } from '@shared/api/session-end';
import { deleteAllDrafts, saveOpenForms, claimDrafts } from '@shared/form/drafts';
import { clearOfflineValues, keepOfflineValues } from '@shared/state/offline-value';
import { createStore } from '@shared/state/store';

/** Who is signed in: undefined until known, null when nobody is. */
export const session = createStore<SessionDto | null | undefined>(undefined);

/** A session ended while somebody worked: the sign-in page says so. */
export const sessionEnded = createStore(false);

let lastPerson: string | null = null;

// The dashboard draws itself only for a session, so ending it leads to the sign-in page; what was typed waits here.
session.subscribe(() => {
  const person = session.get();
  if (person === null) clearOfflineValues();
  if (person) {
    lastPerson = `${person.user.id}@${person.business.id}`;
    claimDrafts(lastPerson);
    keepOfflineValues();
    sessionEnded.set(false);
  } else if (person === null && lastPerson !== null) {
    saveOpenForms(lastPerson);
    lastPerson = null;
    sessionEnded.set(true);
  }
});

onSessionEnd(() => {
  if (session.get()) session.set(null);
});

let loading: Promise<SessionDto | null> | null = null;

/**
 * Asks once who is signed in; `again` asks anew. An unreachable server is an error, not "nobody"; a page that goes on
 * without a network begins with who was there.
 */
export function loadSession({ again = false } = {}): Promise<SessionDto | null> {
  const known = session.get();
  if (known !== undefined && !again) return Promise.resolve(known);
  loading ??= request<SessionDto | null>('GET', '/api/session')
    .then((found) => {
      session.set(found);
      return found;
    })
    .catch((error: unknown) => {
      const before = session.get() === undefined && isUnreachable(error) ? cachedSession() : null;
      if (!before) throw error;
      session.set(before);
      return before;
    })
    .finally(() => {
      loading = null;
    });
  return loading;
}

export async function signIn(body: LoginBody): Promise<SessionDto> {
  const found = await request<SessionDto>('POST', '/api/session', body);
  session.set(found);
  return found;
}

/** Somebody stands there and waits: a network that swallows what is sent is told after this time. */
const SIGN_OUT_MS = 5_000;

/**
 * Ends the session, and says whether it did: the cookie is the server's to take away, so where that does not answer nothing
 * is forgotten and nobody leaves. The page is loaded anew, so that nothing of what was seen stays behind in its memory.
 */
export async function signOut(): Promise<boolean> {
  const ended = await request('DELETE', '/api/session', undefined, AbortSignal.timeout(SIGN_OUT_MS)).then(
    () => true,
    (error: unknown) => error instanceof ApiError && error.status === 401,
  );
  if (!ended) return false;
  deleteAllDrafts();
  clearOfflineValues();
  window.location.assign('/login');
  return true;
}

/** The signed-in person, for what is only ever drawn for one. */
export function useSession(): SessionDto {
  const current = session.use();
  if (!current) throw new Error('Nobody is signed in');
  return current;
}
