/** What shops and networks add to count clicks; it names nothing of the page. */
const TRACKING =
  /^(utm_.*|fbclid|gclid|gbraid|wbraid|msclkid|ttclid|igsh|igshid|si|mibextid|ref|ref_src|ref_url|feature|_t|_r|is_from_webapp|sender_device|g_st|hl|entry)$/i;

export type WebAddress = { kind: 'address'; url: URL } | { kind: 'unsafe' } | { kind: 'none' };

/** A scheme before a colon, which a host with its port (`cantina.com:8080`) is not. */
const SCHEME = /^[a-z][a-z0-9+.-]*:(?!\d+(?:[/?#]|$))/i;
const NAMED_HOST = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/i;

/**
 * What somebody wrote as an address of the web, with `https` where no scheme was written or `http` was. `unsafe`: another
 * scheme, or a name and password within. `none`: no address, e.g. without a host that has a name and an ending.
 */
export function readWebAddress(written: string): WebAddress {
  const text = written.trim();
  if (/[\s\\]/.test(text)) return SCHEME.test(text) ? { kind: 'unsafe' } : { kind: 'none' };
  if (SCHEME.test(text) && !/^https?:/i.test(text)) return { kind: 'unsafe' };
  const rest = text.replace(/^https?:/i, '').replace(/^\/*/, '');
  let url: URL;
  try {
    url = new URL(`https://${rest}`);
  } catch {
    return { kind: 'none' };
  }
  if (url.username !== '' || url.password !== '') return { kind: 'unsafe' };
  return NAMED_HOST.test(url.hostname) ? { kind: 'address', url } : { kind: 'none' };
}

/** The address without the parameters that only count clicks, and without a place within the page. */
export function withoutTracking({ origin, pathname, searchParams }: URL): string {
  const kept = [...searchParams].filter(([name]) => !TRACKING.test(name));
  const query = new URLSearchParams(kept).toString();
  return `${origin}${pathname}${query && `?${query}`}`;
}

/** The host without what says only "for the web" or "for phones". */
export const plainHost = ({ hostname }: URL): string =>
  hostname.replace(/^(?:www|m|mobile|web|pt-br|es-la)\./, '');

/** The parts of the path, decoded; of a path that cannot be decoded none. */
export function pathParts({ pathname }: URL): string[] {
  try {
    return pathname
      .split('/')
      .filter((part) => part !== '')
      .map(decodeURIComponent);
  } catch {
    return [];
  }
}

/** An address as people read it: without its scheme, and of a front page without the stroke. */
export const shownAddress = (url: string): string =>
  url.replace(/^https:\/\//, '').replace(/^([^/]+)\/$/, '$1');
