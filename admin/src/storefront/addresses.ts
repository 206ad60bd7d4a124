/*
 * Where the pages of a store are. All of them lie below `/m/<slug>/`, which is what a phone that keeps the store as an app
 * takes for a part of it; the stroke at the end keeps `/m/cantina-centro` out of the app of `/m/cantina`.
 */

/** What the address of the code on a table says, and all addresses on the way keep. */
const TABLE = 'table';
/** Order the items of an earlier order, by its token. */
const AGAIN = 'again';
/** What an address brings along once: an order again, a cart that was left, no reminders any more. */
const BROUGHT = [AGAIN, 'cart', 'stop'] as const;
/** The one action that an address requests, and its token; a button of the page requests `resume`. */
export interface LinkIntent {
  kind: (typeof BROUGHT)[number] | 'resume';
  token: string;
}

/** No table's name is longer. */
export const MOST_TABLE = 20;

/** The table whose code was scanned: `/m/<slug>/?table=7`; null where the customer is elsewhere. */
export function scannedTable(query: string): string | null {
  const table = new URLSearchParams(query).get(TABLE)?.trim().slice(0, MOST_TABLE) ?? '';
  return table === '' ? null : table;
}

type Place = Pick<Location, 'pathname' | 'search'>;

/** What an address brings along, if anything. */
export function linkIntentOf(query: string): LinkIntent | null {
  const asked = new URLSearchParams(query);
  for (const kind of BROUGHT) {
    const token = asked.get(kind);
    if (token) return { kind, token };
  }
  return null;
}

/** An address without what it brought along; what else it says stays. */
export function withoutLinkIntent({ pathname, search }: Place): string {
  const query = new URLSearchParams(search);
  for (const kind of BROUGHT) query.delete(kind);
  return addressed(pathname, query);
}

/** An address without the table, of a guest who has left it. */
export function withoutTable({ pathname, search }: Place): string {
  const query = new URLSearchParams(search);
  query.delete(TABLE);
  return addressed(pathname, query);
}

/** The address of a view over the menu: whoever scanned the code of a table sits there for as long as they look around. */
export function viewAddress({ pathname, search }: Place, asked: Readonly<Record<string, string>>): string {
  const table = scannedTable(search);
  return addressed(pathname, new URLSearchParams({ ...(table !== null && { [TABLE]: table }), ...asked }));
}

/** The menu of a store, at the table of whoever sits at one. */
export const menuAddress = (slug: string, table: string | null = null): string =>
  addressed(storeAddress(slug), new URLSearchParams(table === null ? {} : { [TABLE]: table }));

/** The menu with the items of an earlier order in the cart. */
export const reorderAddress = (slug: string, token: string, table: string | null): string =>
  addressed(
    storeAddress(slug),
    new URLSearchParams({ ...(table !== null && { [TABLE]: table }), [AGAIN]: token }),
  );

/** Where an order is followed, as a part of its store. */
export const trackingAddress = (slug: string, token: string): string =>
  `${storeAddress(slug)}t/${encodeURIComponent(token)}`;

/**
 * The address of a menu as it lies within the app of its store, whichever was printed or sent, without the coupon of a link:
 * loaded again, it would bring back a coupon that was used or removed.
 */
export function withinApp({ pathname, search }: Place): string {
  const query = new URLSearchParams(search);
  query.delete('c');
  return addressed(pathname.replace(/\/?$/, '/'), query);
}

/** When the store opens, as an event for a calendar. */
export const openingAddress = (slug: string): string => `${storeAddress(slug)}opening.ics`;

/** Where the page of a store lies, which is the scope of its app too. */
export const storeAddress = (slug: string): string => `/m/${encodeURIComponent(slug)}/`;

function addressed(path: string, query: URLSearchParams): string {
  const text = query.toString();
  return text === '' ? path : `${path}?${text}`;
}
