import { menuFeatures } from './menu';
import { session } from '@entities/session/session';
import { needsSetUp } from '@entities/session/set-up';
import { onboarding } from '../../features/onboarding/onboarding.feature';

/**
 * Where a person starts: with setting up while nothing is open yet, else at the first place of the menu that they may
 * see (the kitchen has no home page).
 */
export function landingPath(): string {
  const person = session.get();
  if (person && needsSetUp(person)) return onboarding.paths.list;
  // What stands at the address of a branch is reached from the menu.
  const first = menuFeatures().find(({ paths }) => !paths.list?.includes(':'));
  return first?.paths.list ?? '/dashboard/forbidden';
}
