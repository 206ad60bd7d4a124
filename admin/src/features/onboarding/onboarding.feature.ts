import { feature } from '@shared/routing/feature';

/** Beside the dashboard, with a frame of its own: it asks for the session by itself. */
export const onboarding = feature({
  name: 'onboarding',
  paths: { list: '/onboarding' },
  pages: { list: () => import('./onboarding-page') },
  permission: null,
});
