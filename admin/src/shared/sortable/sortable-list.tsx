import {
  closestCenter,
  DndContext,
  MouseSensor,
  TouchSensor,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { GripVertical } from 'lucide-react';
import { useState, type CSSProperties, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './sortable-list.module.css';
import { classes } from '../ui/classes';

interface SortableListProps<T> {
  /** What the list is, for who cannot see it. */
  label: string;
  rows: readonly T[];
  idOf: (row: T) => string;
  /** How a row is called when its place is told. */
  nameOf: (row: T) => string;
  onMove: (from: number, to: number) => void;
  /** No handles: the order cannot be changed now. */
  fixed?: boolean;
  className?: string;
  children: (row: T, handle: ReactNode) => ReactNode;
}

const HANDLE_KEYS: Partial<Record<string, (at: number, last: number) => number>> = {
  ArrowUp: (at) => at - 1,
  ArrowDown: (at) => at + 1,
  Home: () => 0,
  End: (_, last) => last,
};

/**
 * Rows that are put in order: dragged by their handle, or with the arrow keys while the handle has the focus. Every
 * move is told to screen readers.
 */
export function SortableList<T>(props: SortableListProps<T>) {
  const { label, rows, idOf, nameOf, onMove, fixed, className, children } = props;
  const { t } = useTranslation('form');
  const [told, setTold] = useState('');
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 150, tolerance: 8 } }),
  );

  const move = (from: number, to: number) => {
    const row = rows[from];
    if (row === undefined || to < 0 || to >= rows.length || from === to) return;
    onMove(from, to);
    setTold(t('order.moved', { name: nameOf(row), place: to + 1, count: rows.length }));
  };
  const indexOf = (id: unknown) => rows.findIndex((row) => idOf(row) === id);

  const onKeyDown = (event: KeyboardEvent, at: number) => {
    const target = HANDLE_KEYS[event.key]?.(at, rows.length - 1);
    if (target === undefined) return;
    event.preventDefault();
    move(at, target);
  };

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      // The moves are told below, by pointer and by key alike.
      accessibility={{ announcements: SILENT, screenReaderInstructions: { draggable: t('order.how') } }}
      onDragEnd={({ active, over }) => over && move(indexOf(active.id), indexOf(over.id))}
    >
      <ul className={className} aria-label={label}>
        {rows.map((row, index) => (
          <Row
            key={idOf(row)}
            id={idOf(row)}
            index={index}
            fixed={fixed}
            label={t('order.handle', { name: nameOf(row) })}
            onKeyDown={(event) => onKeyDown(event, index)}
          >
            {(handle) => children(row, handle)}
          </Row>
        ))}
      </ul>
      <span className="visually-hidden" role="status">
        {told}
      </span>
    </DndContext>
  );
}

const SILENT = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
};

interface RowProps {
  id: string;
  index: number;
  fixed?: boolean;
  label: string;
  onKeyDown: (event: KeyboardEvent) => void;
  children: (handle: ReactNode) => ReactNode;
}

function Row({ id, index, fixed, label, onKeyDown, children }: RowProps) {
  const place = { id, data: { index }, disabled: fixed };
  const { setNodeRef, setActivatorNodeRef, listeners, attributes, transform, isDragging, active } =
    useDraggable(place);
  const { setNodeRef: setDropRef, isOver } = useDroppable(place);
  const from = (active?.data.current as { index: number } | undefined)?.index;
  const edge = isOver && !isDragging && from !== undefined ? (from < index ? 'below' : 'above') : undefined;
  const style: CSSProperties | undefined = transform
    ? { transform: `translate3d(0, ${transform.y}px, 0)` }
    : undefined;

  const setRef = (element: HTMLElement | null) => {
    setNodeRef(element);
    setDropRef(element);
  };
  const handle = fixed ? null : (
    <button
      type="button"
      ref={setActivatorNodeRef}
      className={styles.handle}
      aria-label={label}
      aria-describedby={attributes['aria-describedby']}
      {...listeners}
      onKeyDown={onKeyDown}
    >
      <GripVertical size={16} strokeWidth={1.5} aria-hidden />
    </button>
  );
  return (
    <li
      ref={setRef}
      style={style}
      data-edge={edge}
      className={classes(styles.row, isDragging && styles.dragged)}
    >
      {children(handle)}
    </li>
  );
}
