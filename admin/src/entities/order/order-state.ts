import type { OrderState } from '@domain/orders/order';
import {
  Ban,
  Bell,
  Bike,
  CalendarClock,
  Check,
  CheckCheck,
  ChefHat,
  CircleCheckBig,
  Flame,
  Hourglass,
  TimerOff,
  Undo2,
  type LucideIcon,
} from 'lucide-react';
import type { Tone } from '@shared/tokens/tokens';

/** How each state looks everywhere: one colour and one icon for one idea. */
export const ORDER_STATE_LOOKS: Record<OrderState, { tone: Tone; icon: LucideIcon }> = {
  AWAITING_PAYMENT: { tone: 'waiting', icon: Hourglass },
  SCHEDULED: { tone: 'done', icon: CalendarClock },
  PENDING: { tone: 'waiting', icon: Bell },
  ACCEPTED: { tone: 'preparing', icon: ChefHat },
  PREPARING: { tone: 'preparing', icon: Flame },
  READY: { tone: 'ready', icon: Check },
  DISPATCHED: { tone: 'on-the-way', icon: Bike },
  RETURNING: { tone: 'on-the-way', icon: Undo2 },
  DELIVERED: { tone: 'done', icon: CheckCheck },
  CONCLUDED: { tone: 'done', icon: CircleCheckBig },
  REJECTED: { tone: 'cancelled', icon: Ban },
  EXPIRED: { tone: 'cancelled', icon: TimerOff },
  CANCELLED: { tone: 'cancelled', icon: Ban },
};
