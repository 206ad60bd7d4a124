import { useState } from 'react';
import { session } from '@entities/session/session';
import type { SessionDto } from '@entities/session/session-types';
import { ApiError } from '@shared/api/error';

/**
 * Signing in, in one step or, for who has set up a second factor, in two: `ticket` is what the second is made with.
 * `onSignedIn` runs once somebody is signed in.
 */
export function useTwoStepSignIn(onSignedIn: () => void) {
  const [ticket, setTicket] = useState<string | null>(null);

  const attempt = async (ask: () => Promise<SessionDto>) => {
    try {
      session.set(await ask());
      onSignedIn();
    } catch (error) {
      const next = error instanceof ApiError ? error.details.ticket : undefined;
      if (!(error instanceof ApiError) || error.code !== 'TWO_FACTOR_REQUIRED' || !next) throw error;
      setTicket(next);
    }
  };
  return { ticket, attempt, reset: () => setTicket(null) };
}
