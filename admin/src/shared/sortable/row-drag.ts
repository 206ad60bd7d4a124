import {
  closestCenter,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
  type Active,
  type CollisionDetection,
  type Over,
} from '@dnd-kit/core';
import type { RefObject } from 'react';

/** A press is a press until the pointer has moved this far, or a finger has rested this long. */
const MOUSE = { activationConstraint: { distance: 4 } };
const TOUCH = { activationConstraint: { delay: 150, tolerance: 8 } };

export const useRowSensors = () => useSensors(useSensor(MouseSensor, MOUSE), useSensor(TouchSensor, TOUCH));

/** The row the pointer is in; between and beside rows the one nearest to what is dragged. */
export const rowUnder: CollisionDetection = (drag) => {
  const within = pointerWithin(drag);
  return within.length > 0 ? within : closestCenter(drag);
};

/** What a handle tells of its row. */
export interface RowOfHandle {
  row: RefObject<HTMLElement | null>;
}

/** Where a row stands that is dragged or dragged over; undefined once it is gone. */
export function sortPosition(taken: Active | Over | null): number | undefined {
  const { row } = (taken?.data.current ?? {}) as Partial<RowOfHandle>;
  const place = row?.current?.dataset.place;
  return place === undefined ? undefined : Number(place);
}
