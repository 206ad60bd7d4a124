import type { FeedbackBody, SurveyDto } from '@contracts/feedback';
import type { CheckoutDto } from '@contracts/payments';
import type { Language } from '@contracts/session';
import type {
  AnswerSubstitutionBody,
  PlacedOrderDto,
  PlaceOrderBody,
  QuoteBody,
  QuoteDto,
  SlotsDto,
  TrackedOrderDto,
  WithdrawnOrderDto,
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

interface KeyedOrder {
  key: string;
  body: PlaceOrderBody;
}

const keyedCall = ({ key, body }: KeyedOrder, language: Language) =>
  ({ language, method: 'POST', body, headers: { 'Idempotency-Key': key } }) as const;

/** Places an order; sent again under its key, it is the same order. */
export async function placeOrder(
  slug: string,
  order: KeyedOrder,
  language: Language,
): Promise<PlacedOrderDto> {
  return (await request<PlacedOrderDto>(`${storePath(slug)}/orders`, keyedCall(order, language))).data;
}

/** The order of a try whose answer was lost; null where there is none, nor ever will be by this key. */
export async function withdrawOrder(
  slug: string,
  order: KeyedOrder,
  language: Language,
): Promise<PlacedOrderDto | null> {
  const path = `${storePath(slug)}/orders/withdraw`;
  return (await request<WithdrawnOrderDto>(path, keyedCall(order, language))).data.order;
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

export async function fetchSurvey(token: string, language: Language): Promise<SurveyDto> {
  return (await request<SurveyDto>(`${orderPath(token)}/feedback`, { language })).data;
}

/** Gives or changes the answer about an order. */
export async function giveFeedback(
  token: string,
  body: FeedbackBody,
  language: Language,
): Promise<SurveyDto> {
  const call = { language, method: 'POST', body } as const;
  return (await request<SurveyDto>(`${orderPath(token)}/feedback`, call)).data;
}

/** Ends surveys and reminders by mail for the address of an order; answers the sentence that says so. */
export async function unsubscribe(token: string, language: Language): Promise<string> {
  const call = { language, method: 'POST', body: {} } as const;
  return (await request<{ message: string }>(`${orderPath(token)}/feedback/unsubscribe`, call)).data.message;
}

export const orderEventsUrl = (token: string) => `${orderPath(token)}/events`;
