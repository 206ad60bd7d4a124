import { useState } from 'react';
import { session } from '@entities/session/session';
import type { SessionDto } from '@entities/session/session-types';
import { ApiError } from '@shared/api/error';

/**
 * Opening a session in one step or, for who has set up a second factor, in two: `ticket` is what the second goes on
 * with. `onOpen` runs when somebody is signed in.
 */
export function useOpening(onOpen: () => void) {
  const [ticket, setTicket] = useState<string | null>(null);

  const open = async (ask: () => Promise<SessionDto>) => {
    try {
      session.set(await ask());
      onOpen();
    } catch (error) {
      const next = error instanceof ApiError ? error.details.ticket : undefined;
      if (!(error instanceof ApiError) || error.code !== 'TWO_FACTOR_REQUIRED' || !next) throw error;
      setTicket(next);
    }
  };
  return { ticket, open, leave: () => setTicket(null) };
}
