import type { OrderCardItem } from '@contracts/orders';

/**
 * Which lines a card writes out: every line with a note or with choices, because they change what is cooked, and of the
 * plain ones as many as there is room for. One line alone is never hidden behind "1 more", which would be as high.
 *
 * @param room lines that a card has room for
 */
export function shownItems(items: readonly OrderCardItem[], room: number): OrderCardItem[] {
  if (items.length <= room) return [...items];
  const speaking = items.filter(speaks).length;
  let plain = Math.max(0, room - 1 - speaking);
  const shown = items.filter((item) => speaks(item) || plain-- > 0);
  return items.length - shown.length === 1 ? [...items] : shown;
}

const speaks = ({ notes, extras, held }: OrderCardItem) => notes !== null || extras.length > 0 || held;
