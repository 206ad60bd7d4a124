import type { OrderCardDto } from '@contracts/orders';
import { useEffect, type KeyboardEvent, type RefObject } from 'react';
import { useNavigate } from 'react-router';
import { cardAt, focusCard, neighbour } from './board-focus';
import { silenceCalls } from './last-calls';
import { ACTION_KEYS } from './shortcuts';
import { useOrderActions } from '../actions/order-actions';
import { orders as feature } from '../orders.feature';
import { isLastCall } from '@entities/order/last-call';
import { actionsAt } from '@entities/order/order-moves';
import { fillPath } from '@shared/routing/path';
import { serverNow } from '@shared/state/server-clock';
import { useLatest } from '@shared/state/use-latest';

const ARROWS = { ArrowUp: 'up', ArrowDown: 'down', ArrowLeft: 'left', ArrowRight: 'right' } as const;

/** A key pressed on the board, or on a page on which nothing has the focus. */
type Pressed = Pick<
  KeyboardEvent<HTMLElement>,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'preventDefault'
> & {
  target: EventTarget | null;
};

interface BoardKeys {
  orders: ReadonlyMap<string, OrderCardDto>;
  area: RefObject<HTMLElement>;
  onHelp: () => void;
}

/** The board by keyboard: arrows go from card to card, letters act on the card they are on. */
export function useBoardKeys({ orders, area, onHelp }: BoardKeys) {
  const { run } = useOrderActions();
  const navigate = useNavigate();

  const onKey = (event: Pressed) => {
    const { key, target } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || !(target instanceof HTMLElement)) return;
    if (target.closest('input, textarea, select, [role=dialog], [role=menu]') || !area.current) return;
    const card = cardAt(target);
    const press = (selector: string) => card?.querySelector<HTMLElement>(selector)?.click();
    const done = () => event.preventDefault();

    if (key in ARROWS) {
      done();
      return focusCard(neighbour(area.current, card, ARROWS[key as keyof typeof ARROWS]));
    }
    if (key === '?') return onHelp();
    if (key === '/') {
      done();
      return area.current.querySelector<HTMLElement>('[data-search]')?.focus();
    }
    const order = card?.dataset.order === undefined ? undefined : orders.get(card.dataset.order);
    if (!order) return;
    if (key === 'o') return void navigate(fillPath(feature.paths.show, { id: order.id }));
    if (key === 'm') return press('[data-more]');
    if (key === '-') return press('[data-step=less]');
    if (key === '+' || key === '=') return press('[data-step=more]');
    // Accepting by its key takes the minutes that the card shows.
    if (key === 'a') return press('[data-action=accept]');
    const now = serverNow();
    // Note was taken of it before: what rings once more is silenced on this device, as by its button.
    if (key === 'g' && isLastCall(order, now)) {
      done();
      return silenceCalls([order]);
    }
    const possible = actionsAt(order, now);
    const action = ACTION_KEYS[key]?.find((wanted) => possible.includes(wanted));
    if (!action) return;
    done();
    run(order, action);
  };
  // After a reload, or a press beside everything, nothing has the focus: the keys are the board's all the same.
  const latest = useLatest(onKey);
  useEffect(() => {
    const onPage = (event: globalThis.KeyboardEvent) => {
      if (event.target === document.body) latest.current(event);
    };
    window.addEventListener('keydown', onPage);
    return () => window.removeEventListener('keydown', onPage);
  }, [latest]);
  return onKey;
}
