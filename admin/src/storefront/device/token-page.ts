import { isTokenPage } from '@domain/access/token-pages';

/** When this tab left a page whose address carries a token, in Unix milliseconds. */
const LEFT_AT = 'comanda.store.left-token-page';
/** Loading the next page takes less. */
const LOADING_MS = 30_000;

/**
 * Keeps the token of this page's address to this page, also where the service worker answers without the server's headers: a
 * page that was kept without its query.
 */
export function protectToken(): void {
  if (!isTokenPage(location.pathname, location.search)) return;
  for (const [name, content] of [
    ['robots', 'noindex, nofollow'],
    ['referrer', 'no-referrer'],
  ] as const)
    document.head.append(Object.assign(document.createElement('meta'), { name, content }));
  addEventListener('pagehide', () => {
    try {
      sessionStorage.setItem(LEFT_AT, String(Date.now()));
    } catch {
      // Without storage the next page takes itself for the first one.
    }
  });
}

/** Whether this page was opened from a page of ours that names no referrer. `now` is in Unix milliseconds. */
export function isFromTokenPage(now: number): boolean {
  try {
    return Math.abs(now - Number(sessionStorage.getItem(LEFT_AT) ?? 0)) < LOADING_MS;
  } catch {
    return false;
  }
}
