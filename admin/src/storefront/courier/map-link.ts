import type { Address } from '@domain/orders/order';

/** Opens the phone's navigation: at the place where it is known, else at what the address says. */
export function mapLink({ lat, lng, street, number, district, city, state }: Address): string {
  const words = `${street}, ${number}, ${district}, ${city}, ${state}`;
  const where = typeof lat === 'number' && typeof lng === 'number' ? `${lat},${lng}` : words;
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(where)}`;
}
