type Page =
  | { name: 'store'; slug: string }
  | { name: 'tracking' | 'courier' | 'survey'; token: string }
  | { name: 'unknown' };

/**
 * Which page an address asks for: `/m/<slug>` the menu, `/t/<token>` and `/m/<slug>/t/<token>` an order on its way,
 * `/s/<token>` the survey of an order, `/c/<token>` a courier’s trips.
 */
export function pageOf(path: string): Page {
  const found = /^(?:\/m\/[^/]+(?=\/t\/))?\/([cmst])\/([^/]+)\/?$/.exec(path);
  const id = found?.[2] && decoded(found[2]);
  if (!id) return { name: 'unknown' };
  if (found[1] === 'm') return { name: 'store', slug: id };
  if (found[1] === 's') return { name: 'survey', token: id };
  return { name: found[1] === 't' ? 'tracking' : 'courier', token: id };
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
