import { plainText } from '../text';
import type { Point } from './geometry';

/** The side of a cell in degrees: about half a kilometre, so that nobody's door is told. */
export const CELL_DEGREES = 0.005;

/** The corner towards which a cell is counted: whole numbers of cells from the equator and from Greenwich. */
export interface Cell {
  row: number;
  column: number;
}

export const cellOf = ({ lat, lng }: Point): Cell => ({
  row: Math.floor(lat / CELL_DEGREES),
  column: Math.floor(lng / CELL_DEGREES),
});

/** The middle of a cell. */
export const cellCenter = ({ row, column }: Cell): Point => ({
  lat: Number(((row + 0.5) * CELL_DEGREES).toFixed(6)),
  lng: Number(((column + 0.5) * CELL_DEGREES).toFixed(6)),
});

/** Where somebody ordered, or wanted to, so many times. */
export interface DemandPoint {
  district: string;
  city: string;
  /** Null where the place on the map was not known. */
  cell: Cell | null;
  count: number;
}

interface Counts {
  orders: number;
  refused: number;
}

export interface Demand {
  /** On the map, those with most refusals first. */
  cells: (Point & Counts)[];
  /** By district, those with most refusals first. */
  places: ({ district: string; city: string } & Counts)[];
}

/** So many of each are told at the most. */
const MOST = 500;

/** Sums up where orders came from and where customers were refused: by cells of the map and by districts. */
export function demandOf(orders: readonly DemandPoint[], refused: readonly DemandPoint[]): Demand {
  const cells = new Map<string, Point & Counts>();
  const places = new Map<string, Demand['places'][number]>();
  const add = ({ district, city, cell, count }: DemandPoint, kind: keyof Counts) => {
    const placeKey = `${plainText(district)}|${plainText(city)}`;
    const place = places.get(placeKey) ?? { district, city, orders: 0, refused: 0 };
    place[kind] += count;
    places.set(placeKey, place);
    if (!cell) return;
    const key = `${cell.row}:${cell.column}`;
    const at = cells.get(key) ?? { ...cellCenter(cell), orders: 0, refused: 0 };
    at[kind] += count;
    cells.set(key, at);
  };
  for (const each of orders) add(each, 'orders');
  for (const each of refused) add(each, 'refused');
  const mostRefusedFirst = (one: Counts, other: Counts) =>
    other.refused - one.refused || other.orders - one.orders;
  return {
    cells: [...cells.values()].sort(mostRefusedFirst).slice(0, MOST),
    places: [...places.values()].sort(mostRefusedFirst).slice(0, MOST),
  };
}
