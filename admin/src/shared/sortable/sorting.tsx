import { GripVertical } from 'lucide-react';
import {
  createContext,
  useContext,
  useId,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import { useTranslation } from 'react-i18next';
import { dragRow } from './drag-row';
import { placeByKey } from './reorder';
import styles from './sorting.module.css';
import { classes } from '../ui/classes';

interface SortingOptions {
  /** How many there are, drawn or not. */
  count: number;
  /** So many stand side by side. */
  perLine?: number;
  /** How the row at a place is called when its new place is told. */
  nameAt: (place: number) => string;
  /** Left out where the order cannot be changed now: there are no handles. */
  onMove?: (from: number, to: number) => void;
}

/** Where it stands how a row is moved, for who cannot see it; null where rows cannot be moved. */
const HowToMove = createContext<string | null>(null);

/**
 * A list whose rows are put in order: dragged by their handle, or with the arrow keys while the handle has the focus.
 * Each row says its place, from 0, in `data-place` and holds a `SortHandle`.
 */
export function useSorting<E extends HTMLElement>({ count, perLine = 1, nameAt, onMove }: SortingOptions) {
  const { t } = useTranslation('form');
  const [told, setTold] = useState('');
  const how = useId();

  const move = (from: number, to: number) => {
    if (to === from || to < 0 || to >= count) return;
    onMove?.(from, to);
    setTold(t('order.moved', { name: nameAt(from), place: to + 1, count }));
  };
  const list = onMove && {
    'data-sortable': '',
    onPointerDown: (event: PointerEvent<E>) => {
      const handle = handleOf(event);
      if (!handle || event.button !== 0) return;
      // Nothing is to be selected or dragged besides, and the row with the focus stays drawn.
      event.preventDefault();
      handle.focus({ preventScroll: true });
      dragRow({
        event: event.nativeEvent,
        list: event.currentTarget,
        handle,
        sideways: perLine > 1,
        onDrop: move,
      });
    },
    onKeyDown: (event: KeyboardEvent<E>) => {
      const row = handleOf(event)?.closest<HTMLElement>('[data-place]');
      if (!row || event.altKey || event.ctrlKey || event.metaKey) return;
      const from = Number(row.dataset.place);
      const to = placeByKey(event.key, from, count, perLine);
      if (to === undefined) return;
      event.preventDefault();
      move(from, to);
    },
  };
  return { list, how: onMove ? how : null, told };
}

/** What stands around such a list: how it is done, and what was done, for screen readers. */
export function Sorting({ how, told, children }: { how: string | null; told: string; children: ReactNode }) {
  const { t } = useTranslation('form');
  return (
    <HowToMove.Provider value={how}>
      {children}
      {how !== null && (
        <>
          <span id={how} hidden>
            {t('order.how')}
          </span>
          <span className="visually-hidden" role="status">
            {told}
          </span>
        </>
      )}
    </HowToMove.Provider>
  );
}

/** By this a row is taken. `quiet`: seen on pointing at the row, on focus and always on touch. */
export function SortHandle({
  name,
  quiet,
  className,
}: {
  name: string;
  quiet?: boolean;
  className?: string;
}) {
  const { t } = useTranslation('form');
  const how = useContext(HowToMove);
  if (how === null) return null;
  return (
    <button
      type="button"
      data-sort-handle
      className={classes(styles.handle, quiet && styles.quiet, className)}
      aria-label={t('order.handle', { name })}
      aria-describedby={how}
    >
      <GripVertical size={16} strokeWidth={1.5} aria-hidden />
    </button>
  );
}

/** The handle an event is about, if it is one of this very list. */
function handleOf({ target, currentTarget }: { target: EventTarget; currentTarget: HTMLElement }) {
  const handle = target instanceof Element ? target.closest<HTMLElement>('[data-sort-handle]') : null;
  return handle?.closest('[data-sortable]') === currentTarget ? handle : null;
}
