/** `priceMonthlyCents` → `Price monthly`, `placedAt` → `Placed at`, `businessId` → `Business`. */
export function labelOf(attribute: string): string {
  const words = attribute
    .replace(/([A-Z])/g, ' $1')
    .toLowerCase()
    .replace(/ cents$/, '')
    .replace(/ bps$/, ' (basis points)')
    .replace(/ ids?$/, '');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What to know of a field by the unit in its name. */
export function hintOf(attribute: string): string {
  if (attribute.endsWith('Bps')) return 'In basis points: 1250 is 12.5 %.';
  return '';
}
