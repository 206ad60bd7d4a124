import { loadDropdownMenu } from '@shared/ui/dropdown';

/** The page that was asked for stands by then, also on a slow line. */
const AFTER_MS = 3000;

const screens = [
  loadDropdownMenu,
  () => import('@shared/ui/card'),
  () => import('@shared/table/data-table'),
  () => import('@entities/record/record-form'),
  () => import('@shared/form/whole-number-input'),
];

/**
 * Loads what the other screens stand on, once the first one stands: menus, cards, tables and forms are other people's code
 * for the most part, which a browser keeps over our releases. Gives what calls it off.
 */
export function preloadScreens(): () => void {
  const timer = setTimeout(() => {
    // A failure shows when it is really asked for.
    for (const load of screens) void load().catch(() => undefined);
  }, AFTER_MS);
  return () => clearTimeout(timer);
}
