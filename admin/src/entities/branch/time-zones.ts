const spoken = new Map<string, string>();

/** What a zone is called at an instant, in a manner of `Intl`; kept, for there are hundreds. */
function named(
  zone: string,
  at: Date,
  language: string,
  timeZoneName: 'shortOffset' | 'longGeneric',
): string {
  const key = `${language} ${timeZoneName} ${zone}`;
  const known = spoken.get(key);
  if (known !== undefined) return known;
  const parts = new Intl.DateTimeFormat(language, { timeZone: zone, timeZoneName }).formatToParts(at);
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  spoken.set(key, name);
  return name;
}

/** `America/Sao_Paulo` as people read it: the city first, then what they call its time, and `GMT-3`. */
export function zoneLabel(zone: string, at: Date, language: string): string {
  const place = zone.split('/').slice(1).reverse().join(', ').replaceAll('_', ' ');
  const time = named(zone, at, language, 'longGeneric');
  const said = [place === '' ? zone : place, time.startsWith('GMT') ? '' : time];
  // The hours are the same in every language.
  return [...said, named(zone, at, 'en', 'shortOffset')].filter((part) => part !== '').join(' · ');
}

/** The zones people keep in a country; none where the browser does not know them. */
function zonesOfCountry(country: string): string[] {
  const locale: Intl.Locale & { timeZones?: string[]; getTimeZones?: () => string[] | undefined } =
    new Intl.Locale('und', { region: country });
  return locale.getTimeZones?.() ?? locale.timeZones ?? [];
}

/** Browsers know some zones by two names. */
const canonical = (zone: string) =>
  new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;

/**
 * Every zone a browser knows: the likely ones in front, then those of the country, then the others.
 *
 * @param country ISO 3166-1 alpha-2
 */
export function timeZoneOptions(
  likely: readonly string[],
  country: string,
  at: Date,
  language: string,
): { value: string; label: string }[] {
  const zones = new Map<string, string>();
  for (const zone of [...likely, ...zonesOfCountry(country), ...Intl.supportedValuesOf('timeZone')]) {
    const key = canonical(zone);
    if (!zones.has(key)) zones.set(key, zone);
  }
  return [...zones.values()].map((value) => ({ value, label: zoneLabel(value, at, language) }));
}
