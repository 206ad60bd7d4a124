/** The least rectangle around points; of none of them, an empty one that is apart from all. */
export interface Box {
  west: number;
  south: number;
  east: number;
  north: number;
}

export function boxOf(points: readonly { x: number; y: number }[]): Box {
  const box = { west: Infinity, south: Infinity, east: -Infinity, north: -Infinity };
  for (const { x, y } of points) {
    box.west = Math.min(box.west, x);
    box.east = Math.max(box.east, x);
    box.south = Math.min(box.south, y);
    box.north = Math.max(box.north, y);
  }
  return box;
}

export const areDisjoint = (one: Box, other: Box): boolean =>
  one.east < other.west || other.east < one.west || one.north < other.south || other.north < one.south;
