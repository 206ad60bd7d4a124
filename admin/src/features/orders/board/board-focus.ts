import { useSyncExternalStore } from 'react';
import { createStore } from '@shared/state/store';

/** The card that the keyboard is on, or was on last. */
export const activeCard = createStore<string | null>(null);

export const useIsActive = (id: string) =>
  useSyncExternalStore(activeCard.subscribe, () => activeCard.get() === id);

/** Where in a card the keyboard stands: its next step, else its number. */
function targetIn(card: Element): HTMLElement | null {
  return card.querySelector<HTMLElement>('[data-primary]') ?? card.querySelector<HTMLElement>('a');
}

export const cardAt = (element: Element | null) => element?.closest<HTMLElement>('[data-order]') ?? null;

export function focusCard(card: HTMLElement | null | undefined): void {
  if (!card?.dataset.order) return;
  activeCard.set(card.dataset.order);
  targetIn(card)?.focus({ preventScroll: true });
  card.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

const cardsIn = (column: Element | undefined) => [
  ...(column?.querySelectorAll<HTMLElement>('[data-order]') ?? []),
];

type Direction = 'up' | 'down' | 'left' | 'right';

/** The card next to `card` on the board; sideways, the nearest column that has any, at about the same height. */
export function neighbour(
  board: Element,
  card: HTMLElement | null,
  direction: Direction,
): HTMLElement | null {
  const columns = [...board.querySelectorAll('[data-column]')].filter((column) => cardsIn(column).length > 0);
  const first = cardsIn(columns[0])[0] ?? null;
  if (!card) return first;
  const at = columns.findIndex((column) => column.contains(card));
  const cards = cardsIn(columns[at]);
  const index = cards.indexOf(card);
  if (direction === 'up' || direction === 'down')
    return cards[index + (direction === 'down' ? 1 : -1)] ?? null;
  const beside = cardsIn(columns[at + (direction === 'right' ? 1 : -1)]);
  return beside[Math.min(index, beside.length - 1)] ?? null;
}
