type Page = { name: 'store'; slug: string } | { name: 'tracking'; token: string } | { name: 'unknown' };

/** Which page an address asks for: `/m/<slug>` the menu, `/t/<token>` an order on its way. */
export function pageOf(path: string): Page {
  const found = /^\/([mt])\/([^/]+)\/?$/.exec(path);
  const id = found?.[2] && decoded(found[2]);
  if (!id) return { name: 'unknown' };
  return found[1] === 'm' ? { name: 'store', slug: id } : { name: 'tracking', token: id };
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
