import { useRef, useState, type PointerEvent, type RefObject } from 'react';
import type { Period } from '@domain/opening-hours';
import { DAY_MIN } from '@domain/time';
import { closingBy, drawnBetween, movedBy, openingBy, STEP_MINUTES } from './week-spans';

/** A click or a tap on nothing opens for so long. */
const NEW_MINUTES = 180;
/** What a finger trembles. */
const TAP_PIXELS = 8;

type Part = 'whole' | 'opens' | 'closes';

interface Drag {
  pointerId: number;
  touch: boolean;
  /** The period that is dragged; null for one that is drawn. */
  index: number | null;
  part: Part;
  /** Minute of the week at which it was taken hold of. */
  from: number;
  at: { x: number; y: number };
  moved: boolean;
}

interface WeekDragOptions {
  /** The columns, without the hours beside them. */
  body: RefObject<HTMLDivElement>;
  value: readonly Period[];
  onChange: (periods: Period[]) => void;
  /** The period a finger may drag: over the others it scrolls. */
  selected: number | null;
  onSelect: (index: number) => void;
}

const PARTS = { whole: movedBy, opens: openingBy, closes: closingBy } as const;
const snapped = (minutes: number) => Math.round(minutes / STEP_MINUTES) * STEP_MINUTES;

/**
 * Drawing, moving and stretching periods by mouse, pen and finger. What is dragged is shown where it would be, and is
 * changed once it is let go.
 */
export function useWeekDrag({ body, value, onChange, selected, onSelect }: WeekDragOptions) {
  const drag = useRef<Drag | null>(null);
  const [shown, setShown] = useState<Period[] | null>(null);

  /** The minute of the week under the pointer; below midnight the next day goes on. */
  const minuteAt = ({ clientX, clientY }: PointerEvent): number => {
    const box = body.current?.getBoundingClientRect();
    if (!box) return 0;
    const column = Math.min(6, Math.max(0, Math.floor(((clientX - box.left) / box.width) * 7)));
    return column * DAY_MIN + ((clientY - box.top) / box.height) * DAY_MIN;
  };

  const result = ({ index, part, from }: Drag, now: number): Period[] => {
    if (index === null) {
      const step = Math.floor(from / STEP_MINUTES) * STEP_MINUTES;
      return [...value, drawnBetween(step, snapped(now))];
    }
    return value.map((period, at) => (at === index ? PARTS[part](period, snapped(now - from)) : period));
  };

  const end = () => {
    drag.current = null;
    setShown(null);
  };

  return {
    /** The week as it would be if it were let go now; null while nothing is dragged. */
    shown,
    cancel: end,
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLDivElement>) => {
        if (event.button !== 0 || drag.current) return;
        const target = event.target as Element;
        const period = target.closest<HTMLElement>('[data-period]');
        const part = target.closest<HTMLElement>('[data-part]')?.dataset.part;
        drag.current = {
          pointerId: event.pointerId,
          touch: event.pointerType === 'touch',
          index: period ? Number(period.dataset.period) : null,
          part: part === 'opens' || part === 'closes' ? part : 'whole',
          from: minuteAt(event),
          at: { x: event.clientX, y: event.clientY },
          moved: false,
        };
        // A finger on anything but what is selected may be about to scroll.
        const { touch, index } = drag.current;
        if (!touch || (index !== null && index === selected))
          event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove: (event: PointerEvent<HTMLDivElement>) => {
        const current = drag.current;
        if (current?.pointerId !== event.pointerId) return;
        const { at, touch, index } = current;
        current.moved ||= Math.hypot(event.clientX - at.x, event.clientY - at.y) > (touch ? TAP_PIXELS : 3);
        if (!current.moved || (touch && (index === null || index !== selected))) return;
        setShown(result(current, minuteAt(event)));
      },
      onPointerUp: (event: PointerEvent<HTMLDivElement>) => {
        const current = drag.current;
        if (current?.pointerId !== event.pointerId) return;
        const { index, moved, touch, from } = current;
        const now = minuteAt(event);
        end();
        if (!moved) {
          if (index !== null) return onSelect(index);
          const hour = Math.floor(from / 60) * 60;
          onChange([...value, drawnBetween(hour, hour + NEW_MINUTES)]);
          return onSelect(value.length);
        }
        if (touch && (index === null || index !== selected)) return;
        onChange(result(current, now));
        onSelect(index ?? value.length);
      },
      onPointerCancel: end,
    },
  };
}
