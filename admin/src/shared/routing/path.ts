/** Fills the `:names` of a path: `fillPath('/orders/details/:id', { id })`. */
export function fillPath(path: string, params: Record<string, string>): string {
  return path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`${path} needs ${name}`);
    return encodeURIComponent(value);
  });
}

/** Where it stands who can give a permission that is missing. */
export const forbiddenPath = (permission: string) =>
  `/dashboard/forbidden?${new URLSearchParams({ permission })}`;

/** A path of this site to return to after sign-in, or null: an address elsewhere would be an open door. */
export function safeReturnPath(to: string | null): string | null {
  if (!to || !to.startsWith('/') || to.startsWith('//') || to.includes('\\')) return null;
  return to;
}
