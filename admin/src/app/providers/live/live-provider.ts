import type { LiveProvider } from '@refinedev/core';
import { liveConnection } from '@entities/live/live';

/** `menu/products` in an event is the resource `products`. */
const nounOf = (resource: string) => resource.split('/').at(-1);

interface Subscription {
  stop: () => void;
}

/** Tells Refine's queries which rows have changed, and all of them after a gap. */
export const liveProvider: LiveProvider = {
  subscribe: ({ channel, callback }): Subscription => {
    const resource = channel.replace(/^resources\//, '');
    const stopEvents = liveConnection.subscribe((event) => {
      if (nounOf(event.resource) !== resource) return;
      callback({ channel, type: 'updated', payload: { ids: [event.id] }, date: new Date(event.at) });
    });
    const stopResets = liveConnection.onReset(() =>
      callback({ channel, type: '*', payload: {}, date: new Date() }),
    );
    return {
      stop: () => {
        stopEvents();
        stopResets();
      },
    };
  },
  unsubscribe: (subscription: Subscription) => subscription.stop(),
};
