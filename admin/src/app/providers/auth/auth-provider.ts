import type { AuthProvider } from '@refinedev/core';
import { loadSession, session, signIn, signOut } from '@entities/session/session';
import type { LoginBody } from '@entities/session/session-types';
import { ApiError } from '@shared/api/error';

/** The sign-in page with the way back to `from`. */
export function loginPath(from: { pathname: string; search: string }): string {
  return `/login?to=${encodeURIComponent(from.pathname + from.search)}`;
}

const isNobody = (error: unknown) => error instanceof ApiError && error.status === 401;

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

  // The dashboard draws itself only for a session, so ending it here leads to the sign-in page.
  onError: (error: unknown) => {
    if (isNobody(error)) session.set(null);
    return Promise.resolve({});
  },

  getIdentity: () => Promise.resolve(session.get()?.user ?? null),
  getPermissions: () => Promise.resolve(session.get()?.grants ?? {}),
};
