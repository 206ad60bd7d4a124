import type { AuthProvider } from '@refinedev/core';
import { loadSession, session, signIn, signOut } from '@entities/session/session';
import type { LoginBody } from '@entities/session/session-types';

/** The sign-in page with the way back to `from`. */
export function loginPath(from: { pathname: string; search: string }): string {
  return `/login?to=${encodeURIComponent(from.pathname + from.search)}`;
}

/** Refine's view of the session that the sign-in page made; the cookie itself is out of any script's reach. */
export const authProvider: AuthProvider = {
  login: async (body: LoginBody) => {
    try {
      await signIn(body);
      return { success: true };
    } catch (error) {
      return { success: false, error: error instanceof Error ? error : new Error(String(error)) };
    }
  },

  logout: async () => {
    await signOut();
    return { success: true };
  },

  check: async () => {
    const found = await loadSession();
    return found ? { authenticated: true } : { authenticated: false, redirectTo: loginPath(window.location) };
  },

  // That a session has ended is heard where refusals arrive, whoever asked; the rest is for the page to say.
  onError: () => Promise.resolve({}),

  getIdentity: () => Promise.resolve(session.get()?.user ?? null),
  getPermissions: () => Promise.resolve(session.get()?.grants ?? {}),
};
