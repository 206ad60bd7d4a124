import type { OrderAction } from '@domain/orders/life-cycle';
import {
  BadgeCheck,
  BellOff,
  Check,
  CircleCheckBig,
  CirclePause,
  Flame,
  HandCoins,
  PencilLine,
  Replace,
  RotateCcw,
  StepBack,
  Tag,
  Undo2,
  Wallet,
  type LucideIcon,
} from 'lucide-react';
import { stateAfter, type MovableOrder } from '@entities/order/order-moves';
import { ORDER_STATE_LOOKS } from '@entities/order/order-state';

const OWN: Partial<Record<OrderAction, LucideIcon>> = {
  acknowledge: BellOff,
  'confirm-payment': BadgeCheck,
  refund: HandCoins,
  'resolve-unmatched': CircleCheckBig,
  edit: PencilLine,
  hold: CirclePause,
  fire: Flame,
  'offer-substitute': Replace,
  'withdraw-substitute': Undo2,
  'acknowledge-change': Check,
  'acknowledge-missed': Check,
  'take-payment': Wallet,
  discount: Tag,
  'step-back': StepBack,
  restore: RotateCcw,
};

/** An action looks like the state it leads to, unless it is a way back or no way at all. */
export function actionIcon(order: MovableOrder, action: OrderAction): LucideIcon {
  const own = OWN[action];
  const to = stateAfter(order, action);
  return own ?? ORDER_STATE_LOOKS[to ?? order.state].icon;
}

/** The key of its verb below `orders:actions`: what people say differs by order where the verb is the same. */
export function actionKey(
  { state, type }: Pick<MovableOrder, 'state' | 'type'>,
  action: OrderAction,
): OrderAction | 'hand-over' | 'dispatch-again' | 'take-back' {
  if (action === 'deliver' && type !== 'DELIVERY') return 'hand-over';
  if (action === 'dispatch' && state === 'RETURNING') return 'dispatch-again';
  if (action === 'restore' && state === 'EXPIRED') return 'take-back';
  return action;
}

/** Ends the order or takes it from its way. */
export const isDestructive = (action: OrderAction) => action === 'reject' || action === 'cancel';
