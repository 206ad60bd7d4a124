let seen: string[] = [];

/** Keeps in mind where the person is. */
export function rememberPath(pathname: string): void {
  if (seen.at(-1) !== pathname) seen = [...seen.slice(-1), pathname];
}

/** Where the person was last, other than at `pathname`; undefined when nowhere. */
export const previousPath = (pathname: string): string | undefined =>
  seen.filter((place) => place !== pathname).at(-1);
