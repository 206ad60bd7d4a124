import type { LoyaltyCardDto } from '@contracts/loyalty-card';
import type { Language } from '@contracts/session';
import { request } from '../api/request';
import { storePath } from '../api/store-api';

/** The loyalty card of the customer whom one of the proofs names, else the program of the store with nothing earned. */
export async function fetchCard(
  slug: string,
  proofs: readonly string[],
  { language, signal }: { language: Language; signal: AbortSignal },
): Promise<LoyaltyCardDto> {
  const call = { language, signal, method: 'POST', body: { proofs } } as const;
  return (await request<LoyaltyCardDto>(`${storePath(slug)}/loyalty`, call)).data;
}

/** Has a link to the card mailed, where the address has one. */
export async function mailCardLink(slug: string, email: string, language: Language): Promise<void> {
  const call = { language, method: 'POST', body: { email } } as const;
  await request<unknown>(`${storePath(slug)}/loyalty/link`, call);
}
