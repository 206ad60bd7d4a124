import { businessDay, localTime } from '../../domain/time';
import type { LoadedStore } from '../../store/load-store';
import type { StoredCart } from './store/carts';

/** When a cart was last touched, also as the branch's clock and calendar have it. */
export function cartActivity(
  { branch: { timezone, closeoutTime } }: LoadedStore,
  at: Date,
): Pick<StoredCart, 'lastActivityAt' | 'businessDay' | 'localHour'> {
  return {
    lastActivityAt: at.toISOString(),
    businessDay: businessDay(at, timezone, closeoutTime),
    localHour: Math.floor(localTime(at, timezone).minutes / 60),
  };
}
