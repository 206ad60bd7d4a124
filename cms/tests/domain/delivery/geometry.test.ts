import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distanceMeters, polygonTest, selfIntersects, type Point } from '../../../src/domain/delivery';

const place = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
});
/** Points of a small grid, so that edges often touch, overlap and pass through corners. */
const gridPoint = fc.record({ lat: fc.integer({ min: 0, max: 4 }), lng: fc.integer({ min: 0, max: 4 }) });
const gridLine = fc.array(gridPoint, { minLength: 3, maxLength: 6 });

describe('distanceMeters', () => {
  it.each([
    ['Praça da Sé', -23.5503, -46.6339, 'Avenida Paulista', -23.5614, -46.6559, 2560],
    ['Paris', 48.8566, 2.3522, 'London', 51.5074, -0.1278, 343_556],
    ['a pole', 90, 0, 'the other', -90, 0, 20_015_115],
    ['Suva', -18.1416, 178.4419, 'Taveuni, over the 180th meridian', -16.8, -179.96, 226_000],
  ])('from %s (%d, %d) to %s (%d, %d) it is %i m', (_from, lat1, lng1, _to, lat2, lng2, meters) => {
    const found = distanceMeters({ lat: lat1, lng: lng1 }, { lat: lat2, lng: lng2 });
    expect(Math.abs(found - meters)).toBeLessThan(meters / 100);
  });

  it('equals the angle between the two directions from the middle of the earth', () => {
    const direction = ({ lat, lng }: Point): [number, number, number] => {
      const [up, round] = [(lat * Math.PI) / 180, (lng * Math.PI) / 180];
      return [Math.cos(up) * Math.cos(round), Math.cos(up) * Math.sin(round), Math.sin(up)];
    };
    fc.assert(
      fc.property(place, place, (one, other) => {
        const [a, b] = [direction(one), direction(other)];
        const cross = Math.hypot(
          a[1] * b[2] - a[2] * b[1],
          a[2] * b[0] - a[0] * b[2],
          a[0] * b[1] - a[1] * b[0],
        );
        const angle = Math.atan2(cross, a[0] * b[0] + a[1] * b[1] + a[2] * b[2]);
        expect(Math.abs(distanceMeters(one, other) - angle * 6_371_008.8)).toBeLessThan(1);
        expect(distanceMeters(other, one)).toBe(distanceMeters(one, other));
      }),
    );
  });
});

describe('polygonTest', () => {
  /** Corners around a middle in the order of their angles: a polygon that cannot cross itself. */
  const star = fc
    .uniqueArray(fc.integer({ min: 0, max: 359 }), { minLength: 3, maxLength: 9 })
    .chain((angles) =>
      fc.tuple(
        ...angles
          .sort((a, b) => a - b)
          .map((angle) => fc.tuple(fc.constant(angle), fc.integer({ min: 1, max: 9 }))),
      ),
    )
    .map((corners) =>
      corners.map(
        ([angle, far]): Point => ({
          lat: far * Math.sin((angle * Math.PI) / 180),
          lng: far * Math.cos((angle * Math.PI) / 180),
        }),
      ),
    );

  it('is inside exactly where the line goes once around', () => {
    const point = fc.record({
      lat: fc.double({ min: -9, max: 9, noNaN: true }),
      lng: fc.double({ min: -9, max: 9, noNaN: true }),
    });
    fc.assert(
      fc.property(star, point, (points, at) => {
        const angles = points.map(({ lat, lng }) => Math.atan2(lat - at.lat, lng - at.lng));
        const turns = angles.map((angle, index) => {
          const turn = (angles[(index + 1) % angles.length] ?? 0) - angle;
          return turn > Math.PI ? turn - 2 * Math.PI : turn < -Math.PI ? turn + 2 * Math.PI : turn;
        });
        // At a corner, or on the line itself, half a turn either way, the model cannot tell.
        fc.pre(points.every(({ lat, lng }) => Math.hypot(lat - at.lat, lng - at.lng) > 1e-5));
        fc.pre(turns.every((turn) => Math.abs(turn) < Math.PI - 1e-9));
        const turned = turns.reduce((total, turn) => total + turn, 0);
        const rounds = Math.round(Math.abs(turned) / (2 * Math.PI));
        expect(polygonTest(points)(at)).toBe(rounds === 1);
      }),
      { numRuns: 2000 },
    );
  });

  const square = [
    { lat: 0, lng: 0 },
    { lat: 0, lng: 4 },
    { lat: 4, lng: 4 },
    { lat: 4, lng: 0 },
  ];

  it('counts the line itself as inside, and does not care for a closing corner', () => {
    for (const points of [square, [...square, { lat: 0, lng: 0 }], [...square].reverse()]) {
      for (let lat = -1; lat <= 5; lat++) {
        for (let lng = -1; lng <= 5; lng++) {
          const inside = lat >= 0 && lat <= 4 && lng >= 0 && lng <= 4;
          expect(polygonTest(points)({ lat, lng })).toBe(inside);
        }
      }
    }
  });

  it('knows the bay of a polygon that is not convex from its land', () => {
    const horseshoe = [
      ...square.slice(0, 3),
      { lat: 4, lng: 3 },
      { lat: 1, lng: 3 },
      { lat: 1, lng: 1 },
      { lat: 4, lng: 1 },
      { lat: 4, lng: 0 },
    ];
    expect(polygonTest(horseshoe)({ lat: 3, lng: 2 })).toBe(false);
    expect(polygonTest(horseshoe)({ lat: 3, lng: 0.5 })).toBe(true);
    expect(polygonTest(horseshoe)({ lat: 0.5, lng: 2 })).toBe(true);
    expect(selfIntersects(horseshoe)).toBe(false);
  });

  it('holds nothing without corners', () => {
    expect(polygonTest([])({ lat: 0, lng: 0 })).toBe(false);
  });
});

describe('selfCrosses', () => {
  /** Solves for the meeting of two segments: how far along each it lies. */
  function meet([a, b]: [Point, Point], [c, d]: [Point, Point]): boolean {
    const cross = (one: Point, other: Point) => one.lng * other.lat - one.lat * other.lng;
    const less = (one: Point, other: Point): Point => ({
      lat: one.lat - other.lat,
      lng: one.lng - other.lng,
    });
    const [along, across, gap] = [less(b, a), less(d, c), less(c, a)];
    const slope = cross(along, across);
    if (slope !== 0) {
      const [t, u] = [cross(gap, across) / slope, cross(gap, along) / slope];
      return t >= 0 && t <= 1 && u >= 0 && u <= 1;
    }
    if (cross(gap, along) !== 0) return false;
    const square = along.lng ** 2 + along.lat ** 2;
    const at = (point: Point) => ((point.lng - a.lng) * along.lng + (point.lat - a.lat) * along.lat) / square;
    return Math.max(at(c), at(d)) >= 0 && Math.min(at(c), at(d)) <= 1;
  }

  function crossesByPairs(points: Point[]): boolean {
    const corners = points.filter((point, i) => {
      const before = points[(i + points.length - 1) % points.length];
      return point.lat !== before?.lat || point.lng !== before.lng;
    });
    const edges = corners.map((corner, i): [Point, Point] => [
      corner,
      corners[(i + 1) % corners.length] ?? corner,
    ]);
    if (edges.length < 3) return true;
    for (let i = 0; i < edges.length; i++) {
      for (let j = i + 1; j < edges.length; j++) {
        const [one, other] = [edges[i]!, edges[j]!];
        const neighbours = j === i + 1 || (i === 0 && j === edges.length - 1);
        if (!neighbours && meet(one, other)) return true;
      }
      // Neighbours cross when the second goes back the way the first came.
      const [[from, corner], [, to]] = [edges[i]!, edges[(i + 1) % edges.length]!];
      const [x1, y1, x2, y2] = [
        from.lng - corner.lng,
        from.lat - corner.lat,
        to.lng - corner.lng,
        to.lat - corner.lat,
      ];
      if (x1 * y2 === x2 * y1 && x1 * x2 + y1 * y2 > 0) return true;
    }
    return false;
  }

  it('equals solving for the meeting point of every two edges', () => {
    const seen = { crossing: 0, simple: 0 };
    fc.assert(
      fc.property(gridLine, (points) => {
        const crosses = crossesByPairs(points);
        seen[crosses ? 'crossing' : 'simple']++;
        expect(selfIntersects(points)).toBe(crosses);
      }),
      { numRuns: 3000 },
    );
    expect(Math.min(seen.crossing, seen.simple)).toBeGreaterThan(100);
  });

  it('counts what encloses nothing as crossing', () => {
    const line = [0, 1, 2, 5].map((at) => ({ lat: at, lng: at * 2 }));
    for (let corners = 0; corners <= line.length; corners++)
      expect(selfIntersects(line.slice(0, corners))).toBe(true);
  });

  it('finds the bow tie', () => {
    const tie = [
      { lat: 0, lng: 0 },
      { lat: 1, lng: 1 },
      { lat: 1, lng: 0 },
      { lat: 0, lng: 1 },
    ];
    expect(selfIntersects(tie)).toBe(true);
  });
});
