import { gzipSync } from 'node:zlib';
import { nextMenuChange } from '../domain/menu';
import { imageSources } from '../domain/images';
import { specialDays, usualWeek } from '../domain/opening-hours';
import { composeMenu, structuredData } from '../domain/storefront';
import { businessDay, businessDayBounds } from '../domain/time';
import { environment } from '../environment';
import type { LoadedStore } from './load-store';
import { SHARE_IMAGE, storePictureUrl } from './pictures';

/** The page of a store as it is sent: made once, and kept until the store, its menu by the time, or the build changes. */
interface SentPage {
  built: Buffer;
  html: Buffer;
  gzip(): Buffer;
  /** Milliseconds since 1970 from which on it may say something else. */
  until: number;
}

/** So many days ahead search engines are told which of them are unlike the week. */
const SPECIAL_DAYS = 60;

const kept = new WeakMap<LoadedStore, SentPage>();

/** What a store's own name, words and pictures take the place of, in the page that the build made for all stores. */
const ANYBODYS =
  /<html lang="en">|<meta name="description" content="" \/>|<title>.*?<\/title>|<meta name="words-[^>]*>|<\/head>|<div class="skeleton-banner">/g;

/**
 * The page of a store for whoever reads it without running it – search engines, and apps in which its link is shared.
 *
 * @param built the page for all stores
 */
export function storePage(store: LoadedStore, built: Buffer, now: Date): SentPage {
  const known = kept.get(store);
  if (known?.built.equals(built) && now.getTime() < known.until) return known;
  const own = headOf(store, now);
  const html = Buffer.from(built.toString().replace(ANYBODYS, (anybodys) => own.get(anybodys)));
  let zipped: Buffer | undefined;
  const page: SentPage = {
    built,
    html,
    gzip: () => (zipped ??= gzipSync(html)),
    until: untilOf(store, now),
  };
  kept.set(store, page);
  return page;
}

/** Its menu may be another then, or the days to come, which are those of the next business day. */
function untilOf({ wholeMenu, branch: { timezone, closeoutTime } }: LoadedStore, now: Date): number {
  const { end } = businessDayBounds(businessDay(now, timezone, closeoutTime), timezone, closeoutTime);
  return Math.min(nextMenuChange(wholeMenu, now, timezone)?.getTime() ?? Infinity, end.getTime());
}

const absolute = (path: string): string => new URL(path, environment.publicUrl).href;
export const pathOf = ({ branch }: LoadedStore): string => `/m/${branch.slug}`;

/** What stands instead of each part of the page that is nobody's yet. The title is where it was, of any page. */
function headOf(store: LoadedStore, now: Date): { get: (anybodys: string) => string } {
  const { branch, business, profile } = store;
  const url = absolute(pathOf(store));
  const title =
    branch.name === profile.businessName ? branch.name : `${branch.name} – ${profile.businessName}`;
  const shared: readonly (readonly [property: string, content: string | null])[] = [
    ['og:type', 'website'],
    ['og:url', url],
    ['og:title', title],
    ['og:description', profile.description || null],
    ['og:image', absolute(storePictureUrl(store, 'share.jpg'))],
    ['og:image:type', 'image/jpeg'],
    ['og:image:width', String(SHARE_IMAGE.width)],
    ['og:image:height', String(SHARE_IMAGE.height)],
    ['og:image:alt', title],
    ['og:locale', business.language.replace('-', '_')],
  ];
  const head = [
    `<link rel="canonical" href="${escaped(url)}" />`,
    ...preloaded(store),
    `<link rel="manifest" href="${escaped(`${pathOf(store)}/app.webmanifest`)}" />`,
    `<link rel="apple-touch-icon" href="${escaped(storePictureUrl(store, 'apple-touch-icon.png'))}" />`,
    '<meta name="twitter:card" content="summary_large_image" />',
    ...shared.flatMap(([property, content]) =>
      content === null ? [] : [`<meta property="${property}" content="${escaped(content)}" />`],
    ),
    `<script type="application/ld+json">${dataOf(store, url, now)}</script>`,
    '</head>',
  ].join('\n    ');
  const banner = bannerOf(store);
  return {
    get(anybodys) {
      if (anybodys.startsWith('<div')) return banner === null ? anybodys : `${anybodys}${banner.shown}`;
      if (anybodys.startsWith('<html')) return `<html lang="${business.language}">`;
      if (anybodys.startsWith('<meta name="words-')) return wordsOf(anybodys, business.language);
      if (anybodys.startsWith('<meta'))
        return `<meta name="description" content="${escaped(profile.description || title)}" />`;
      return anybodys.startsWith('<title') ? `<title>${escaped(title)}</title>` : head;
    },
  };
}

/** The words of the language that the store speaks, which most of its customers read; of the others nothing is loaded. */
function wordsOf(anybodys: string, language: string): string {
  const [, spoken, address] = /^<meta name="words-([\w-]+)" content="([^"]+)"/.exec(anybodys) ?? [];
  if (address === undefined || spoken !== language.toLowerCase()) return '';
  return `<link rel="modulepreload" crossorigin href="${address}" />`;
}

/** What the page asks for once its scripts run, so that it is under way beside them. */
function preloaded(store: LoadedStore): string[] {
  const api = `/api/store/${store.branch.slug}`;
  const asked = [api, `${api}/menu`].map(
    (address) => `<link rel="preload" as="fetch" crossorigin="anonymous" href="${escaped(address)}" />`,
  );
  const banner = bannerOf(store);
  return banner === null ? asked : [...asked, banner.ahead];
}

/** The banner as it is loaded ahead and as the page shows it before its scripts run; null where the store has none. */
function bannerOf({ profile }: LoadedStore): { ahead: string; shown: string } | null {
  if (profile.bannerUrl === null) return null;
  const { src, srcSet } = imageSources(profile.bannerUrl);
  const given = srcSet === undefined ? '' : escaped(srcSet);
  const ahead = given && ` imagesrcset="${given}" imagesizes="100vw"`;
  const shown = given && ` srcset="${given}" sizes="100vw"`;
  return {
    ahead: `<link rel="preload" as="image" href="${escaped(src)}"${ahead} fetchpriority="high" />`,
    shown: `<img src="${escaped(src)}"${shown} alt="" width="1200" height="400" fetchpriority="high" />`,
  };
}

function dataOf(store: LoadedStore, url: string, now: Date): string {
  const { branch, business, profile } = store;
  const menu = composeMenu(store.wholeMenu, store.menu, { now, timeZone: branch.timezone, channel: 'STORE' });
  const described = structuredData(
    {
      ...profile,
      name: branch.name,
      url,
      imageUrls: [profile.bannerUrl, profile.logoUrl].flatMap((image) => (image ? [absolute(image)] : [])),
      country: business.country,
      currency: business.currency,
      language: business.language,
      place: branch.location,
      week: usualWeek(store.hours),
      specialDays: specialDays(store.hours, store.exceptions, {
        first: businessDay(now, branch.timezone, branch.closeoutTime),
        count: SPECIAL_DAYS,
      }),
      links: profile.links.filter(({ visible }) => visible).map((link) => link.url),
    },
    menu,
  );
  // Inside a script nothing but its end is read as HTML.
  return JSON.stringify(described).replaceAll('<', '\\u003c');
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
