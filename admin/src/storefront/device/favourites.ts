import { deviceValue } from '@shared/state/device-value';

const MOST = 60;

const favouritesOf = (slug: string) =>
  deviceValue<string[]>(`comanda.store.favourites.${slug}`, 1, (value) =>
    Array.isArray(value) ? value.filter((id) => typeof id === 'string') : null,
  );

/** The products of a store that the customer of this device likes, by id; the newest last. */
export const favourites = (slug: string): string[] => favouritesOf(slug).load() ?? [];

/** Makes a product a favourite, or no longer one; answers those there are then. */
export function toggleFavourite(slug: string, id: string): string[] {
  const kept = favourites(slug);
  const next = kept.includes(id) ? kept.filter((other) => other !== id) : [...kept, id].slice(-MOST);
  favouritesOf(slug).save(next);
  return next;
}
