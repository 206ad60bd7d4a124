/** Pages whose path carries a token: an order on its way, a courier's trips, a shared order. */
const TOKEN_PATH = /^\/(?:m\/[^/]+\/(?=t\/))?[cts]\//i;
/** Pages that read a token from the query or behind the `#`: sign-up codes, recovery and invitations, of the panel too. */
const TOKEN_PATHS_OF_PEOPLE =
  /^\/(?:validate-code|new-password|admin\/auth\/(?:reset-password|register))(?:\/|$)/i;
/** Query parameters that carry a token: of an invitation, and of a cart, an order or a loyalty card in a mail's link. */
export const TOKEN_PARAMETERS = [
  'invite',
  'cart',
  'card',
  'stop',
  'again',
  'code',
  'registrationToken',
] as const;

/**
 * Whether the address of a page carries a token that opens something without signing in. Such a page is listed by no search
 * engine, and no request or link from it names its address.
 *
 * @param path of the URL, beginning with a stroke
 * @param query of the URL, with or without its question mark
 */
export function isTokenPage(path: string, query: string): boolean {
  if (TOKEN_PATH.test(path) || TOKEN_PATHS_OF_PEOPLE.test(path)) return true;
  const names = query
    .replace(/^\?/, '')
    .split('&')
    .map((part) => part.split('=')[0] ?? '');
  return TOKEN_PARAMETERS.some((name) => names.includes(name));
}
