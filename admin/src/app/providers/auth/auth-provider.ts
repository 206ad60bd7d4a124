import type { AuthProvider } from '@refinedev/core';
import { loadSession, session, signIn, signOut } from '@entities/session/session';
import type { LoginBody } from '@entities/session/session-types';

const asError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)));

/** Refine's view of the session; the cookie itself is out of any script's reach. */
export const authProvider: AuthProvider = {
  // The sign-in page calls `signIn` itself: with Refine around it, its first paint would weigh half as much again.
  login: async (body: LoginBody) => {
    try {
      await signIn(body);
      return { success: true };
    } catch (error) {
      return { success: false, error: asError(error) };
    }
  },

  // What is pressed calls `useSignOut`, which says where it failed.
  logout: async () => {
    if (!(await signOut())) return { success: false };
    // The page is on its way out: an answer would make Refine ask anew who is there, and draw it all again meanwhile.
    return new Promise(() => {});
  },

  // A server out of reach is an error, not "nobody": whoever is asked tells them apart.
  check: async () => {
    try {
      return { authenticated: (await loadSession()) !== null };
    } catch (error) {
      return { authenticated: false, error: asError(error) };
    }
  },

  // That a session has ended is heard where refusals arrive, whoever asked; the rest is for the page to say.
  onError: () => Promise.resolve({}),

  getIdentity: () => Promise.resolve(session.get()?.user ?? null),
  getPermissions: () => Promise.resolve(session.get()?.grants ?? {}),
};
