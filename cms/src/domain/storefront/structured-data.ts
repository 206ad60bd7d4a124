import { minorDigits } from '../money';
import type { ClockPeriod, DayOfWeek, SpecialDay } from '../opening-hours';
import { DAY_MIN, minutesOf } from '../time';
import type { ComposedMenu } from './compose-menu';

/** A store as search engines are told of it. Addresses of pages and pictures are whole, with the origin. */
export interface DescribedStore {
  name: string;
  description: string;
  url: string;
  phone: string | null;
  imageUrls: readonly string[];
  address: { street: string; number: string; city: string; state: string; postalCode: string };
  /** ISO 3166-1 alpha-2 */
  country: string;
  /** ISO 4217 */
  currency: string;
  /** BCP 47 tag of the words of the menu */
  language: string;
  place: { lat: number; lng: number } | null;
  week: readonly DayOfWeek[];
  /** Of the days to come those that differ from the week. */
  specialDays: readonly SpecialDay[];
  /** What it cooks, in its own words. */
  cuisines: readonly string[];
  /** Pages of the same store elsewhere. */
  links: readonly string[];
}

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/**
 * A store and its menu in the vocabulary of schema.org: a `Restaurant` with its hours, that can be ordered from at its
 * page, and a `Menu` of sections and dishes with the prices that the page shows.
 * Source: https://schema.org/Restaurant, https://schema.org/Menu,
 * https://developers.google.com/search/docs/appearance/structured-data/local-business#business-hours
 */
export function structuredData(store: DescribedStore, menu: ComposedMenu): Record<string, unknown> {
  const { street, number, city, state, postalCode } = store.address;
  return {
    '@context': 'https://schema.org',
    '@type': 'Restaurant',
    '@id': store.url,
    url: store.url,
    name: store.name,
    ...(store.description !== '' && { description: store.description }),
    ...(store.phone !== null && { telephone: store.phone }),
    ...(store.imageUrls.length > 0 && { image: store.imageUrls }),
    address: {
      '@type': 'PostalAddress',
      streetAddress: [street, number].filter((part) => part !== '').join(', '),
      addressLocality: city,
      addressRegion: state,
      postalCode,
      addressCountry: store.country,
    },
    ...(store.place && {
      geo: { '@type': 'GeoCoordinates', latitude: store.place.lat, longitude: store.place.lng },
    }),
    openingHoursSpecification: store.week.flatMap(({ weekday, periods }) =>
      periods.map((period) => openPeriod(period, { dayOfWeek: DAYS[weekday] })),
    ),
    ...(store.specialDays.length > 0 && {
      specialOpeningHoursSpecification: store.specialDays.flatMap(({ day, periods }) => {
        const days = { validFrom: day, validThrough: day };
        return periods.length === 0
          ? [{ '@type': 'OpeningHoursSpecification', ...CLOSED, ...days }]
          : periods.map((period) => openPeriod(period, days));
      }),
    }),
    ...(store.cuisines.length > 0 && { servesCuisine: store.cuisines }),
    currenciesAccepted: store.currency,
    ...(store.links.length > 0 && { sameAs: store.links }),
    potentialAction: { '@type': 'OrderAction', target: store.url },
    hasMenu: {
      '@type': 'Menu',
      url: store.url,
      inLanguage: store.language,
      hasMenuSection: menu.categories.map(({ id, name, description }) => ({
        '@type': 'MenuSection',
        name,
        ...(description !== '' && { description }),
        hasMenuItem: menu.products
          .filter(({ categoryIds }) => categoryIds.includes(id))
          .map((product) => menuItem(product, store.currency)),
      })),
    },
  };
}

/** How a day without hours is written. */
const CLOSED = { opens: '00:00', closes: '00:00' };

/** A period of the days that it is of; one that closes before it opens is read as going on into the next day. */
function openPeriod({ opens, closes }: ClockPeriod, days: Record<string, string | undefined>) {
  return {
    '@type': 'OpeningHoursSpecification',
    ...days,
    opens,
    // 24 hours are written as ending in their last minute: the same time twice would say that it is closed.
    closes: opens === closes ? minuteBefore(opens) : closes,
  };
}

function minuteBefore(clock: string): string {
  const minutes = (minutesOf(clock) + DAY_MIN - 1) % DAY_MIN;
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

type ShownProduct = ComposedMenu['products'][number];

function menuItem(product: ShownProduct, currency: string): Record<string, unknown> {
  const { name, description, fromPriceCents, soldOut } = product;
  return {
    '@type': 'MenuItem',
    name,
    ...(description !== '' && { description }),
    offers: {
      '@type': 'Offer',
      price: decimal(fromPriceCents, currency),
      priceCurrency: currency,
      ...(soldOut && { availability: 'https://schema.org/SoldOut' }),
    },
  };
}

/** Minor units as a decimal with a point, as machines read it: 4590 → '45.90'. */
function decimal(cents: number, currency: string): string {
  const digits = minorDigits(currency);
  return (cents / 10 ** digits).toFixed(digits);
}
