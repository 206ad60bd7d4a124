import type { ServiceObstacle, ServiceWindow } from './service-window';
import type { StoreContext } from './store';
import type { Finding, StoreReasonCode } from './store-state';

/** A store that delivers but not now, or that only delivers now. */
export function reduced(store: StoreContext, windows: readonly ServiceWindow[]): Finding[] {
  const isShut = ({ obstacles }: ServiceWindow) => obstacles.length > 0;
  const delivery = windows.filter(({ service }) => service === 'DELIVERY');
  const others = windows.filter(({ service }) => service !== 'DELIVERY');
  const shut = [delivery, others].find((group) => group.every(isShut));
  // What is not offered at all is not shut either: it has no obstacle.
  const obstacle = shut?.flatMap(({ obstacles }) => obstacles)[0];
  if (!shut || !obstacle) return [];
  const withoutDelivery = obstacle.code === 'NO_COURIER' ? 'NO_COURIER' : 'PICKUP_ONLY';
  const code = shut === delivery ? withoutDelivery : 'DELIVERY_ONLY';
  const args = { cause: obstacle.code, ...until(earliest(shut.map(({ opensAt }) => opensAt))) };
  const fixRoute = routeOf(obstacle.code, store);
  return [{ state: code, reason: { code, severity: 'WARNING', args, fixRoute } }];
}

/** Every reason for which no service is open, each once. */
export function closed(store: StoreContext, windows: readonly ServiceWindow[]): Finding[] {
  if (windows.length === 0) return [notOffered(store)];
  const reopens = until(earliest(windows.map(({ opensAt }) => opensAt)));
  const byCode = new Map<StoreReasonCode, Finding>();
  for (const { code, args } of windows.flatMap(({ obstacles }) => obstacles)) {
    if (byCode.has(code)) continue;
    if (code === 'SERVICE_NOT_OFFERED') {
      byCode.set(code, notOffered(store));
      continue;
    }
    const fixRoute = routeOf(code, store);
    const reason = { code, severity: 'CLOSED', args: { ...args, ...reopens }, fixRoute } as const;
    byCode.set(code, { state: code, reason });
  }
  return [...byCode.values()];
}

/** The store is called by what it offers instead of what was asked for. */
function notOffered(store: StoreContext): Finding {
  const { services } = store.branch;
  const offers = services.every((service) => service === 'DELIVERY') ? 'DELIVERY_ONLY' : 'PICKUP_ONLY';
  const fixRoute = routeOf('SERVICE_NOT_OFFERED', store);
  return {
    state: services.length === 0 ? 'PAUSED' : offers,
    reason: { code: 'SERVICE_NOT_OFFERED', severity: 'ERROR', fixRoute },
  };
}

function routeOf(code: ServiceObstacle['code'], { branch }: StoreContext): string {
  switch (code) {
    case 'SERVICE_NOT_OFFERED':
      return `/dashboard/branches/edit/${branch.id}`;
    case 'HOLIDAY':
    case 'CLOSED_HOURS':
      return `/dashboard/opening-hours/${branch.id}`;
    case 'PAUSED':
    case 'NO_COURIER':
      return '/dashboard/branches';
  }
}

function until(opensAt: Date | null): { opensAt?: string } {
  return opensAt ? { opensAt: opensAt.toISOString() } : {};
}

/** The first instant that is known. */
export function earliest(instants: readonly (Date | null)[]): Date | null {
  const known = instants.filter((instant) => instant !== null).map((instant) => instant.getTime());
  return known.length === 0 ? null : new Date(Math.min(...known));
}
