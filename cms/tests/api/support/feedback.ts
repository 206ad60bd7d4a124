import type { FeedbackDto } from '../../../src/contracts/feedback';
import { anonymous, type TestBusiness } from './business';
import type { Client } from './client';
import { reading, type Example } from './example';
import { newProduct } from './menu';
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

const subject = async (business: TestBusiness) => (await newFeedback(business)).feedback.id;

/** Every operator route of feedback that is about one thing. */
export const FEEDBACK_EXAMPLES: Record<string, Example> = {
  'GET /api/feedback/:id': reading(subject, 'feedback'),
};
