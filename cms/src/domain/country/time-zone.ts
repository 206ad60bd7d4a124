import zones from './time-zones.json';

/** Zones of the Brazilian states that do not keep the time of Brasília, after the tz database's zone1970.tab. */
const BRAZIL: Readonly<Record<string, string>> = zones.brazil;
/** Countries in which nearly everybody keeps one time. */
const COUNTRIES: Readonly<Record<string, string>> = zones.countries;

/**
 * The time zone a place most likely keeps, to be offered, never to be taken for granted.
 *
 * @param country ISO 3166-1 alpha-2
 * @param state in Brazil the letters of the state; read nowhere else
 * @returns IANA name, or null for a country of many zones or one that is not listed
 */
export function suggestTimeZone(country: string, state = ''): string | null {
  const ofState = country === 'BR' ? BRAZIL[state.trim().toUpperCase()] : undefined;
  return ofState ?? COUNTRIES[country] ?? null;
}
