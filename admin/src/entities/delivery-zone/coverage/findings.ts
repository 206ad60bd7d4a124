import type { Coverage, Gap, Hidden, Overlap } from './coverage';

/** Something to look at on the map, with a name of its own among the others. */
export type Finding = { key: string } & (
  | { kind: 'hidden'; place: Hidden }
  | { kind: 'overlap'; place: Overlap }
  | { kind: 'gap'; place: Gap }
);

/** Everything of a coverage in the order in which it matters. */
export const findingsOf = ({ hidden, overlaps, gaps }: Coverage): Finding[] => [
  ...hidden.map((place): Finding => ({ kind: 'hidden', key: `hidden ${place.id}`, place })),
  ...overlaps.map(
    (place): Finding => ({ kind: 'overlap', key: `overlap ${place.one} ${place.other}`, place }),
  ),
  ...gaps.map((place, index): Finding => ({ kind: 'gap', key: `gap ${index}`, place })),
];
