import type { DeliveryZone } from './zone';

export interface ServedDistrict {
  name: string;
  city: string;
  /** What delivering there costs, in minor units. */
  feeCents: number;
}

/**
 * The districts that zones by district serve, each with its fee, so that whoever writes an address picks instead of
 * guessing how the store writes it.
 *
 * @param zones those in force, in any order; other kinds of zones and exclusions name nothing that is served
 * @param language BCP 47; the names are sorted by its rules
 */
export const servedDistricts = (zones: readonly DeliveryZone[], language: string): ServedDistrict[] =>
  zones
    .flatMap((zone) =>
      zone.kind === 'DISTRICT' && !zone.exclusion
        ? zone.geometry.districts.map((place) => ({ ...place, feeCents: zone.feeCents }))
        : [],
    )
    .sort((a, b) => a.name.localeCompare(b.name, language));
