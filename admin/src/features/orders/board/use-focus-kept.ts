import { useEffect, useRef, type RefObject } from 'react';
import type { Columns } from './board-columns';
import { activeCard, cardAt, focusCard } from './board-focus';

/**
 * Who works down a column by keyboard stays in it: when the card that had the focus moves on, the focus goes to the
 * one that took its place, instead of getting lost.
 */
export function useFocusKept(area: RefObject<HTMLElement>, columns: Columns): void {
  const last = useRef<{ id: string; column: string; index: number } | null>(null);

  useEffect(() => {
    const board = area.current;
    if (!board) return;
    const remember = () => {
      const card = cardAt(document.activeElement);
      const column = card?.closest<HTMLElement>('[data-column]');
      if (!card?.dataset.order || !column?.dataset.column) return void (last.current = null);
      const index = [...column.querySelectorAll('[data-order]')].indexOf(card);
      last.current = { id: card.dataset.order, column: column.dataset.column, index };
      activeCard.set(card.dataset.order);
    };
    board.addEventListener('focusin', remember);
    return () => board.removeEventListener('focusin', remember);
  }, [area]);

  useEffect(() => {
    const was = last.current;
    if (!was || document.activeElement !== document.body) return;
    const column = area.current?.querySelector(`[data-column="${was.column}"]`);
    const cards = [...(column?.querySelectorAll<HTMLElement>('[data-order]') ?? [])];
    const same = cards.find(({ dataset }) => dataset.order === was.id);
    focusCard(same ?? cards[Math.min(was.index, cards.length - 1)]);
  }, [area, columns]);
}
