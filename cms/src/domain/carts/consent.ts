interface Told {
  /** When the customer agreed by the clock of their device, ISO-8601; null where its page does not say. */
  toldAt: string | null;
  /** Since when the cart has a consent; null without one. */
  keptAt: string | null;
  /** When somebody with this address or phone last wanted no more reminders; null for never. */
  withdrawnAt: string | null;
  now: Date;
}

/**
 * Since when a customer agrees to be reminded, ISO-8601 UTC; null where that was taken back since. A page repeats a consent for as
 * long as it keeps its draft: of a customer who once wanted no more, one that does not say when it was given is none. An instant
 * that is still to come counts as not said.
 */
export function consentSince({ toldAt, keptAt, withdrawnAt, now }: Told): string | null {
  const told = toldAt === null ? Number.NaN : Date.parse(toldAt);
  const since = told <= now.getTime() ? new Date(told).toISOString() : keptAt;
  if (withdrawnAt === null) return since ?? now.toISOString();
  return since !== null && isConsentValid(since, withdrawnAt) ? since : null;
}

/** Whether what was agreed to at one instant holds after it was taken back at another. Both ISO-8601 UTC. */
export const isConsentValid = (since: string, withdrawnAt: string | null): boolean =>
  withdrawnAt === null || Date.parse(since) > Date.parse(withdrawnAt);
