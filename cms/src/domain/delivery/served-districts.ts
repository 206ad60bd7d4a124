import { plainText } from '../text';
import type { DeliveryZone } from './zone';

export interface ServedDistrict {
  name: string;
  /** '' where it is one of any city. */
  city: string;
  /** What delivering there costs, in minor units; null where zones of several fees serve it. */
  feeCents: number | null;
}

type NamedDistrict = Pick<ServedDistrict, 'name' | 'city'>;

const keyOf = ({ name, city }: NamedDistrict): string => `${plainText(name)}|${plainText(city)}`;

/**
 * Whether an address is in a district that is served: their names are the same but for accents, case and spaces, as for the
 * zones themselves.
 */
export const isInDistrict = (
  { name, city }: NamedDistrict,
  address: { district: string; city: string },
): boolean =>
  keyOf({ name, city }) === keyOf({ name: address.district, city: city === '' ? '' : address.city });

/**
 * The districts that zones by district serve, each once and with its fee, so that whoever writes an address picks instead of
 * guessing how the store writes it.
 *
 * @param zones those in force, in any order; other kinds of zones and exclusions name nothing that is served
 * @param language BCP 47; the names are sorted by its rules
 */
export function servedDistricts(zones: readonly DeliveryZone[], language: string): ServedDistrict[] {
  const served = new Map<string, ServedDistrict>();
  for (const zone of zones)
    if (zone.kind === 'DISTRICT' && !zone.exclusion)
      for (const place of zone.geometry.districts) {
        const known = served.get(keyOf(place));
        const feeCents = !known || known.feeCents === zone.feeCents ? zone.feeCents : null;
        served.set(keyOf(place), { ...(known ?? place), feeCents });
      }
  for (const [key, place] of served) {
    const ofAnyCity = served.get(keyOf({ name: place.name, city: '' }));
    if (ofAnyCity && ofAnyCity.feeCents !== place.feeCents) served.set(key, { ...place, feeCents: null });
  }
  return [...served.values()].sort((a, b) => a.name.localeCompare(b.name, language));
}
