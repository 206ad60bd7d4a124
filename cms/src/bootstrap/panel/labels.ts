/** `priceMonthlyCents` → `Price monthly`, `placedAt` → `Placed at`, `businessId` → `Business`. */
export function labelOf(attribute: string): string {
  const words = attribute
    .replace(/([A-Z])/g, ' $1')
    .toLowerCase()
    .replace(/ cents$/, '')
    .replace(/ bps$/, '')
    .replace(/ ids?$/, '');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
