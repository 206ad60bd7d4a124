import { readFileSync } from 'node:fs';
import path from 'node:path';

const caseOf = (name: string) =>
  JSON.parse(readFileSync(path.join(import.meta.dirname, 'cases', `${name}.geojson`), 'utf8')) as object;

/** Files as other programs write them. */
export const foreignProperties = caseOf('foreign-properties');
export const webMercator = caseOf('epsg3857');
export const pinBesideArea = caseOf('pin-beside-area');
