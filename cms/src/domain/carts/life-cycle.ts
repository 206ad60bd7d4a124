import { transitionChecker } from '../moves';

export const CART_STATES = ['ACTIVE', 'ABANDONED', 'REMINDED', 'RECOVERED', 'CONVERTED', 'EXPIRED'] as const;
export type CartState = (typeof CART_STATES)[number];

export type CartMove = 'abandon' | 'remind' | 'convert' | 'recover' | 'unpaid' | 'expire';

/** From which states a move leads where. */
interface CartTransition {
  from: readonly CartState[];
  to: CartState;
}

/**
 * The life of a cart. An order from a cart that was never left is its plain end (`convert`), one from a cart that was left
 * wins it back (`recover`), by itself or after a reminder, which the figures tell apart. An order whose payment never came gives its cart back (`unpaid`). What expired stays so.
 * Source: "Cart" in the design of the domain.
 */
export const CART_TRANSITIONS: Readonly<Record<CartMove, CartTransition>> = {
  abandon: { from: ['ACTIVE'], to: 'ABANDONED' },
  remind: { from: ['ABANDONED', 'REMINDED'], to: 'REMINDED' },
  convert: { from: ['ACTIVE'], to: 'CONVERTED' },
  recover: { from: ['ABANDONED', 'REMINDED'], to: 'RECOVERED' },
  unpaid: { from: ['CONVERTED', 'RECOVERED'], to: 'ABANDONED' },
  expire: { from: ['ACTIVE', 'ABANDONED', 'REMINDED'], to: 'EXPIRED' },
};

/** A cart without a word from its customer for so long counts as left, in minutes. */
export const ABANDONED_AFTER_MIN = 20;
/** A cart that nobody ordered is given up after so long without a word, in days; who it was is forgotten with it. */
export const EXPIRED_AFTER_DAYS = 7;

/** Whether a cart in `state` can be moved so. */
export const canMove = transitionChecker(CART_TRANSITIONS);

/** Whether the customer may still change the cart: it came to nothing yet, and to no order. */
export const isOpen = (state: CartState): boolean => canMove(state, 'expire');

/** The carts that can still be won back, or are being filled. */
export const OPEN_CARTS = CART_STATES.filter(isOpen);

/** What an order makes of its cart in `state`; null where it was ordered or given up already. */
export function moveOfOrder(state: CartState): 'convert' | 'recover' | null {
  if (canMove(state, 'convert')) return 'convert';
  return canMove(state, 'recover') ? 'recover' : null;
}
