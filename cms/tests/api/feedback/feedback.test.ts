import { beforeAll, describe, expect, it } from 'vitest';
import type { FeedbackDto, SurveyDto } from '../../../src/contracts/feedback';
import type { OrderDto } from '../../../src/contracts/orders';
import { EDITABLE_HOURS, FEEDBACK_TAGS, SURVEY_DAYS } from '../../../src/domain/feedback';
import { anonymous, newBusiness, type TestBusiness } from '../support/business';
import { change, countOf } from '../support/database';
import { ago, DAY_MS, HOUR_MS, MINUTE_MS } from '../support/instants';
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

const SAID = {
  nps: 9,
  comment: 'Still hot!',
  ratings: { food: 5, delivery: 4, service: null },
  tags: [],
};

describe('what a customer says of their order', () => {
  it('is asked once they have it, kept once, and read by the store on the order', async () => {
    const order = await delivered();
    expect(await survey(order.token)).toEqual({
      given: null,
      canGive: true,
      parts: ['food', 'delivery', 'service'],
      tags: [...FEEDBACK_TAGS],
    });

    const { status, body } = await give(order.token, SAID);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ given: SAID, canGive: true });
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

  it('is the same once more after a lost response, and can be changed for a day', async () => {
    const order = await delivered();
    const first = await give(order.token, SAID);
    const again = await give(order.token, SAID);
    expect([again.status, again.body.data]).toEqual([200, first.body.data]);
    const entries = "entity_id = ? AND action = 'change-feedback'";
    expect(await countOf('audit_entries', entries, [order.id])).toBe(0);

    const changed = await give(order.token, { nps: 2, tags: ['LATE', 'COLD', 'LATE'] });
    expect(changed.status, changed.text).toBe(200);
    expect(changed.body.data.given).toMatchObject({ nps: 2, comment: null, tags: ['COLD', 'LATE'] });
    const [row] = (await told(order.id)).body.data;
    expect(row).toMatchObject({ kind: 'DETRACTOR', nps: 2, version: 2 });
    expect(Date.parse(row?.dueAt ?? '') - Date.parse(row?.givenAt ?? '')).toBe(DAY_MS);
    expect(await countOf('audit_entries', entries, [order.id])).toBe(1);
    expect(await countOf('feedback', 'order_id = ?', [order.id])).toBe(1);

    const long = ago(EDITABLE_HOURS * HOUR_MS + MINUTE_MS);
    await change('UPDATE feedback SET given_at = ? WHERE order_id = ?', [long, order.id]);
    expect((await survey(order.token)).canGive).toBe(false);
    const late = await give(order.token, SAID);
    expect([late.status, late.body.error.details.code]).toEqual([409, 'FEEDBACK_GIVEN']);
    expect((await survey(order.token)).given).toMatchObject({ nps: 2 });
  });

  it('records nothing when it is only looked at, whatever the link says', async () => {
    const order = await delivered();
    await anonymous.get(`${pathOf(order.token)}?nps=3`);
    expect(await countOf('feedback', 'order_id = ?', [order.id])).toBe(0);
  });

  it('is not asked of a test order', async () => {
    const order = await delivered();
    await change('UPDATE orders SET test = ? WHERE document_id = ?', [true, order.id]);
    expect((await survey(order.token)).canGive).toBe(false);
    const refused = await give(order.token, SAID);
    expect([refused.status, refused.body.error.details.code]).toEqual([409, 'FEEDBACK_OF_TEST']);
  });

  it('is one of two that are sent at once', async () => {
    const order = await delivered();
    const answers = await Promise.all([give(order.token, { nps: 10 }), give(order.token, { nps: 1 })]);
    // The second one changes the first, as long as nobody was in between.
    for (const { status } of answers) expect([200, 409]).toContain(status);
    const kept = (await survey(order.token)).given?.nps;
    const taken = answers.filter(({ status }) => status === 200);
    expect(taken.map(({ body }) => body.data.given?.nps)).toContain(kept);
    expect(await countOf('feedback', 'order_id = ?', [order.id])).toBe(1);
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
      [{ nps: 7, tags: ['NOISE'] }, ['tags', 0]],
      [{ nps: 7, tags: ['COLD', 'COURIER'] }, ['tags', 1]],
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
        ...{ foodRating: 5, comment: 'Still hot!', kind: null, channel: null, dueAt: null },
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

  it('hears a bad answer once, if they may reply', async () => {
    const [kitchen, order] = [await business.person('kitchen'), await delivered()];
    const streams = await Promise.all(
      [business.owner, kitchen].map((who) => openEventStream('/api/events', { cookie: who.cookie })),
    );
    await give(order.token, SAID);
    await give(order.token, { nps: 1 });
    await give(order.token, { nps: 2 });
    const last = await give((await delivered()).token, { nps: 9 });
    expect(last.status).toBe(200);
    const [rung, silent] = await Promise.all(
      streams.map(async (stream) => {
        const seen: string[] = [];
        let changes = 0;
        await stream.until(({ event }) => {
          if (event) seen.push(event);
          return event === 'feedback.changed' && (changes += 1) === 4;
        });
        stream.close();
        return seen.filter((event) => event === 'feedback.bad').length;
      }),
    );
    expect([rung, silent]).toEqual([1, 0]);
  });
});
