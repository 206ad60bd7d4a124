import { keys } from '@refinedev/core';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { checkAccess } from '../access-control/access-control-provider';
import { dashboardFeatures } from '../../routes/features';
import { session } from '@entities/session/session';

const isKnown = () => session.get() !== undefined;

/** What is asked, and what the session says to it; undefined while it is not known who is there. */
const answers: { key: QueryKey; read: () => unknown }[] = [
  {
    key: keys().auth().action('check').get(),
    read: () => (isKnown() ? { authenticated: session.get() !== null } : undefined),
  },
  { key: keys().auth().action('identity').get(), read: () => session.get()?.user },
  { key: keys().auth().action('permissions').get(), read: () => session.get()?.grants },
  ...dashboardFeatures.flatMap(({ name, paths, actions }) =>
    Object.keys({ ...paths, ...actions }).map((action) => ({
      key: keys().access().resource(name).action(action).get(),
      read: () => (isKnown() ? checkAccess(name, action) : undefined),
    })),
  ),
];

/**
 * Refine asks its providers in promises and draws nothing until they answer. What the session says is known at once: it
 * stands in Refine's cache before the first question, so that nothing flashes, and follows the session as it changes.
 */
export function answerFromSession(client: QueryClient): void {
  for (const { key, read } of answers) {
    client.setQueryDefaults(key, { initialData: read, staleTime: Infinity });
  }
  session.subscribe(() => {
    for (const { key, read } of answers) client.setQueriesData({ queryKey: key }, read());
  });
}
