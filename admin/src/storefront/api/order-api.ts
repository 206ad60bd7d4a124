import type { CheckoutDto } from '@contracts/payments';
import type { Language } from '@contracts/session';
import type {
  AnswerSubstitutionBody,
  QuoteBody,
  QuoteDto,
  SlotsDto,
  TrackedOrderDto,
} from '@contracts/storefront';
import { request } from './request';
import { fetchOrder, orderPath, storePath } from './store-api';

export async function fetchQuote(
  slug: string,
  body: QuoteBody,
  { language, signal }: { language: Language; signal: AbortSignal },
): Promise<QuoteDto> {
  const call = { language, signal, method: 'POST', body } as const;
  return (await request<QuoteDto>(`${storePath(slug)}/quote`, call)).data;
}

export async function fetchSlots(
  slug: string,
  service: QuoteBody['type'],
  call: { language: Language; signal: AbortSignal },
): Promise<SlotsDto> {
  return (await request<SlotsDto>(`${storePath(slug)}/slots?service=${service}`, call)).data;
}

export async function cancelOrder(token: string, language: Language): Promise<TrackedOrderDto> {
  const call = { language, method: 'POST', body: {} } as const;
  await request<unknown>(`${orderPath(token)}/cancel`, call);
  return fetchOrder(token, language);
}

/** Says that the Pix of an order is paid, with what the customer says of it. */
export async function claimPayment(
  token: string,
  note: string,
  language: Language,
): Promise<TrackedOrderDto> {
  const call = { language, method: 'POST', body: note ? { note } : {} } as const;
  return (await request<TrackedOrderDto>(`${orderPath(token)}/claim-payment`, call)).data;
}

/** Where an order is paid online: a page of the payment provider. */
export async function openCheckout(token: string, language: Language): Promise<CheckoutDto> {
  const call = { language, method: 'POST', body: {} } as const;
  return (await request<CheckoutDto>(`${orderPath(token)}/checkout`, call)).data;
}

/** The order, once the payment provider was asked how its page stands. */
export async function syncCheckout(token: string, language: Language): Promise<TrackedOrderDto> {
  const call = { language, method: 'POST', body: {} } as const;
  return (await request<TrackedOrderDto>(`${orderPath(token)}/checkout/sync`, call)).data;
}

/** Says what becomes of an item that is sold out. */
export async function answerSubstitution(
  token: string,
  body: AnswerSubstitutionBody,
  language: Language,
): Promise<TrackedOrderDto> {
  const call = { language, method: 'POST', body } as const;
  return (await request<TrackedOrderDto>(`${orderPath(token)}/substitution`, call)).data;
}

export const orderEventsUrl = (token: string) => `${orderPath(token)}/events`;
