import { deviceValue } from '@shared/state/device-value';

/** A pass as the server makes it. */
const PASS = /^[\w.]{1,160}$/;

/** Under this and their slug the device keeps the passes of all stores. */
export const PASSES = 'comanda.store.card.';

/** The pass of the mailed link by which the customer opened their loyalty card at a store last. */
export const cardPass = (slug: string) =>
  deviceValue(PASSES + slug, 1, (value) => (typeof value === 'string' && PASS.test(value) ? value : null));

/** Keeps the pass of the link that was opened, and opens the card in its place: the address says it no longer. */
export function takePass(slug: string): void {
  const query = new URLSearchParams(location.search);
  if (!query.has('card')) return;
  recordPass(slug, location.search);
  query.delete('card');
  query.set('view', 'card');
  history.replaceState(history.state, '', `${location.pathname}?${query}`);
}

/** Remembers the pass of `?card=PASS`; an address without one, or with what is no pass, changes nothing. */
export function recordPass(slug: string, query: string): void {
  const pass = new URLSearchParams(query).get('card') ?? '';
  if (PASS.test(pass)) cardPass(slug).save(pass);
}
