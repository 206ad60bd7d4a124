import { gzipSync } from 'node:zlib';
import { nextMenuChange } from '../domain/menu';
import { parseUploadUrl, uploadUrl, variantWidths } from '../domain/images';
import { usualWeek } from '../domain/opening-hours';
import { composeMenu, structuredData } from '../domain/storefront';
import { environment } from '../environment';
import type { LoadedStore } from './load-store';

/** The page of a store as it is sent: made once, and kept until the store, its menu by the time, or the build changes. */
interface SentPage {
  built: Buffer;
  html: Buffer;
  gzip(): Buffer;
  /** Milliseconds since 1970 from which on it may say something else. */
  until: number;
}

const kept = new WeakMap<LoadedStore, SentPage>();

/** What a store's own name, words and picture take the place of, in the page that the build made for all stores. */
const ANYBODYS = /<html lang="en">|<meta name="description" content="" \/>|<title>.*?<\/title>|<\/head>/g;

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
    until: nextMenuChange(store.wholeMenu, now, store.branch.timezone)?.getTime() ?? Infinity,
  };
  kept.set(store, page);
  return page;
}

const absolute = (path: string): string => new URL(path, environment.publicUrl).href;
const pathOf = ({ branch }: LoadedStore): string => `/m/${branch.slug}`;

/** What stands instead of each part of the page that is nobody's yet. The title is where it was, of any page. */
function headOf(store: LoadedStore, now: Date): { get: (anybodys: string) => string } {
  const { branch, business, profile } = store;
  const url = absolute(pathOf(store));
  const title =
    branch.name === profile.businessName ? branch.name : `${branch.name} – ${profile.businessName}`;
  const picture = profile.bannerUrl ?? profile.logoUrl;
  const shared: readonly (readonly [property: string, content: string | null])[] = [
    ['og:type', 'website'],
    ['og:url', url],
    ['og:title', title],
    ['og:description', profile.description || null],
    ['og:image', picture && absolute(picture)],
    ['og:locale', business.language.replace('-', '_')],
  ];
  const head = [
    `<link rel="canonical" href="${escaped(url)}" />`,
    `<link rel="manifest" href="${escaped(`${pathOf(store)}/app.webmanifest`)}" />`,
    ...shared.flatMap(([property, content]) =>
      content === null ? [] : [`<meta property="${property}" content="${escaped(content)}" />`],
    ),
    `<script type="application/ld+json">${dataOf(store, url, now)}</script>`,
    '</head>',
  ].join('\n    ');
  return {
    get(anybodys) {
      if (anybodys.startsWith('<html')) return `<html lang="${business.language}">`;
      if (anybodys.startsWith('<meta'))
        return `<meta name="description" content="${escaped(profile.description || title)}" />`;
      return anybodys.startsWith('<title') ? `<title>${escaped(title)}</title>` : head;
    },
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
      links: profile.links.filter(({ visible }) => visible).map((link) => link.url),
    },
    menu,
  );
  // Inside a script nothing but its end is read as HTML.
  return JSON.stringify(described).replaceAll('<', '\\u003c');
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

/**
 * With what a phone keeps the store page as an app of its own.
 * Source: https://www.w3.org/TR/appmanifest/
 */
export function appManifest(store: LoadedStore): object {
  const { branch, business, profile } = store;
  const start = pathOf(store);
  return {
    id: start,
    name: branch.name,
    short_name: branch.name.length > 12 ? profile.businessName.slice(0, 24) : branch.name,
    ...(profile.description !== '' && { description: profile.description }),
    lang: business.language,
    start_url: start,
    scope: start,
    display: 'standalone',
    background_color: '#faf8f6',
    theme_color: profile.color ?? '#faf8f6',
    icons: [...iconsOf(profile.logoUrl), { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' }],
  };
}

/** Of the pictures that come with the demo, which are there in one width. */
const DEMO_LOGO = '256x256';

/** The logo, which is square, in the widths in which it is kept. */
function iconsOf(logoUrl: string | null) {
  if (logoUrl === null) return [];
  const upload = parseUploadUrl(logoUrl);
  if (!upload) return [{ src: logoUrl, sizes: DEMO_LOGO, type: 'image/webp' }];
  return variantWidths(upload.width).map((width) => ({
    src: uploadUrl(upload.id, width),
    sizes: `${width}x${width}`,
    type: 'image/webp',
  }));
}
