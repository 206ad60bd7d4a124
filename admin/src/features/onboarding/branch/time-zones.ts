const offsets = new Map<string, string>();

/** `GMT-3`, as it is at an instant. */
function offsetOf(zone: string, at: Date): string {
  const known = offsets.get(zone);
  if (known) return known;
  const parts = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'shortOffset' }).formatToParts(
    at,
  );
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  offsets.set(zone, offset);
  return offset;
}

/** `America/Sao_Paulo` as people read it: the city first. */
export function zoneLabel(zone: string, at: Date): string {
  const [area = '', ...places] = zone.replaceAll('_', ' ').split('/');
  const place = places.reverse().join(', ');
  return `${place === '' ? area : `${place}, ${area}`} · ${offsetOf(zone, at)}`;
}

/** Every zone a browser knows, with the ones that are likely in front. */
export function timeZoneOptions(likely: readonly string[], at: Date): { value: string; label: string }[] {
  const known = Intl.supportedValuesOf('timeZone');
  const first = [...new Set(likely)];
  const others = known.filter((zone) => !first.includes(zone));
  return [...first, ...others].map((value) => ({ value, label: zoneLabel(value, at) }));
}
