import { stoppedState } from '../business';
import { sellable } from '../menu/sellable';
import type { OrderChannel } from './order';
import { closed, earliest, reduced } from './service-reasons';
import { serviceWindow, type ServiceWindow } from './service-window';
import type { StoreContext } from './store';
import { REASON_CODES, SEVERITIES, type Finding, type StoreFacts, type StoreVerdict } from './store-state';
import { MINUTE_MS } from '../time';

/** How long after its last sign a board counts as being there, in milliseconds. */
export const HEARTBEAT_MS = 2 * MINUTE_MS;
/** Within how long the orders for now are counted that a branch limits, in minutes. */
export const THROTTLE_MIN = 15;

/**
 * Whether an order would be taken at an instant, and everything that speaks against it or limits it. Store page, API,
 * chatbot and staff all ask here. A branch that is not ACTIVE is called PAUSED; a missing board is
 * a warning that leaves the state as it is, until the branch's own limit has passed.
 * Source: "Store state" in the design of the domain.
 */
export function canOrder(store: StoreContext, facts: StoreFacts): StoreVerdict {
  const services = facts.service ? [facts.service] : store.branch.services;
  const windows = services.map((service) => serviceWindow(store, service, facts.now, facts.channel));
  const open = windows.filter(({ obstacles }) => obstacles.length === 0);
  const opensAt = earliest(windows.map((window) => window.opensAt));

  const findings = [
    ...standing(store),
    ...emptyMenu(store, open.length > 0 ? facts.now : (opensAt ?? facts.now), facts.channel),
    ...(open.length > 0 ? limits(store, facts, windows) : closed(store, windows)),
  ].sort((one, other) => gravity(one) - gravity(other));
  const refusing = findings.filter(({ reason }) => reason.severity !== 'WARNING');
  const onlyTimeHelps = refusing.every(({ reason }) => reason.severity === 'CLOSED');

  return {
    state: findings.find(({ state }) => state !== 'OPEN')?.state ?? 'OPEN',
    canOrder: refusing.length === 0,
    reasons: findings.map(({ reason }) => reason),
    closesAt: latest(open.map(({ closesAt }) => closesAt))?.toISOString() ?? null,
    opensAt: open.length === 0 && onlyTimeHelps ? (opensAt?.toISOString() ?? null) : null,
  };
}

function standing({ business, branch }: StoreContext): Finding[] {
  const findings: Finding[] = [];
  if (stoppedState(business.state)) {
    findings.push({
      state: 'BLOCKED_BILLING',
      reason: { code: 'BLOCKED_BILLING', severity: 'ERROR', fixRoute: '/dashboard/plans' },
    });
  }
  if (branch.state !== 'ACTIVE') {
    const fixRoute = `/dashboard/branches/edit/${branch.id}`;
    const args = { branchState: branch.state };
    findings.push({
      state: 'PAUSED',
      reason: { code: 'BRANCH_NOT_ACTIVE', severity: 'ERROR', args, fixRoute },
    });
  }
  return findings;
}

/** Judged at the instant from which orders are taken, so that a lunch menu is not "empty" all night. */
function emptyMenu({ menu, branch }: StoreContext, at: Date, channel: OrderChannel = 'STORE'): Finding[] {
  const context = { now: at, timeZone: branch.timezone, channel };
  for (const product of menu.products.values()) {
    if (sellable(menu, product, context).sellable) return [];
  }
  const fixRoute = '/dashboard/menu/products';
  return [{ state: 'MENU_EMPTY', reason: { code: 'MENU_EMPTY', severity: 'ERROR', fixRoute } }];
}

/** What speaks against orders, or limits them, while some service is open. */
function limits(store: StoreContext, facts: StoreFacts, windows: readonly ServiceWindow[]): Finding[] {
  const { closeWithoutBoardMin, maxOpenOrders } = store.branch.settings;
  const { now, lastHeartbeat, openOrders, fullSince } = facts;
  const fixRoute = '/dashboard/orders/board';
  const findings = reduced(store, windows);
  if (lastHeartbeat !== undefined && !isAlive(lastHeartbeat, now)) {
    const closes = closeWithoutBoardMin !== null && silentFor(lastHeartbeat, now) >= closeWithoutBoardMin;
    findings.push({
      state: closes ? 'NO_DEVICE' : 'OPEN',
      reason: { code: 'NO_DEVICE', severity: closes ? 'ERROR' : 'WARNING', fixRoute },
    });
  }
  if (openOrders !== undefined && maxOpenOrders !== null && openOrders >= maxOpenOrders) {
    const args = { openOrders, maxOpenOrders };
    findings.push({ state: 'BUSY', reason: { code: 'BUSY', severity: 'CLOSED', args, fixRoute } });
  }
  const freeAt = fullSince && fullSince.getTime() + THROTTLE_MIN * MINUTE_MS;
  if (freeAt && freeAt > now.getTime()) {
    const args = {
      minutes: Math.ceil((freeAt - now.getTime()) / MINUTE_MS),
      freeAt: new Date(freeAt).toISOString(),
    };
    findings.push({
      state: 'BUSY',
      reason: { code: 'THROTTLED', severity: 'CLOSED', args, fixRoute: '/dashboard/custom-settings' },
    });
  }
  return findings;
}

/** Minutes since a board was there; without end where none ever was. */
function silentFor(lastHeartbeat: Date | null, now: Date): number {
  return lastHeartbeat === null ? Infinity : (now.getTime() - lastHeartbeat.getTime()) / MINUTE_MS;
}

function isAlive(lastHeartbeat: Date | null, now: Date): boolean {
  return lastHeartbeat !== null && now.getTime() - lastHeartbeat.getTime() < HEARTBEAT_MS;
}

function gravity({ reason }: Finding): number {
  const { severity, code } = reason;
  return SEVERITIES.indexOf(severity) * REASON_CODES.length + REASON_CODES.indexOf(code);
}

/** The last instant; null where one of them never comes. */
function latest(instants: readonly (Date | null)[]): Date | null {
  const known = instants.filter((instant) => instant !== null).map((instant) => instant.getTime());
  return known.length === 0 || known.length < instants.length ? null : new Date(Math.max(...known));
}
