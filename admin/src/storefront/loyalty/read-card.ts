import type { LoyaltyCardDto } from '@contracts/loyalty-card';
import type { Language } from '@contracts/session';
import { fetchCard } from './loyalty-api';
import { proofsOf } from './proofs';

/** The cards that this page has read, by store: whatever shows one next begins with it while it is read again. */
const cached = new Map<string, LoyaltyCardDto>();

export const cachedCard = (slug: string): LoyaltyCardDto | null => cached.get(slug) ?? null;

/**
 * Reads the loyalty card of this device's customer at a store.
 *
 * @param token of the order that the page is about; null of the store's own page
 */
export async function readCard(
  slug: string,
  token: string | null,
  call: { language: Language; signal: AbortSignal },
): Promise<LoyaltyCardDto> {
  const card = await fetchCard(slug, proofsOf(slug, token), call);
  cached.set(slug, card);
  return card;
}
