import { beforeAll, describe, expect, it } from 'vitest';
import type { FeedbackDto } from '../../../src/contracts/feedback';
import type { HomeDto } from '../../../src/contracts/home';
import { anonymous, newBusiness, type TestBusiness } from '../support/business';
import { refusal } from '../support/client';
import { newCoupon, newCouponCode } from '../support/coupon';
import { countOf, rows } from '../support/database';
import { act, feedbackFor, newFeedback, surveyPath } from '../support/feedback';
import { DAY_MS, later as soon, now } from '../support/instants';
import { mailSaying } from '../support/mailbox';
import { newProduct } from '../support/menu';
import { newOrder, newPhone, orderBody, place } from '../support/ordering';
import { newEmail } from '../support/reminders';
import { EVERY_STATE } from '../support/states';
import { member } from '../support/team';

let business: TestBusiness;
let product: { id: string; priceCents: number };

beforeAll(async () => {
  business = await newBusiness(EVERY_STATE);
  product = await newProduct(business);
});

const bad = (more: object = {}) => newFeedback(business, { nps: 2, comment: 'Cold' }, { product, ...more });
const withEmail = (email: string) => ({ customer: { name: 'Ana Lima', phone: newPhone(), email } });
const listed = async (query: string, who = business.owner) => {
  const { status, body } = await who.get<FeedbackDto[]>(`/api/feedback?pagination[pageSize]=100&${query}`);
  expect(status, query).toBe(200);
  return body.data.map(({ id }) => id);
};

describe('the work on feedback', () => {
  it('goes along its table, with a deadline while it waits', async () => {
    let { feedback } = await bad();
    const step = async (verb: string, state: FeedbackDto['state'], body: object = {}) => {
      const answer = await act(business.owner, feedback, verb, body);
      expect([answer.status, answer.body.data.state], `${verb}: ${answer.text}`).toEqual([200, state]);
      expect(answer.body.data.version).toBe(feedback.version + 1);
      feedback = answer.body.data;
    };
    expect(feedback.dueAt).not.toBeNull();
    await step('archive', 'ARCHIVED');
    expect(feedback.dueAt).toBeNull();
    await step('restore', 'NEW');
    expect(Date.parse(feedback.dueAt ?? '') - Date.parse(feedback.givenAt)).toBe(DAY_MS);
    await step('contact', 'IN_CONTACT');
    expect(feedback.dueAt).toBeNull();
    await step('release', 'NEW');
    await step('contact', 'IN_CONTACT');
    await step('resolve', 'RESOLVED', { note: 'Called them' });
    expect(feedback).toMatchObject({ resolution: 'Called them' });
    await step('reopen', 'REOPENED');
    expect(feedback).toMatchObject({ resolution: null, resolvedAt: null });
    expect(Date.parse(feedback.dueAt ?? '') - Date.parse(feedback.reopenedAt ?? '')).toBe(DAY_MS);

    const refused = await act(business.owner, feedback, 'archive');
    expect(refusal(refused)).toEqual([409, 'FEEDBACK_MOVED']);
    expect(refused.body.error.details.current).toMatchObject({ id: feedback.id, state: 'REOPENED' });
    const stale = await act(business.owner, { ...feedback, version: 1 }, 'contact');
    expect(refusal(stale)).toEqual([409, 'STALE_VERSION']);
    expect(await countOf('audit_entries', "entity = 'feedback' AND entity_id = ?", [feedback.id])).toBe(7);
  });

  it('is done once by two who act at the same time', async () => {
    const { feedback } = await bad();
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => act(business.owner, feedback, 'contact')),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect(await countOf('audit_entries', "action = 'contact' AND entity_id = ?", [feedback.id])).toBe(1);
  });

  it('is given to somebody of the team who may reply, and taken away again', async () => {
    const { feedback } = await bad();
    const [mine, cook] = [await member(business, 'attendant'), await member(business, 'kitchen')];
    const given = await act(business.owner, feedback, 'assign', { ownerId: mine.id });
    expect(given.body.data, given.text).toMatchObject({ ownerId: mine.id, state: 'NEW' });
    expect(given.body.data.ownerName).toBeTruthy();
    expect(await listed(`filters[ownerId][$eq]=${mine.id}`)).toEqual([feedback.id]);
    const other = await newBusiness();
    const stranger = await member(other, 'attendant');
    for (const id of [cook.id, stranger.id, 'nobody'])
      expect(refusal(await act(business.owner, given.body.data, 'assign', { ownerId: id }))).toEqual([
        400,
        'UNKNOWN_PERSON',
      ]);
    const taken = await act(business.owner, given.body.data, 'assign', { ownerId: null });
    expect(taken.body.data).toMatchObject({ ownerId: null, ownerName: null });
  });

  it('replies by mail, once for each text, without links of its own', async () => {
    const email = newEmail();
    const { feedback } = await bad(withEmail(email));
    expect(feedback.canReply).toBe(true);
    const text = 'Sorry!\nSee http://evil.example and <b>us</b>';
    const first = await act(business.owner, feedback, 'reply', { text });
    expect(first.body.data, first.text).toMatchObject({ state: 'IN_CONTACT', reply: text, dueAt: null });
    expect(refusal(await act(business.owner, first.body.data, 'release'))).toEqual([409, 'FEEDBACK_MOVED']);
    const again = await act(business.owner, feedback, 'reply', { text });
    expect([again.status, again.body.data]).toEqual([200, first.body.data]);
    expect((await act(business.owner, again.body.data, 'reply', { text: 'Once more' })).status).toBe(200);

    const mail = await mailSaying(email, 'Sorry!');
    expect(mail.text).toContain('Sorry!\n');
    expect(mail.text).not.toContain('http://evil.example');
    expect(mail.html || '').not.toContain('<b>us');
    const jobs = await rows(
      "SELECT id FROM outbox WHERE topic = 'feedback.reply-mail' AND dedupe_key LIKE ?",
      [`%${feedback.id}%`],
    );
    expect(jobs).toHaveLength(2);
  });

  it('gives the customer one personal code, which the reply carries, and tells which order used it', async () => {
    const email = newEmail();
    const customer = { name: 'Ana Lima', phone: newPhone(), email };
    const { feedback } = await bad({ customer });
    const couponId = await newCoupon(business, { code: newCouponCode(), name: 'Sorry', personalOnly: true });
    expect(feedback.recoveryCoupon).toBeNull();
    const early = await act(business.owner, feedback, 'reply', { text: 'Use {code}' });
    expect(refusal(early)).toEqual([422, 'FEEDBACK_NO_CODE']);
    const given = await Promise.all(
      Array.from({ length: 4 }, () => act(business.owner, feedback, 'recovery-coupon', { couponId })),
    );
    expect(given.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect(await countOf('coupon_codes', "coupon_id = ? AND purpose = 'RECOVERY'", [couponId])).toBe(1);
    expect(
      await countOf('audit_entries', "action = 'give-coupon' AND entity = 'feedback' AND entity_id = ?", [
        feedback.id,
      ]),
    ).toBe(1);
    const [made] = await feedbackFor(business.owner, feedback.orderId ?? '');
    expect(made?.recoveryCoupon).toMatchObject({ couponId, couponName: 'Sorry', orderId: null });
    const code = made?.recoveryCoupon?.code ?? '';
    const again = await act(business.owner, made ?? feedback, 'recovery-coupon', { couponId });
    expect(refusal(again)).toEqual([409, 'FEEDBACK_HAS_COUPON']);
    expect((await act(business.owner, made ?? feedback, 'reply', { text: 'Use {code}' })).status).toBe(200);
    expect((await mailSaying(email, code)).text).toContain(`Use ${code}`);

    const stranger = { coupon: code, customer: { name: 'Bea', phone: newPhone() } };
    expect(refusal(await place(business, orderBody(product.id, product.priceCents * 0.9, stranger)))).toEqual(
      [409, 'COUPON_NOT_FOR_ORDER'],
    );
    const order = await newOrder(business, product, {
      ...{ coupon: code, customer, expectedTotalCents: product.priceCents * 0.9 },
    });
    const [used] = await feedbackFor(business.owner, feedback.orderId ?? '');
    expect(used?.recoveryCoupon).toMatchObject({ orderId: order.id, orderNumber: order.number });
  });

  it('gives codes of active coupons for personal codes alone, to customers who are known, by who may', async () => {
    const { feedback } = await bad();
    const shared = await newCoupon(business, { code: newCouponCode() });
    const paused = await newCoupon(business, { code: newCouponCode(), personalOnly: true, state: 'PAUSED' });
    const other = await newBusiness();
    const theirs = await newCoupon(other, { code: newCouponCode(), personalOnly: true });
    for (const couponId of [shared, paused, theirs, 'nothing'])
      expect(refusal(await act(business.owner, feedback, 'recovery-coupon', { couponId }))).toEqual([
        422,
        'COUPON_NO_PERSONAL_CODES',
      ]);
    const { client } = await member(business, 'attendant');
    const couponId = await newCoupon(business, { code: newCouponCode(), personalOnly: true });
    expect((await act(client, feedback, 'recovery-coupon', { couponId })).status).toBe(403);
  });

  it('has nobody to reply to where the customer left no address', async () => {
    const { feedback } = await bad();
    expect(feedback.canReply).toBe(false);
    const refused = await act(business.owner, feedback, 'reply', { text: 'Sorry' });
    expect(refusal(refused)).toEqual([409, 'FEEDBACK_NO_ADDRESS']);
    expect((await feedbackFor(business.owner, feedback.orderId ?? ''))[0]).toMatchObject({
      state: 'NEW',
      reply: null,
    });
  });
});

describe('the list of feedback', () => {
  it('is narrowed by kind, state, deadline, rating, channel, comment and day', async () => {
    const own = await newBusiness(EVERY_STATE);
    const sold = { product: await newProduct(own) };
    const angry = (await newFeedback(own, { nps: 0, ratings: { food: 1 } }, sold)).feedback;
    const content = (await newFeedback(own, { nps: 8, comment: 'Ok' }, sold)).feedback;
    const happy = (await newFeedback(own, { nps: 10 }, sold)).feedback;
    const of = (query: string) => listed(query, own.owner);
    const [day, later] = [angry.businessDay, soon(2 * DAY_MS).toISOString()];
    expect(await of('sort=nps:asc')).toEqual([angry.id, content.id, happy.id]);
    expect(await of('filters[kind][$eq]=DETRACTOR')).toEqual([angry.id]);
    expect(await of('filters[kind][$in]=PASSIVE,PROMOTER&sort=nps:desc')).toEqual([happy.id, content.id]);
    expect(await of('filters[foodRating][$lte]=2')).toEqual([angry.id]);
    expect(await of('filters[comment][$notNull]=true')).toEqual([content.id]);
    expect(await of(`filters[dueAt][$lt]=${later}`)).toEqual([angry.id]);
    expect(await of(`filters[dueAt][$lt]=${now().toISOString()}`)).toEqual([]);
    expect(await of('filters[channel][$eq]=STORE')).toHaveLength(3);
    expect(await of('filters[channel][$eq]=PHONE')).toEqual([]);
    expect(await of(`filters[businessDay][$gte]=${day}&filters[businessDay][$lte]=${day}`)).toHaveLength(3);
    await act(own.owner, angry, 'contact');
    expect(await of('filters[state][$eq]=WAITING')).toHaveLength(2);
    expect(await of('filters[state][$eq]=OPEN')).toHaveLength(3);
    expect(await of('filters[ownerId][$null]=true')).toHaveLength(3);
  });

  it('is searched by words of the comment, whatever their accents', async () => {
    const own = await newBusiness(EVERY_STATE);
    const sold = { product: await newProduct(own) };
    const { feedback } = await newFeedback(own, { nps: 9, comment: 'Pão de queijo FRIO, 100% frio' }, sold);
    await newFeedback(own, { nps: 9, comment: 'Tudo bem' }, sold);
    for (const q of ['pao frio', 'QUEIJO', '100%'])
      expect(await listed(`q=${encodeURIComponent(q)}`, own.owner), q).toEqual([feedback.id]);
    for (const q of ['pao bem', '%', '_'])
      expect(await listed(`q=${encodeURIComponent(q)}`, own.owner), q).toHaveLength(q === '%' ? 1 : 0);
    const changed = await anonymous.post(
      surveyPath((await newFeedback(own, { nps: 9, comment: 'Azedo' }, sold)).order.token),
      { nps: 9, comment: 'Doce' },
    );
    expect(changed.status).toBe(200);
    expect(await listed('q=azedo', own.owner)).toEqual([]);
  });

  it('is of one branch to who reaches no other', async () => {
    const { feedback } = await bad();
    const elsewhere = await business.addBranch();
    const manager = await business.person('manager', { branchIds: [elsewhere.id] });
    expect(await listed('', manager)).toEqual([]);
    expect(refusal(await act(manager, feedback, 'contact'))).toEqual([404, 'NOT_FOUND']);
    expect(await listed('q=cold', manager)).toEqual([]);
  });
});

describe('the home page', () => {
  it('says how many unhappy customers wait, and until when', async () => {
    const own = await newBusiness(EVERY_STATE);
    const sold = { product: await newProduct(own) };
    const needs = async (who = own.owner) => {
      const home = await who.get<HomeDto>(`/api/home?branch=${own.branch.id}`);
      return home.body.data.needs.filter(({ code }) => code === 'FEEDBACK_WAITING');
    };
    await newFeedback(own, { nps: 9 }, sold);
    expect(await needs()).toEqual([]);
    const first = (await newFeedback(own, { nps: 2 }, sold)).feedback;
    const second = (await newFeedback(own, { nps: 3 }, sold)).feedback;
    expect(await needs()).toEqual([expect.objectContaining({ count: 2, dueAt: first.dueAt })]);
    await act(own.owner, first, 'contact');
    expect(await needs()).toEqual([expect.objectContaining({ count: 1, dueAt: second.dueAt })]);
    await act(own.owner, second, 'contact');
    expect(await needs()).toEqual([]);
  });
});
