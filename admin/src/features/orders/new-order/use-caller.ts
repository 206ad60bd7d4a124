import type { CallerDto } from '@contracts/staff-orders';
import { useRef, useState } from 'react';
import { ApiError } from '@shared/api/error';
import { request } from '@shared/api/request';

interface Asked {
  phone: string;
  /** Null: this phone never ordered. */
  caller: CallerDto | null;
  error: ApiError | null;
}

/**
 * Who has the phone that was typed, as they are known at a branch. Asked at most once for a phone; whoever asks gets the
 * answer as well.
 */
export function useCaller(branch: string) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const latest = useRef('');
  const ask = async (phone: string): Promise<CallerDto | null> => {
    if (asked?.phone === phone && !asked.error) return asked.caller;
    latest.current = phone;
    try {
      const query = new URLSearchParams({ phone, branch });
      const caller = await request<CallerDto | null>('GET', `/api/customers/by-phone?${query}`);
      if (latest.current === phone) setAsked({ phone, caller, error: null });
      return caller;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (latest.current === phone) setAsked({ phone, caller: null, error });
      return null;
    }
  };
  return {
    ask,
    /** Nobody has been asked for yet, or the phone is another one by now. */
    of: (phone: string) => (asked?.phone === phone ? asked : null),
    forget: () => setAsked(null),
  };
}
