import type { LiveEvent } from '@contracts/events';

/** What happens to the releases themselves, of all that happens in the menu. */
export const RELEASE_EVENTS = {
  types: ['menu.changed'],
  everyMs: 700,
  concerns: (event: LiveEvent) => event.resource === 'menu/releases',
} as const;
