import { canOrder } from '../orders/can-order';
import type { StoreContext } from '../orders/store';
import type { StoreReason } from '../orders/store-state';
import { lacksZones, type OnboardingStep } from './steps';

/** What keeps a branch from going live. */
export type ObstacleCode =
  | 'NO_BRANCH'
  | 'BLOCKED_BILLING'
  | 'SERVICE_NOT_OFFERED'
  | 'NEVER_OPEN'
  | 'NO_DELIVERY_ZONE'
  | 'NO_PAYMENT_METHOD'
  | 'PIX_KEY_REQUIRED'
  | 'MENU_EMPTY';

/** `step` is where it is put right; null where that is no step of the way. */
interface Obstacle {
  code: ObstacleCode;
  step: OnboardingStep | null;
}

/**
 * Everything for which customers could never order from a branch if it went live now. What `canOrder` calls an error
 * counts, and hours that never come; that the branch is closed at this hour or paused does not.
 */
export function goLiveBlockers(store: StoreContext | null, now: Date): Obstacle[] {
  if (!store) return [{ code: 'NO_BRANCH', step: 'branch' }];
  const live: StoreContext = { ...store, pauses: [], branch: { ...store.branch, state: 'ACTIVE' } };
  const obstacles = canOrder(live, { now }).reasons.flatMap(obstacleOf);
  if (lacksZones(store)) obstacles.push({ code: 'NO_DELIVERY_ZONE', step: 'zones' });
  const { paymentMethods, pixKey } = store.branch;
  if (paymentMethods.length === 0) obstacles.push({ code: 'NO_PAYMENT_METHOD', step: 'payments' });
  if (paymentMethods.includes('PIX') && !pixKey)
    obstacles.push({ code: 'PIX_KEY_REQUIRED', step: 'payments' });
  return obstacles;
}

function obstacleOf({ code, args }: StoreReason): Obstacle[] {
  switch (code) {
    case 'BLOCKED_BILLING':
      return [{ code, step: null }];
    case 'SERVICE_NOT_OFFERED':
      return [{ code, step: 'branch' }];
    case 'MENU_EMPTY':
      return [{ code, step: 'menu' }];
    case 'CLOSED_HOURS':
    case 'HOLIDAY':
      return args?.opensAt === undefined ? [{ code: 'NEVER_OPEN', step: 'hours' }] : [];
    default:
      return [];
  }
}
