import { fromServer, serverUrl } from './server';

/** Lets the server do with orders what it does by the clock as if it were that instant. */
export async function runClockAt(at: Date | number): Promise<void> {
  await serverUrl();
  const { advanceOrders } = fromServer('./api/orders/use-cases/advance-orders') as {
    advanceOrders: (now: Date) => Promise<void>;
  };
  await advanceOrders(new Date(at));
  await settleSilenceAt(at);
}

/** Lets the server settle the questions that nobody has answered as if it were that instant, and nothing else. */
export async function settleSilenceAt(at: Date | number): Promise<void> {
  await serverUrl();
  const { resolveExpiredSubstitutions } = fromServer(
    './api/orders/use-cases/resolve-expired-substitutions',
  ) as {
    resolveExpiredSubstitutions: (now: Date) => Promise<void>;
  };
  await resolveExpiredSubstitutions(new Date(at));
}

/** Lets the server publish the menu releases that are due at that instant, as one of its instances does. */
export async function releasesComeDue(at: Date | number): Promise<void> {
  await serverUrl();
  const { publishDueReleases } = fromServer('./api/menu/use-cases/publish-due-releases') as {
    publishDueReleases: (now: Date) => Promise<void>;
  };
  await publishDueReleases(new Date(at));
}

/** Lets the server tell of boards that fell silent as if it were that instant. */
export async function runSilentBoardCheckAt(at: Date | number): Promise<void> {
  await serverUrl();
  const { notifySilentBoards } = fromServer('./api/branches/use-cases/notify-silent-boards') as {
    notifySilentBoards: (now: Date) => Promise<void>;
  };
  await notifySilentBoards(new Date(at));
}

/** Lets the server take the next steps for orders that nobody takes note of, as if it were that instant. */
export async function runEscalationAt(at: Date | number): Promise<void> {
  await serverUrl();
  const { escalateOrders } = fromServer('./api/orders/use-cases/escalate-orders') as {
    escalateOrders: (now: Date) => Promise<void>;
  };
  await escalateOrders(new Date(at));
}

/** Lets the server tell of devices that give no sign any more, as if it were that instant. */
export async function runDeviceCheckAt(at: Date | number): Promise<void> {
  await serverUrl();
  const { notifyMissingDevices } = fromServer('./api/devices/use-cases/roll-call') as {
    notifyMissingDevices: (now: Date) => Promise<void>;
  };
  await notifyMissingDevices(new Date(at));
}

type HoldsLease = (name: string, ms: number) => Promise<boolean>;

/**
 * Does something while nothing happens by the clock, as on an instance that another one runs ahead of: what is compared
 * before and after was then changed by a request, or by nothing.
 */
export async function withClockPaused<T>(work: () => Promise<T>): Promise<T> {
  await serverUrl();
  const leases = fromServer('./jobs/lease') as { holdsLease: HoldsLease };
  const { holdsLease } = leases;
  // The clock asks for its lease only after its last turn has ended.
  const lastTurnEnded = new Promise<void>((ended) => {
    leases.holdsLease = (name) => {
      if (name === 'clock') ended();
      return Promise.resolve(false);
    };
  });
  try {
    await lastTurnEnded;
    return await work();
  } finally {
    leases.holdsLease = holdsLease;
  }
}
