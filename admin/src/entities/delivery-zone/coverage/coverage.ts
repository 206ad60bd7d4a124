import type { DeliveryZoneDto } from '@contracts/delivery-zones';
import { coversTimesOf, prevailingZone, schedulesOverlap, type Point } from '@domain/delivery';
import {
  booleanOpWithPolyTree,
  ClipType,
  difference,
  FillRule,
  intersect,
  PolyTree64,
  type Path64,
  type PolyPath64,
} from 'clipper2-ts';
import { outlineOf } from '../map/rings';
import { areDisjoint, boxOf, type Box } from './box';
import { planeAround, squareMetersOf, withoutSlivers, type Plane } from './plane';

export type CoveredZone = Pick<
  DeliveryZoneDto,
  'id' | 'area' | 'exclusion' | 'priority' | 'days' | 'from' | 'to' | 'state'
>;

/** A place on the map: lines around it, and around what is cut out of it. */
interface Place {
  rings: Point[][];
  squareMeters: number;
}

/** Where two zones hold the same addresses at the same time, and who decides there. */
export interface Overlap extends Place {
  one: string;
  other: string;
  decides: ReturnType<typeof prevailingZone>;
}

/** A zone that never decides, since others hold all of it before. */
export interface Hidden extends Place {
  id: string;
  by: string[];
}

/** Zones around a place in which none is. */
export interface Gap extends Place {
  between: string[];
}

export interface Coverage {
  hidden: Hidden[];
  overlaps: Overlap[];
  gaps: Gap[];
}

interface Shape {
  zone: CoveredZone;
  path: Path64;
  box: Box;
}

/**
 * What the active zones that have a place on the map make of it together, the largest of each kind first. What is narrower
 * than ten metres is a line that was not drawn exactly, and is not told. Two exclusions that overlap are nothing to tell:
 * both refuse.
 */
export function coverageOf(zones: readonly CoveredZone[]): Coverage {
  const outlines = zones.flatMap((zone) => {
    const points = zone.state === 'ACTIVE' ? outlineOf(zone.area) : null;
    return points ? [{ zone, points }] : [];
  });
  const around = boxOf(outlines.flatMap(({ points }) => points.map(({ lat, lng }) => ({ x: lng, y: lat }))));
  const plane = planeAround({ lat: (around.south + around.north) / 2, lng: (around.west + around.east) / 2 });
  const shapes = outlines.map(({ zone, points }): Shape => {
    const path = plane.flat(points);
    return { zone, path, box: boxOf(path) };
  });

  const overlaps = overlapsOf(shapes, plane);
  const hidden = hiddenOf(shapes, overlaps, plane);
  const lost = new Set(hidden.map(({ id }) => id));
  return {
    hidden,
    // Who hides a zone is told of it already.
    overlaps: overlaps.filter((overlap) => !lost.has(loserOf(overlap) ?? '')).sort(largestFirst),
    gaps: gapsOf(shapes, plane),
  };
}

const largestFirst = (one: Place, other: Place) => other.squareMeters - one.squareMeters;

function overlapsOf(shapes: readonly Shape[], plane: Plane): Overlap[] {
  return shapes.flatMap((one, index) =>
    shapes.slice(index + 1).flatMap((other): Overlap[] => {
      if (areDisjoint(one.box, other.box) || (one.zone.exclusion && other.zone.exclusion)) return [];
      if (!schedulesOverlap(one.zone, other.zone)) return [];
      const shared = withoutSlivers(intersect([one.path], [other.path], FillRule.NonZero));
      if (shared.length === 0) return [];
      return [
        {
          one: one.zone.id,
          other: other.zone.id,
          decides: prevailingZone(one.zone, other.zone),
          rings: plane.round(shared),
          squareMeters: squareMetersOf(shared),
        },
      ];
    }),
  );
}

const loserOf = ({ one, other, decides }: Overlap): string | null =>
  decides === 'CHEAPER' ? null : decides === 'ONE' ? other : one;

function hiddenOf(shapes: readonly Shape[], overlaps: readonly Overlap[], plane: Plane): Hidden[] {
  const known = new Map(shapes.map((shape) => [shape.zone.id, shape]));
  const above = new Map<string, { shapes: Shape[]; squareMeters: number }>();
  for (const overlap of overlaps) {
    const loser = known.get(loserOf(overlap) ?? '');
    const winner = known.get(loser?.zone.id === overlap.one ? overlap.other : overlap.one);
    if (!loser || !winner || !coversTimesOf(winner.zone, loser.zone)) continue;
    const found = above.get(loser.zone.id) ?? { shapes: [], squareMeters: 0 };
    found.shapes.push(winner);
    found.squareMeters += overlap.squareMeters;
    above.set(loser.zone.id, found);
  }
  const hidden: Hidden[] = [];
  for (const [id, winners] of above) {
    const path = known.get(id)?.path ?? [];
    const squareMeters = squareMetersOf([path]);
    // Together they would have to hold at least nearly as much as the zone itself has.
    if (winners.squareMeters < squareMeters * 0.9) continue;
    const left = difference(
      [path],
      winners.shapes.map((shape) => shape.path),
      FillRule.NonZero,
    );
    if (withoutSlivers(left).length > 0) continue;
    hidden.push({
      id,
      by: winners.shapes.map(({ zone }) => zone.id),
      rings: plane.round([path]),
      squareMeters,
    });
  }
  return hidden.sort(largestFirst);
}

function gapsOf(shapes: readonly Shape[], plane: Plane): Gap[] {
  const tree = new PolyTree64();
  const paths = shapes.map(({ path }) => path);
  booleanOpWithPolyTree(ClipType.Union, paths, null, tree, FillRule.NonZero);
  return holesIn(tree)
    .flatMap((hole): Gap[] => {
      const [line, ...islands] = [hole, ...childrenOf(hole)].flatMap(({ poly }) => (poly ? [poly] : []));
      const rings = line && withoutSlivers([line]).length > 0 ? [line, ...islands] : [];
      if (!line || rings.length === 0) return [];
      const box = boxOf(line);
      const between = shapes.filter((shape) => !areDisjoint(shape.box, box) && borders(shape.path, line));
      return [
        {
          rings: plane.round(rings),
          squareMeters: squareMetersOf(rings),
          between: between.map(({ zone }) => zone.id),
        },
      ];
    })
    .sort(largestFirst);
}

const childrenOf = (node: PolyPath64): PolyPath64[] =>
  Array.from({ length: node.count }, (_, index) => node.child(index));

const holesIn = (node: PolyPath64): PolyPath64[] =>
  childrenOf(node).flatMap((child) => [...(child.isHole ? [child] : []), ...holesIn(child)]);

/** Where lines cross, the point is rounded to whole units. */
const ROUNDED = 2;

/** Whether some corner of a line lies on the outline of a zone. */
const borders = (outline: Path64, line: Path64): boolean =>
  line.some(({ x, y }) =>
    outline.some((to, index) => {
      const from = outline[index - 1] ?? outline.at(-1) ?? to;
      const [width, height] = [to.x - from.x, to.y - from.y];
      const length = width * width + height * height;
      const along = length === 0 ? 0 : ((x - from.x) * width + (y - from.y) * height) / length;
      const part = Math.min(1, Math.max(0, along));
      return Math.hypot(x - from.x - part * width, y - from.y - part * height) <= ROUNDED;
    }),
  );
