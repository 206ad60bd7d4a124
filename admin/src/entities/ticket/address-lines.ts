import type { Address } from '@domain/orders/order';

/** An address as it is written in the countries that are served: street first, then district and city. */
export function addressLines(address: Address): string[] {
  const { street, number, complement, district, city, state, postalCode } = address;
  return [
    [`${street}, ${number}`, complement].filter(Boolean).join(' – '),
    district,
    [[city, state].filter(Boolean).join(' – '), postalCode].filter(Boolean).join(' · '),
  ].filter(Boolean);
}

/** Where the address is on the map of the world that belongs to everybody. */
export function mapLink(address: Address): string {
  const { lat, lng, street, number, district, city, state } = address;
  if (lat != null && lng != null)
    return `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=17/${lat}/${lng}`;
  const query = encodeURIComponent(`${street} ${number}, ${district}, ${city}, ${state}`);
  return `https://www.openstreetmap.org/search?query=${query}`;
}
