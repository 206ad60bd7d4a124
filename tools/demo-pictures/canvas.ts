import { randomFrom, seedOf, type Random } from '../../cms/seed/random';

/** A drawing under way: its chance, and what its shapes refer to. */
export interface Sketch {
  random: Random;
  definitions: string[];
}

export interface Point {
  x: number;
  y: number;
}

export const SIDE = 640;

export function sketchOf(name: string): Sketch {
  return { random: randomFrom(seedOf(name)), definitions: [] };
}

/** Adds a definition once per text and answers the reference to it. */
export function define(sketch: Sketch, make: (id: string) => string): string {
  const probe = make('');
  const known = sketch.definitions.findIndex(
    (definition) => definition.replace(/id="d\d+"/, 'id=""') === probe,
  );
  const index = known >= 0 ? known : sketch.definitions.length;
  if (known < 0) sketch.definitions.push(make(`d${index}`));
  return `url(#d${index})`;
}

type Stops = readonly (readonly [offset: number, color: string, opacity?: number])[];

const stopsOf = (stops: Stops) =>
  stops
    .map(
      ([offset, color, opacity = 1]) =>
        `<stop offset="${offset}" stop-color="${color}" stop-opacity="${opacity}"/>`,
    )
    .join('');

/** Light falls from the upper left, so the centre of a round gradient lies there. */
export function radial(sketch: Sketch, stops: Stops, { cx = 0.42, cy = 0.38, r = 0.62 } = {}): string {
  return define(
    sketch,
    (id) => `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${stopsOf(stops)}</radialGradient>`,
  );
}

export function linear(sketch: Sketch, stops: Stops, { x1 = 0, y1 = 0, x2 = 0, y2 = 1 } = {}): string {
  return define(
    sketch,
    (id) =>
      `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stopsOf(stops)}</linearGradient>`,
  );
}

export const r1 = (value: number) => Math.round(value * 10) / 10;

/** A smooth line through points. */
export function smooth(points: readonly Point[], closed = true): string {
  const count = points.length;
  const at = (index: number): Point => {
    const wrapped = closed ? (index + count) % count : Math.min(Math.max(index, 0), count - 1);
    return points[wrapped] ?? { x: 0, y: 0 };
  };
  let path = `M${r1(at(0).x)} ${r1(at(0).y)}`;
  for (let index = 0; index < (closed ? count : count - 1); index += 1) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    path += `C${r1(from.x + (to.x - before.x) / 6)} ${r1(from.y + (to.y - before.y) / 6)} ${r1(to.x - (after.x - from.x) / 6)} ${r1(to.y - (after.y - from.y) / 6)} ${r1(to.x)} ${r1(to.y)}`;
  }
  return closed ? `${path}Z` : path;
}

/** A round shape with a living edge. `wobble` is the part of the radius by which it strays. */
export function blob(random: Random, center: Point, rx: number, ry = rx, wobble = 0.08, count = 12): string {
  const points = Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * 2 * Math.PI;
    const stretch = 1 + random.between(-wobble, wobble);
    return { x: center.x + Math.cos(angle) * rx * stretch, y: center.y + Math.sin(angle) * ry * stretch };
  });
  return smooth(points);
}

/** Points in a disc that keep a distance from each other, as far as there is room. */
export function scatter(
  random: Random,
  count: number,
  center: Point,
  radius: number,
  apart: number,
  flat = 1,
): Point[] {
  const found: Point[] = [];
  let distance = apart;
  while (found.length < count) {
    for (let attempt = 0; attempt < 60 && found.length < count; attempt += 1) {
      const angle = random.between(0, 2 * Math.PI);
      const reach = Math.sqrt(random.next()) * radius;
      const point = { x: center.x + Math.cos(angle) * reach, y: center.y + Math.sin(angle) * reach * flat };
      if (found.every((other) => Math.hypot(other.x - point.x, (other.y - point.y) / flat) >= distance))
        found.push(point);
    }
    distance *= 0.85;
  }
  return found;
}

/** Points on a ring, evenly spread and a little off. */
export function ring(
  random: Random,
  count: number,
  center: Point,
  radius: number,
  stray = 0.08,
): (Point & { angle: number })[] {
  const turn = random.between(0, 2 * Math.PI);
  return Array.from({ length: count }, (_, index) => {
    const angle = turn + ((index + random.between(-stray, stray)) / count) * 2 * Math.PI;
    const reach = radius * (1 + random.between(-stray, stray) / 2);
    return {
      x: center.x + Math.cos(angle) * reach,
      y: center.y + Math.sin(angle) * reach,
      angle: (angle * 180) / Math.PI,
    };
  });
}

/** Something drawn around the origin, put in its place. */
export function put(content: string, { x, y }: Point, angle = 0, scale = 1, scaleY = scale): string {
  const turn = angle === 0 ? '' : ` rotate(${r1(angle)})`;
  const size =
    scale === 1 && scaleY === 1
      ? ''
      : ` scale(${Math.round(scale * 1000) / 1000} ${Math.round(scaleY * 1000) / 1000})`;
  return `<g transform="translate(${r1(x)} ${r1(y)})${turn}${size}">${content}</g>`;
}

export const layer = (filter: string, ...content: readonly string[]) =>
  `<g filter="${filter}">${content.join('')}</g>`;

export const disc = (x: number, y: number, radius: number, fill: string, more = '') =>
  `<circle cx="${r1(x)}" cy="${r1(y)}" r="${r1(radius)}" fill="${fill}" ${more}/>`;

export const oval = (x: number, y: number, rx: number, ry: number, fill: string, more = '') =>
  `<ellipse cx="${r1(x)}" cy="${r1(y)}" rx="${r1(rx)}" ry="${r1(ry)}" fill="${fill}" ${more}/>`;

export const shape = (d: string, fill: string, more = '') => `<path d="${d}" fill="${fill}" ${more}/>`;

export const stroke = (d: string, color: string, width: number, more = '') =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;

export const box = (
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  fill: string,
  more = '',
) =>
  `<rect x="${r1(x)}" y="${r1(y)}" width="${r1(width)}" height="${r1(height)}" rx="${r1(radius)}" fill="${fill}" ${more}/>`;

export const svg = (sketch: Sketch, content: string, width = SIDE, height = SIDE) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${sketch.definitions.join('')}</defs>${content}</svg>`;
