import type { FeedbackDto } from '../../../src/contracts/feedback';
import type { RequestWithBody } from './bodies';
import { anonymous, type TestBusiness } from './business';
import type { Client } from './client';
import { acting, reading, type Example } from './example';
import { MINUTE_MS, later } from './instants';
import { newProduct } from './menu';
import { fromServer, serverUrl } from './server';
import { orderIn } from './states';

export const surveyPath = (token: string) => `/api/store/orders/${token}/feedback`;

export const feedbackFor = async (who: Client, orderId: string): Promise<FeedbackDto[]> =>
  (await who.get<FeedbackDto[]>(`/api/feedback?filters[orderId][$eq]=${orderId}`)).body.data;

/** An order that was delivered and answered, with the feedback as the owner reads it. */
export async function newFeedback(
  business: TestBusiness,
  answer: object = { nps: 3, comment: 'Cold' },
  {
    product,
    type,
    ...more
  }: { product?: { id: string; priceCents: number }; type?: 'DELIVERY' | 'TAKEOUT' } & object = {},
) {
  const sold = product ?? (await newProduct(business));
  const order = await orderIn(business, sold, 'DELIVERED', type, more);
  const given = await anonymous.post(surveyPath(order.token), answer);
  if (given.status !== 200) throw new Error(`The survey answered ${given.text}`);
  const [feedback] = await feedbackFor(business.owner, order.id);
  if (!feedback) throw new Error('The feedback is not there');
  return { order, feedback };
}

/** Acts on feedback as somebody. */
export const act = (
  who: Client,
  { id, version }: { id: string; version: number },
  verb: string,
  body: object = {},
) => who.post<FeedbackDto>(`/api/feedback/${id}/${verb}`, { version, ...body });

/** Lets the server send the surveys that are due so many minutes from now. */
export async function mailSurveysIn(minutes: number): Promise<void> {
  await serverUrl();
  const { mailSurveys } = fromServer('./api/feedback/use-cases/mail-surveys') as {
    mailSurveys: (now: Date) => Promise<void>;
  };
  await mailSurveys(later(minutes * MINUTE_MS));
}

const subject = async (business: TestBusiness) => (await newFeedback(business)).feedback.id;

const ofBranch = (figures: string): Example => ({
  subject: ({ branch }) => Promise.resolve(branch.id),
  path: (id) => `/api/feedback/${figures}?branchId=${id}&from=2026-10-01&to=2026-10-31`,
  missing: 404,
});

const MOVES = ['contact', 'release', 'reopen', 'archive', 'restore'];
const VERB_BODIES: Record<string, object> = {
  ...Object.fromEntries(MOVES.map((move) => [move, { version: 1 }])),
  assign: { version: 1, ownerId: null },
  reply: { version: 1, text: 'We are sorry' },
  resolve: { version: 1, note: 'Called them' },
  'recovery-coupon': { version: 1, couponId: 'none' },
};

/** Every operator route of feedback that is about one thing. */
export const FEEDBACK_EXAMPLES: Record<string, Example> = {
  'GET /api/feedback/:id': reading(subject, 'feedback'),
  'GET /api/feedback/summary': ofBranch('summary'),
  'GET /api/feedback/causes': ofBranch('causes'),
  ...Object.fromEntries(
    Object.entries(VERB_BODIES).map(([verb, body]) => [
      `POST /api/feedback/:id/${verb}`,
      acting(subject, 'feedback', verb, body),
    ]),
  ),
};

/** One request for every route of feedback that reads a body. */
export async function feedbackRequests(business: TestBusiness): Promise<RequestWithBody[]> {
  const id = await subject(business);
  return Object.entries(VERB_BODIES).map(([verb, body]) => ({
    method: 'POST',
    path: `/api/feedback/${id}/${verb}`,
    body,
    alsoUnknown: ['state', 'nps', 'kind', 'dueAt', 'businessId', 'repliedByName'],
  }));
}
