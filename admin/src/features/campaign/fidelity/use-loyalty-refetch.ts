import { useLiveRefetch } from '@entities/live/use-live-reading';

/**
 * Reads balances again when one of them changes. A new order moves no balance, but adds to what is pending. The events of a
 * merged group name any customer of it, so that no event can be left out.
 */
export const useLoyaltyRefetch = (readAgain: () => unknown): void =>
  useLiveRefetch(readAgain, { types: ['loyalty.changed', 'order.placed'], everyMs: 2000 });
