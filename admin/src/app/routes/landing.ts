import { menuFeatures } from './menu';

/** Where a person starts: the first place of the menu that they may see (the kitchen has no home page). */
export function landingPath(): string {
  const first = menuFeatures().at(0);
  return first?.paths.list ?? '/dashboard/forbidden';
}
