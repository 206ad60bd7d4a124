import type { OrderAction } from '@domain/orders/life-cycle';
import type { WordKeys } from '@shared/format/word-keys';

/** One key, and what it does with the card that the keyboard is on: the first of these that can be done. */
export const ACTION_KEYS: Record<string, readonly OrderAction[]> = {
  a: ['accept'],
  r: ['reject'],
  s: ['start'],
  f: ['ready'],
  d: ['dispatch', 'deliver'],
  b: ['step-back'],
  g: ['acknowledge'],
  p: ['confirm-payment'],
  c: ['cancel'],
};

/** What the help shows, in its order: keys as they are printed, and the key of the words below `orders:shortcuts`. */
export const SHORTCUTS: { keys: string[]; words: WordKeys<'orders', 'shortcuts'> }[] = [
  { keys: ['←', '↑', '↓', '→'], words: 'move' },
  { keys: ['Enter'], words: 'primary' },
  { keys: ['A'], words: 'accept' },
  { keys: ['−', '+'], words: 'minutes' },
  { keys: ['R'], words: 'reject' },
  { keys: ['G'], words: 'acknowledge' },
  { keys: ['S'], words: 'start' },
  { keys: ['F'], words: 'ready' },
  { keys: ['D'], words: 'deliver' },
  { keys: ['B'], words: 'back' },
  { keys: ['C'], words: 'cancel' },
  { keys: ['P'], words: 'payment' },
  { keys: ['O'], words: 'open' },
  { keys: ['M'], words: 'menu' },
  { keys: ['N'], words: 'newOrder' },
  { keys: ['/'], words: 'search' },
  { keys: ['?'], words: 'help' },
];
