import type { OnboardingDto } from '@contracts/onboarding';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLiveRefetch } from '@entities/live/use-live-reading';
import { request } from '@shared/api/request';

const EVENTS = [
  'team.changed',
  'business.changed',
  'store.changed',
  'menu.changed',
  'order.placed',
  'order.changed',
  'order.acknowledged',
] as const;

/** How far the business is, kept true by what happens in it: here, on the board, on another device. */
export function useOnboarding() {
  const [answer, setAnswer] = useState<OnboardingDto | null>(null);
  const [error, setError] = useState<unknown>(null);
  const asked = useRef(0);

  const load = useCallback(async (): Promise<OnboardingDto> => {
    const turn = (asked.current += 1);
    const found = await request<OnboardingDto>('GET', '/api/onboarding');
    // An answer that was overtaken by a later question is out of date.
    if (turn === asked.current) {
      setAnswer(found);
      setError(null);
    }
    return found;
  }, []);

  const retry = useCallback(() => {
    setError(null);
    load().catch(setError);
  }, [load]);
  useEffect(retry, [retry]);
  useLiveRefetch(() => load().catch(() => undefined), { types: EVENTS, everyMs: 400 });

  return { answer, error, load, retry };
}
