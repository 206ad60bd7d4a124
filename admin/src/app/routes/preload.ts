import { matchPath } from 'react-router';
import { features } from './features';

/** Begins to load the page of an address, so that it is there when the frame around it is. */
export function preloadPage(pathname: string): void {
  for (const { paths, pages } of features) {
    for (const [kind, path] of Object.entries(paths)) {
      // A failure shows when the page is really asked for.
      if (path && matchPath(path, pathname)) void pages[kind]?.().catch(() => undefined);
    }
  }
}
