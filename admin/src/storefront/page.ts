type Page =
  | { name: 'store'; slug: string }
  | { name: 'tracking' | 'courier'; token: string }
  | { name: 'unknown' };

/**
 * Which page an address asks for: `/m/<slug>` the menu, `/t/<token>` and `/m/<slug>/t/<token>` an order on its way,
 * `/c/<token>` a courier’s trips.
 */
export function pageOf(path: string): Page {
  const found = /^(?:\/m\/[^/]+(?=\/t\/))?\/([cmt])\/([^/]+)\/?$/.exec(path);
  const id = found?.[2] && decoded(found[2]);
  if (!id) return { name: 'unknown' };
  if (found[1] === 'm') return { name: 'store', slug: id };
  return { name: found[1] === 't' ? 'tracking' : 'courier', token: id };
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
