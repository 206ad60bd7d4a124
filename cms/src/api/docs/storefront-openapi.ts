import {
  answerSubstitutionBody,
  claimPaymentBody,
  customerCancelBody,
  placeOrderBody,
  quoteBody,
  slotsQuery,
} from '../../contracts/storefront';
import { checkoutAnswer, checkoutBody } from '../../contracts/payments';
import {
  feedbackBody,
  intakeAnswer,
  intakeBody,
  surveyAnswer,
  unsubscribedAnswer,
} from '../../contracts/feedback';
import { cartAnswer, cartBody, forgottenCartAnswer, keptCartAnswer } from '../../contracts/carts';
import {
  placedAnswer,
  quoteAnswer,
  slotsAnswer,
  trackedAnswer,
  withdrawnAnswer,
} from '../../contracts/storefront-answers';
import { menuAnswer, profileAnswer, storeNewsAnswer } from '../../contracts/storefront-store-answers';
import { environment } from '../../environment';
import { describeOperation, KEY, type ExampleOrder, type Operation } from './describe-operation';
import { LOYALTY_OPERATIONS } from './loyalty-operations';

const REPLAYED = {
  'Idempotent-Replayed':
    '"true" where the key was used before: the answer is the one of then, nothing was done again',
};

/** What of an order is a cart already. */
const cartOf = ({ order: { type, items, payment } }: ExampleOrder) => ({
  type,
  items,
  payment: payment.method,
});

const OPERATIONS: readonly Operation[] = [
  {
    method: 'get',
    path: '/store/{slug}',
    summary: 'A store: profile, state with reasons, hours, services, payments',
    answer: profileAnswer,
  },
  {
    method: 'get',
    path: '/store/{slug}/menu',
    summary: 'Everything that can be sold now',
    answer: menuAnswer,
    headers: [
      { name: 'If-None-Match', description: 'The ETag of a menu: where it is unchanged, answers 304' },
    ],
    tells: { ETag: 'Names the menu as it is; send it as If-None-Match the next time' },
    otherAnswers: { 304: 'Unchanged since the ETag that was sent; without a body' },
  },
  {
    method: 'get',
    path: '/store/{slug}/menu/events',
    summary: 'When the store or its menu changes, as server-sent events',
    answer: storeNewsAnswer,
    notes: 'A stream of events named "store": one now, and one whenever either mark is another one.',
  },
  {
    method: 'get',
    path: '/store/{slug}/slots',
    summary: 'When a service can be ordered for later',
    query: slotsQuery,
    answer: slotsAnswer,
    notes: 'A slot that is full is told, and refused by quote and order with SLOT_FULL.',
  },
  {
    method: 'post',
    path: '/store/{slug}/quote',
    summary: 'What an order would cost, and what speaks against it',
    body: quoteBody,
    answer: quoteAnswer,
    example: cartOf,
  },
  ...LOYALTY_OPERATIONS,
  {
    method: 'post',
    path: '/store/{slug}/orders',
    summary: 'Place an order',
    body: placeOrderBody,
    answer: placedAnswer,
    example: ({ order }) => order,
    status: 201,
    headers: [
      {
        name: KEY,
        description: 'The same key and body answer the same order for 24 hours; 8 to 200 visible characters',
        required: true,
      },
    ],
    tells: REPLAYED,
    notes:
      'Prices are the store’s. An expectedTotalCents that differs answers 409 TOTAL_CHANGED with the new quote in details.quote; ' +
      'so does 409 COUPON_NOT_FOR_ORDER, when the coupon does not count for this customer.',
  },
  {
    method: 'post',
    path: '/store/{slug}/orders/withdraw',
    summary: 'Settle an order whose answer was lost',
    body: placeOrderBody,
    answer: withdrawnAnswer,
    example: ({ order }) => order,
    headers: [{ name: KEY, description: 'The one that the order was sent with', required: true }],
    notes:
      'For who is about to order something else instead; sent again as it was, an order is found by its key. Key and body ' +
      'are those of the order. Where that was taken it is told, and stays. Else it never will be: should it still arrive, ' +
      'it is refused with 409 IDEMPOTENCY_KEY_WITHDRAWN.',
  },
  {
    method: 'post',
    path: '/store/{slug}/carts',
    summary: 'Keep a cart that is being filled',
    body: cartBody,
    answer: cartAnswer,
    status: 201,
    example: (of) => ({ ...cartOf(of), step: 'REVIEW' }),
    notes:
      'Name the token as cart in the order that it becomes. What stood in the way is read off the store’s own quote.',
    headers: [{ name: KEY, description: 'The same key and body keep the same cart' }],
  },
  {
    method: 'get',
    path: '/store/carts/{token}',
    summary: 'What is in a cart, by its token or that of a reminder',
    answer: keptCartAnswer,
    notes: 'Items alone: nothing of who the cart is of.',
  },
  {
    method: 'put',
    path: '/store/carts/{token}',
    summary: 'The cart as it is by now',
    body: cartBody,
    answer: cartAnswer,
    example: (of) => ({ ...cartOf(of), step: 'REVIEW' }),
    notes: 'A cart that was ordered or given up answers 409 CART_ENDED: keep a new one.',
  },
  {
    method: 'post',
    path: '/store/carts/{token}/forget',
    summary: 'No reminders any more: forgets who the cart is of',
    answer: forgottenCartAnswer,
    notes:
      'By the link of a reminder it holds for the address or phone that it was sent to, whatever carts are kept with it later.',
  },
  {
    method: 'post',
    path: '/store/carts/{token}/resume',
    summary: 'Reminders again, by the link of a reminder',
    answer: forgottenCartAnswer,
    notes: 'Only for the address or phone that the link was sent to.',
  },
  {
    method: 'get',
    path: '/store/orders/{token}',
    summary: 'An order as its customer follows it',
    answer: trackedAnswer,
  },
  {
    method: 'get',
    path: '/store/orders/{token}/events',
    summary: 'The same as server-sent events',
    answer: trackedAnswer,
    notes: 'A stream of events named "order", each with the whole order as data.',
  },
  {
    method: 'post',
    path: '/store/orders/{token}/cancel',
    summary: 'Cancel, until the store accepts',
    body: customerCancelBody,
    example: () => ({ reason: 'I ordered twice' }),
    answer: trackedAnswer,
  },
  {
    method: 'post',
    path: '/store/orders/{token}/claim-payment',
    summary: 'Say that it is paid; the store looks and confirms it',
    body: claimPaymentBody,
    example: () => ({ note: 'Paid from the account of Ana Lima' }),
    answer: trackedAnswer,
  },
  {
    method: 'post',
    path: '/store/orders/{token}/checkout',
    summary: 'Where to pay online',
    body: checkoutBody,
    answer: checkoutAnswer,
    notes:
      'Asked again, it is the same page while that is open. 503 PAYMENT_PROVIDER_AWAY: the order stays, try again. 409 NOTHING_DUE, PAYMENT_PROCESSING or TOO_LATE_TO_PAY: look at the order.',
  },
  {
    method: 'post',
    path: '/store/orders/{token}/checkout/sync',
    summary: 'The order, once the payment provider was asked how its page stands',
    body: checkoutBody,
    answer: trackedAnswer,
    notes:
      'For who comes back from the page. The provider tells by itself as well, so this need not be repeated.',
  },
  {
    method: 'post',
    path: '/store/orders/{token}/substitution',
    summary: 'Answer the question for a substitute',
    body: answerSubstitutionBody,
    example: () => ({ id: 'the id of the question, of substitution', answer: 'SUBSTITUTE' }),
    answer: trackedAnswer,
    notes: 'A question that was answered, withdrawn or timed out answers 409 QUESTION_OVER.',
  },
  {
    method: 'get',
    path: '/store/orders/{token}/feedback',
    summary: 'What the customer is asked about an order, and what they said of it',
    answer: surveyAnswer,
  },
  {
    method: 'post',
    path: '/store/orders/{token}/feedback',
    summary: 'Say how an order was',
    body: feedbackBody,
    example: () => ({ nps: 9, comment: 'Still hot!', ratings: { food: 5 } }),
    answer: surveyAnswer,
    notes:
      'Once for each order; sent again within 24 hours it changes the answer. 409 FEEDBACK_TOO_EARLY, FEEDBACK_TOO_LATE, FEEDBACK_OF_TEST or FEEDBACK_GIVEN: look at what it is asked.',
  },
  {
    method: 'post',
    path: '/store/orders/{token}/feedback/unsubscribe',
    summary: 'End surveys and reminders by e-mail for the address of an order',
    answer: unsubscribedAnswer,
  },
  {
    method: 'post',
    path: '/feedback/intake',
    summary: 'Bring in an answer from Falaê or another survey tool',
    body: intakeBody,
    headers: [
      { name: 'X-Intake-Key', description: 'The id of the key that the owner made', required: true },
      {
        name: 'X-Intake-Timestamp',
        description: 'Seconds since 1970, at most five minutes off',
        required: true,
      },
      {
        name: 'X-Intake-Signature',
        description:
          'HMAC-SHA256 over "<timestamp>.<body>" with the secret of the key, in hexadecimal digits, with or without "sha256=" before them',
        required: true,
      },
    ],
    example: () => ({
      ...{ nps: 4, discursive_question: 'Chegou frio', created_at: '2026-11-28T00:00:00Z' },
      ...{ questions: [{ id: 1, name: 'Sabor', suggestion: 'Ruim' }], search_id: 'a1b2c3' },
      ...{ response_channel: 'WHATSAPP', reference: '042', phone: '+5511987654321' },
    }),
    answer: intakeAnswer,
    notes:
      'Once for each search_id; the same again changes nothing. 401 BAD_SIGNATURE for a wrong key, signature or time.',
  },
];

/** The operations without what they are tried with: their schemas are made of the contracts once. */
let described: ReturnType<typeof describeAll> | undefined;

/** The OpenAPI document of the storefront API, to be tried with an order. */
export function storefrontOpenApi(example: ExampleOrder): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const { path, method, describe } of (described ??= describeAll()))
    (paths[path] ??= {})[method] = describe(example);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Comanda storefront API',
      version: '1',
      description: 'Public, without sign-in. Answers carry {data}, refusals {error}.',
    },
    servers: [{ url: `${environment.publicUrl}/api` }],
    paths,
  };
}

const describeAll = () =>
  OPERATIONS.map((operation) => ({
    path: operation.path,
    method: operation.method,
    describe: describeOperation(operation),
  }));
