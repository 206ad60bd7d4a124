/** `priceMonthlyCents` → `Price monthly (cents)`, `placedAt` → `Placed at`, `businessId` → `Business`. */
export function labelOf(attribute: string): string {
  const words = attribute
    .replace(/([A-Z])/g, ' $1')
    .toLowerCase()
    .replace(/ cents$/, ' (cents)')
    .replace(/ bps$/, ' (basis points)')
    .replace(/ ids?$/, '');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What to know of a field by the unit in its name. */
export function hintOf(attribute: string): string {
  if (attribute.endsWith('Cents')) return 'In the smallest unit of the currency: 1990 is R$ 19.90.';
  if (attribute.endsWith('Bps')) return 'In basis points: 1250 is 12.5 %.';
  return '';
}
