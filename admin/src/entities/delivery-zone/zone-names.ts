import type { AreaDraft } from './area';

export const MAX_ZONE_NAME = 40;

/** The first districts of it, as many as a name has room for. */
export function nameOfDistricts(districts: readonly string[]): string {
  let name = '';
  for (const district of districts) {
    const longer = name === '' ? district : `${name}, ${district}`;
    if (longer.length > MAX_ZONE_NAME) break;
    name = longer;
  }
  return (name || (districts[0] ?? '').slice(0, MAX_ZONE_NAME)).padEnd(2, '.');
}

export interface NameWords {
  /** A number as the business writes it, with so many decimals at most. */
  number: (value: number, digits: number) => string;
  /** `Up to 3 km` */
  circle: (km: string) => string;
  drawn: string;
}

/** What a zone is called by where it is, for who does not name it; never empty. */
export function nameOfArea(area: AreaDraft, { number, circle, drawn }: NameWords): string {
  const kilometers = (km: number) => number(km, 1);
  switch (area.kind) {
    case 'RADIUS':
      return circle(kilometers((area.geometry.radiusMeters ?? 0) / 1000));
    case 'POLYGON':
      return drawn;
    case 'DISTRICT':
      return nameOfDistricts(area.geometry.districts.map(({ name }) => name));
    case 'POSTAL_RANGE': {
      const [first] = area.geometry.ranges;
      return first ? `${first.from} – ${first.to}`.slice(0, MAX_ZONE_NAME) : drawn;
    }
  }
}
