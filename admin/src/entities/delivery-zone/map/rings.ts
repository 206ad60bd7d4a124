import type { Point, ZoneShape } from '@domain/delivery';

/** A line around an area as GeoJSON has it: `[longitude, latitude]`, the last like the first. */
export type Ring = [lng: number, lat: number][];

const EARTH_METERS = 6_371_008.8;
const DEGREES = 180 / Math.PI;

export function ringOf(points: readonly Point[]): Ring | null {
  const [first] = points;
  if (!first || points.length < 3) return null;
  return [...points, first].map(({ lat, lng }) => [lng, lat]);
}

/** A circle on the ground as so many corners; null while its centre or its radius is not known. */
export function circleRing(
  { center, radiusMeters }: { center: Point | null; radiusMeters: number | null },
  corners: number,
): Ring | null {
  if (!center || !radiusMeters) return null;
  const angle = radiusMeters / EARTH_METERS;
  const lat = center.lat / DEGREES;
  const points = Array.from({ length: corners }, (_, index): Point => {
    const bearing = (2 * Math.PI * index) / corners;
    const to = Math.asin(
      Math.sin(lat) * Math.cos(angle) + Math.cos(lat) * Math.sin(angle) * Math.cos(bearing),
    );
    const turned = Math.atan2(
      Math.sin(bearing) * Math.sin(angle) * Math.cos(lat),
      Math.cos(angle) - Math.sin(lat) * Math.sin(to),
    );
    return { lat: to * DEGREES, lng: center.lng + turned * DEGREES };
  });
  return ringOf(points);
}

/** So many corners of a circle are within a tenth of a percent of it. */
const ROUND = 128;

/** The corners around a zone; null where it has no place on a map. */
export function outlineOf(area: ZoneShape): readonly Point[] | null {
  if (area.kind === 'POLYGON') return area.geometry.points;
  if (area.kind !== 'RADIUS') return null;
  return circleRing(area.geometry, ROUND)?.map(([lng, lat]) => ({ lat, lng })) ?? null;
}
