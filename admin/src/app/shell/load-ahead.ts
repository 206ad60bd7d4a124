import { loadMenuList } from '@shared/ui/menu';

/** The page that was asked for stands by then, also on a slow line. */
const AFTER_MS = 3000;

/**
 * Loads what the other screens stand on, once the first one stands: menus and tables are other people's code for the most
 * part, which a browser keeps over our releases. Gives what calls it off.
 */
export function loadAhead(): () => void {
  const timer = setTimeout(() => {
    for (const load of [loadMenuList, () => import('@shared/table/data-table')]) {
      // A failure shows when it is really asked for.
      void load().catch(() => undefined);
    }
  }, AFTER_MS);
  return () => clearTimeout(timer);
}
