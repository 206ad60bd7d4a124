/** Zones of the Brazilian states that do not keep the time of Brasília, after the tz database's zone1970.tab. */
const BRAZIL: Readonly<Record<string, string>> = {
  AC: 'America/Rio_Branco',
  AL: 'America/Maceio',
  AM: 'America/Manaus',
  AP: 'America/Belem',
  BA: 'America/Bahia',
  CE: 'America/Fortaleza',
  MA: 'America/Fortaleza',
  MS: 'America/Campo_Grande',
  MT: 'America/Cuiaba',
  PA: 'America/Belem',
  PB: 'America/Fortaleza',
  PE: 'America/Recife',
  PI: 'America/Fortaleza',
  RN: 'America/Fortaleza',
  RO: 'America/Porto_Velho',
  RR: 'America/Boa_Vista',
  SE: 'America/Maceio',
  TO: 'America/Araguaina',
};

/** Countries in which nearly everybody keeps one time. */
const COUNTRIES: Readonly<Record<string, string>> = {
  AR: 'America/Argentina/Buenos_Aires',
  BO: 'America/La_Paz',
  BR: 'America/Sao_Paulo',
  CL: 'America/Santiago',
  CO: 'America/Bogota',
  CR: 'America/Costa_Rica',
  DE: 'Europe/Berlin',
  DO: 'America/Santo_Domingo',
  EC: 'America/Guayaquil',
  ES: 'Europe/Madrid',
  FR: 'Europe/Paris',
  GB: 'Europe/London',
  GT: 'America/Guatemala',
  IE: 'Europe/Dublin',
  IT: 'Europe/Rome',
  MX: 'America/Mexico_City',
  PA: 'America/Panama',
  PE: 'America/Lima',
  PT: 'Europe/Lisbon',
  PY: 'America/Asuncion',
  UY: 'America/Montevideo',
  VE: 'America/Caracas',
};

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
