import type { StoreState, StoreStatus } from '@contracts/storefront';
import { CircleCheck, CirclePause, CircleX, TriangleAlert, type LucideIcon } from 'lucide-react';

/** `good` takes every order, `warning` only some, `bad` none. */
type StoreHealth = 'good' | 'warning' | 'bad';

const ICONS: Record<StoreHealth, LucideIcon> = { good: CircleCheck, warning: TriangleAlert, bad: CircleX };

export function storeHealth({ state, canOrder }: Pick<StoreStatus, 'state' | 'canOrder'>): StoreHealth {
  if (!canOrder) return 'bad';
  return state === 'OPEN' ? 'good' : 'warning';
}

interface StoreIconProps {
  state: StoreState;
  health: StoreHealth;
  size?: number;
}

/** Colour never speaks alone: the icon tells the same. */
export function StoreIcon({ state, health, size = 16 }: StoreIconProps) {
  const Icon = state === 'PAUSED' ? CirclePause : ICONS[health];
  return <Icon size={size} strokeWidth={1.75} aria-hidden />;
}
