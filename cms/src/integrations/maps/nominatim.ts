import { z } from 'zod';
import { fetchJson } from './ask';
import type { Geocoder } from './port';

const found = z.array(
  z.object({ lat: z.coerce.number().min(-90).max(90), lon: z.coerce.number().min(-180).max(180) }),
);

/** A geocoder that answers like Nominatim's `/search`. */
export function nominatim(base: string): Geocoder {
  return {
    async locate({ street, number, district, city, postalCode }) {
      const url = new URL(base);
      url.searchParams.set('format', 'jsonv2');
      url.searchParams.set('limit', '1');
      url.searchParams.set(
        'q',
        [`${street} ${number}`.trim(), district, city, postalCode].filter((part) => part !== '').join(', '),
      );
      const answer = found.safeParse(await fetchJson(url));
      const [place] = answer.success ? answer.data : [];
      return place ? { lat: place.lat, lng: place.lon } : null;
    },
  };
}
