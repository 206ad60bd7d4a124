import { useDraggable, useDroppable } from '@dnd-kit/core';
import { Button } from 'antd';
import { GripVertical } from 'lucide-react';
import { useCallback, useContext, useId, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { sortPosition, type RowOfHandle } from './row-drag';
import { Moving } from './sorting';
import styles from './sorting.module.css';
import { classes } from '@shared/ui/classes';

interface SortHandleProps {
  name: string;
  /** Seen on pointing at the row, on focus and always on touch. */
  quiet?: boolean;
  className?: string;
}

/**
 * By this a row is taken: the element around it that has `data-place`. That is marked while it is dragged or dragged over,
 * so rows themselves know nothing of it, and none is drawn anew for it.
 */
export function SortHandle(props: SortHandleProps) {
  const moving = useContext(Moving);
  return moving && <Handle sideways={moving === 'all-ways'} {...props} />;
}

function Handle({ sideways, name, quiet, className }: SortHandleProps & { sideways: boolean }) {
  const { t } = useTranslation('form');
  const id = useId();
  const handle = useRef<HTMLElement | null>(null);
  const row = useRef<HTMLElement | null>(null);
  const { setNodeRef, setActivatorNodeRef, listeners, attributes, active, isDragging, transform } =
    useDraggable({ id, data: { row } satisfies RowOfHandle });
  const ref = useCallback(
    (element: HTMLElement | null) => {
      handle.current = element;
      row.current = element?.closest<HTMLElement>('[data-place]') ?? null;
      setActivatorNodeRef(element);
      setNodeRef(row.current);
    },
    [setActivatorNodeRef, setNodeRef],
  );

  useLayoutEffect(() => {
    const element = row.current;
    if (!element || !isDragging) return;
    // A row with the focus stays drawn, however far the list is scrolled meanwhile.
    handle.current?.focus({ preventScroll: true });
    element.dataset.dragged = '';
    return () => {
      delete element.dataset.dragged;
      element.style.transform = '';
    };
  }, [isDragging]);

  const [x, y] = transform ? [sideways ? transform.x : 0, transform.y] : [0, 0];
  useLayoutEffect(() => {
    if (isDragging && row.current) row.current.style.transform = `translate3d(${x}px, ${y}px, 0)`;
  }, [isDragging, x, y]);

  return (
    <>
      <Button
        ref={ref}
        type="text"
        size="small"
        data-sort-handle
        className={classes(styles.handle, quiet && styles.quiet, className)}
        aria-label={t('order.handle', { name })}
        aria-describedby={attributes['aria-describedby']}
        icon={<GripVertical size={16} strokeWidth={1.5} aria-hidden />}
        {...listeners}
      />
      {/* Only then: to tell dnd-kit of each row that comes and goes would make scrolling slower. */}
      {active && <DropPlace id={id} row={row} sideways={sideways} />}
    </>
  );
}

/** A row as the place where another is let go, with a mark on the side where that would come to stand. */
function DropPlace({ id, row, sideways }: RowOfHandle & { id: string; sideways: boolean }) {
  const { setNodeRef, isOver, active } = useDroppable({ id, data: { row } satisfies RowOfHandle });
  useLayoutEffect(() => setNodeRef(row.current), [setNodeRef, row]);
  useLayoutEffect(() => {
    const [element, from] = [row.current, sortPosition(active)];
    if (!element || !isOver || active?.id === id || from === undefined) return;
    const after = from < Number(element.dataset.place);
    element.dataset.edge = sideways ? (after ? 'right' : 'left') : after ? 'below' : 'above';
    return () => {
      delete element.dataset.edge;
    };
  }, [isOver, active, id, row, sideways]);
  return null;
}
