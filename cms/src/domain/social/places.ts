import { refused, type SocialAnswer } from './networks';
import { pathParts, readWebAddress, shownAddress, withoutTracking } from './web-address';

/** A site on which the store has a page of its own, known by its whole address. */
interface PlaceRule {
  isHost: (host: string) => boolean;
  /** Whether the path is one of a place; by default any but the front page. */
  isPlace?: (parts: readonly string[], host: string) => boolean;
  /** Parameters say which place it is. */
  query: boolean;
}

const GOOGLE = /^(?:www\.|search\.|maps\.)?google\.(?:com|[a-z]{2})(?:\.[a-z]{2})?$/;
const GOOGLE_SHORT: ReadonlyMap<string, number> = new Map([
  ['g.page', 1],
  ['maps.app.goo.gl', 1],
  ['share.google', 1],
  ['g.co', 2],
  ['goo.gl', 2],
]);

export const PLACE_RULES = {
  GOOGLE_REVIEW: {
    isHost: (host) => GOOGLE.test(host) || GOOGLE_SHORT.has(host),
    isPlace: (parts, host) => {
      const fewest = GOOGLE_SHORT.get(host);
      if (fewest !== undefined) return parts.length >= fewest;
      return parts[0] === 'maps' || host.startsWith('maps.') || parts.join('/') === 'local/writereview';
    },
    query: true,
  },
  TRIPADVISOR: {
    isHost: (host) => /(?:^|\.)tripadvisor\.(?:com|[a-z]{2})(?:\.[a-z]{2})?$/.test(host),
    query: false,
  },
  IFOOD: { isHost: (host) => /(?:^|\.)ifood\.com(?:\.br)?$/.test(host), query: false },
} as const satisfies Record<string, PlaceRule>;

/** Google's own name of a place, as its "Place ID Finder" gives it. */
const PLACE_ID = /^ChIJ[\w-]{10,60}$/;

/** The page of the store on another site. */
export function readPlace(rule: PlaceRule, text: string): SocialAnswer {
  if (rule === PLACE_RULES.GOOGLE_REVIEW && PLACE_ID.test(text))
    return page(`https://search.google.com/local/writereview?placeid=${text}`);
  return readPage(text, (url) => {
    if (!rule.isHost(url.hostname)) return refused('SOCIAL_OTHER_SITE');
    const parts = pathParts(url);
    const isPlace = rule.isPlace?.(parts, url.hostname) ?? parts.length > 0;
    if (!isPlace) return refused('SOCIAL_NO_ACCOUNT');
    return page(rule.query ? withoutTracking(url) : `${url.origin}${url.pathname}`);
  });
}

/** Any page of the web. */
export const readSite = (text: string): SocialAnswer => readPage(text, (url) => page(withoutTracking(url)));

function readPage(text: string, read: (url: URL) => SocialAnswer): SocialAnswer {
  const address = readWebAddress(text);
  if (address.kind === 'unsafe') return refused('SOCIAL_UNSAFE');
  return address.kind === 'none' ? refused('SOCIAL_UNREADABLE') : read(address.url);
}

const page = (url: string): SocialAnswer => ({ ok: true, url, shown: shownAddress(url) });
