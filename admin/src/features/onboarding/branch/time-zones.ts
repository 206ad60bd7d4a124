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

/** Every zone a browser knows, with the ones that are likely in front. */
export function timeZoneOptions(
  likely: readonly string[],
  at: Date,
  language: string,
): { value: string; label: string }[] {
  const known = Intl.supportedValuesOf('timeZone');
  const first = [...new Set(likely)];
  const others = known.filter((zone) => !first.includes(zone));
  return [...first, ...others].map((value) => ({ value, label: zoneLabel(value, at, language) }));
}
