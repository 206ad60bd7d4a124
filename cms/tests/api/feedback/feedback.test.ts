import { beforeAll, describe, expect, it } from 'vitest';
import type { FeedbackDto, SurveyDto } from '../../../src/contracts/feedback';
import type { OrderDto } from '../../../src/contracts/orders';
import { SURVEY_DAYS } from '../../../src/domain/feedback';
import { anonymous, newBusiness, type TestBusiness } from '../support/business';
import { change, countOf } from '../support/database';
import { ago, DAY_MS } from '../support/instants';
import { newProduct } from '../support/menu';
import { EVERY_STATE, orderIn } from '../support/states';
import { openEventStream } from '../support/stream';

let business: TestBusiness;
let product: { id: string; priceCents: number };

beforeAll(async () => {
  business = await newBusiness(EVERY_STATE);
  product = await newProduct(business);
});

const delivered = () => orderIn(business, product, 'DELIVERED');
const pathOf = (token: string) => `/api/store/orders/${token}/feedback`;
const survey = async (token: string) => (await anonymous.get<SurveyDto>(pathOf(token))).body.data;
const give = (token: string, body: object) => anonymous.post<SurveyDto>(pathOf(token), body);
const told = (id: string, who = business.owner) =>
  who.get<FeedbackDto[]>(`/api/feedback?filters[orderId][$eq]=${id}`);

const SAID = { nps: 9, comment: 'Still hot!', ratings: { food: 5, delivery: 4, service: null } };

describe('what a customer says of their order', () => {
  it('is asked once they have it, kept once, and read by the store on the order', async () => {
    const order = await delivered();
    expect(await survey(order.token)).toEqual({
      given: null,
      canGive: true,
      parts: ['food', 'delivery', 'service'],
    });

    const { status, body } = await give(order.token, SAID);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ given: SAID, canGive: false });
    expect(await survey(order.token)).toEqual(body.data);

    const read = await told(order.id);
    expect(read.body.data).toEqual([
      expect.objectContaining({
        ...{ orderId: order.id, branchId: business.branch.id, nps: 9, comment: 'Still hot!' },
        ...{ foodRating: 5, deliveryRating: 4, serviceRating: null, givenAt: body.data.given?.at },
      }),
    ]);
    const { timeline } = (await business.owner.get<OrderDto>(`/api/orders/${order.id}`)).body.data;
    expect(timeline.at(-1)).toMatchObject({ action: 'give-feedback', actor: { kind: 'CUSTOMER' } });
  });

  it('sent again after a lost answer is the same; something else is refused, and changes nothing', async () => {
    const order = await delivered();
    const first = await give(order.token, SAID);
    const again = await give(order.token, SAID);
    expect([again.status, again.body.data]).toEqual([200, first.body.data]);
    const other = await give(order.token, { nps: 2 });
    expect([other.status, other.body.error.details.code]).toEqual([409, 'FEEDBACK_GIVEN']);
    expect((await survey(order.token)).given).toMatchObject(SAID);
    expect(await countOf('feedback', 'order_id = ?', [order.id])).toBe(1);
  });

  it('is one of two that are sent at once', async () => {
    const order = await delivered();
    const answers = await Promise.all([give(order.token, { nps: 10 }), give(order.token, { nps: 1 })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [won] = answers.filter(({ status }) => status === 200);
    expect(await survey(order.token)).toEqual(won?.body.data);
    const entries = "entity_id = ? AND action = 'give-feedback'";
    expect(await countOf('audit_entries', entries, [order.id])).toBe(1);
  });

  it('is not asked before they have it, nor after a month', async () => {
    const onItsWay = await orderIn(business, product, 'DISPATCHED');
    expect((await survey(onItsWay.token)).canGive).toBe(false);
    const early = await give(onItsWay.token, SAID);
    expect([early.status, early.body.error.details.code]).toEqual([409, 'FEEDBACK_TOO_EARLY']);

    const long = await delivered();
    const past = ago((SURVEY_DAYS + 1) * DAY_MS);
    await change('UPDATE orders SET delivered_at = ? WHERE document_id = ?', [past, long.id]);
    expect((await survey(long.token)).canGive).toBe(false);
    const late = await give(long.token, SAID);
    expect([late.status, late.body.error.details.code]).toEqual([409, 'FEEDBACK_TOO_LATE']);
  });

  it('is refused at its field', async () => {
    const order = await orderIn(business, product, 'DELIVERED', 'TAKEOUT');
    const refused: [object, (string | number)[]][] = [
      [{}, ['nps']],
      [{ nps: 11 }, ['nps']],
      [{ nps: 7.5 }, ['nps']],
      [{ nps: 7, comment: 'x'.repeat(2001) }, ['comment']],
      [{ nps: 7, ratings: { food: 0 } }, ['ratings', 'food']],
      [{ nps: 7, ratings: { food: 6 } }, ['ratings', 'food']],
      [{ nps: 7, ratings: { delivery: 5 } }, ['ratings', 'delivery']],
    ];
    for (const [body, path] of refused) {
      const answer = await give(order.token, body);
      expect([answer.status, answer.body.error.details.issues?.[0]?.path], answer.text).toEqual([400, path]);
    }
    expect((await survey(order.token)).given).toBeNull();
  });

  it('of an order that nobody has is nothing', async () => {
    expect((await anonymous.get(pathOf('nobody'))).status).toBe(404);
    expect((await give('nobody', SAID)).status).toBe(404);
  });
});

describe('who reads it', () => {
  it('is told of the food alone in the kitchen, and nothing as a courier', async () => {
    const order = await delivered();
    await give(order.token, SAID);
    const kitchen = await told(order.id, await business.person('kitchen'));
    expect(kitchen.body.data).toEqual([
      expect.objectContaining({
        ...{ nps: null, deliveryRating: null, serviceRating: null },
        ...{ foodRating: 5, comment: 'Still hot!' },
      }),
    ]);
    expect((await told(order.id, await business.person('courier'))).status).toBe(403);
  });

  it('is not another business', async () => {
    const order = await delivered();
    await give(order.token, SAID);
    const other = await newBusiness();
    expect((await told(order.id, other.owner)).body.data).toEqual([]);
  });

  it('hears of it at once', async () => {
    const order = await delivered();
    const stream = await openEventStream('/api/events', { cookie: business.owner.cookie });
    await give(order.token, SAID);
    const news = await stream.until(({ event }) => event === 'feedback.changed');
    expect(news.data).toMatchObject({ branchId: business.branch.id, resource: 'feedback' });
    stream.close();
  });
});
