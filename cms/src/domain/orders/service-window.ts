import { openAt } from '../opening-hours';
import type { OrderChannel, OrderType } from './order';
import type { Pause, StoreContext } from './store';

/** Why a service takes no orders at an instant. Instants are ISO-8601 UTC. */
export type ServiceObstacle =
  | { code: 'SERVICE_NOT_OFFERED'; args: Record<string, never> }
  | { code: 'HOLIDAY'; args: { reason: string } }
  | { code: 'CLOSED_HOURS'; args: Record<string, never> }
  | { code: 'PAUSED' | 'NO_COURIER'; args: { reason: Pause['reason'] } };

export interface ServiceWindow {
  service: OrderType;
  obstacles: ServiceObstacle[];
  /** When its hours end; null while closed and where they have no end in sight. */
  closesAt: Date | null;
  /** When it takes orders again, hours and pauses considered; null while it does, and where that is not known. */
  opensAt: Date | null;
}

/**
 * Whether the hours and pauses of a store let a service take orders at an instant.
 *
 * @param channel where the order comes from; while that is not known only pauses of every channel count
 */
export function serviceWindow(
  store: StoreContext,
  service: OrderType,
  instant: Date,
  channel?: OrderChannel,
): ServiceWindow {
  if (!store.branch.services.includes(service)) {
    return {
      service,
      obstacles: [{ code: 'SERVICE_NOT_OFFERED', args: {} }],
      closesAt: null,
      opensAt: null,
    };
  }
  const pauses = store.pauses.filter(
    (pause) =>
      (pause.service === null || pause.service === service) &&
      (pause.channel === null || pause.channel === channel),
  );
  const hours = hoursAt(store, service, instant);
  const obstacles: ServiceObstacle[] = [];
  if (!hours.open) {
    const { exception } = hours;
    if (exception?.kind === 'CLOSED') obstacles.push({ code: 'HOLIDAY', args: { reason: exception.reason } });
    else obstacles.push({ code: 'CLOSED_HOURS', args: {} });
  }
  const pause = running(pauses, instant)[0];
  if (pause) {
    // That nobody can drive stops one service; anything wider is a pause like any other.
    const isCourierless = pause.reason === 'NO_COURIER' && pause.service === 'DELIVERY';
    obstacles.push({ code: isCourierless ? 'NO_COURIER' : 'PAUSED', args: { reason: pause.reason } });
  }
  return {
    service,
    obstacles,
    closesAt: hours.closesAt,
    opensAt: obstacles.length === 0 ? null : nextOpening(store, service, pauses, instant),
  };
}

/** Steps from the end of a pause to the next opening until neither stands in the way. */
function nextOpening(
  store: StoreContext,
  service: OrderType,
  pauses: readonly Pause[],
  from: Date,
): Date | null {
  let at = from;
  for (;;) {
    const [pause] = running(pauses, at);
    if (pause?.endsAt === null) return null;
    if (pause) {
      at = new Date(pause.endsAt);
      continue;
    }
    const { open, opensAt } = hoursAt(store, service, at);
    if (open) return at;
    if (!opensAt) return null;
    at = opensAt;
  }
}

function running(pauses: readonly Pause[], at: Date): Pause[] {
  return pauses.filter(({ endsAt }) => endsAt === null || Date.parse(endsAt) > at.getTime());
}

function hoursAt({ hours, exceptions, branch }: StoreContext, service: OrderType, at: Date) {
  return openAt(hours, exceptions, service, at, branch.timezone);
}
