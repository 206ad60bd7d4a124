import { beforeAll, describe, expect, it } from 'vitest';
import type { FeedbackDto, IntakeKeyDto } from '../../../src/contracts/feedback';
import { newBusiness, type TestBusiness } from '../support/business';
import { refusal } from '../support/client';
import { countOf } from '../support/database';
import { newFeedback } from '../support/feedback';
import { ago, HOUR_MS, later, MINUTE_MS, nowMs, SECOND_MS } from '../support/instants';
import { falaeAnswer, newIntakeKey, sendIntake } from '../support/intake';
import { newProduct } from '../support/menu';
import { newPhone } from '../support/ordering';
import { EVERY_STATE, orderIn } from '../support/states';

let business: TestBusiness;
let product: { id: string; priceCents: number };
let key: { keyId: string; secret: string };

beforeAll(async () => {
  business = await newBusiness(EVERY_STATE);
  product = await newProduct(business);
  key = await newIntakeKey(business);
});

const stored = async (id: string) => (await business.owner.get<FeedbackDto>(`/api/feedback/${id}`)).body.data;
const delivered = (phone = newPhone()) =>
  orderIn(business, product, 'DELIVERED', 'TAKEOUT', { customer: { name: 'Ana Lima', phone } });

describe('answers from outside', () => {
  it('are matched to the order of their reference', async () => {
    const order = await delivered();
    const answer = await sendIntake(key, falaeAnswer({ reference: order.number }));
    expect([answer.status, answer.body.data.orderId], answer.text).toEqual([200, order.id]);
    expect(await stored(answer.body.data.id)).toMatchObject({
      ...{ source: 'FALAE', kind: 'DETRACTOR', nps: 3, comment: 'Chegou frio', state: 'NEW' },
      ...{ orderId: order.id, orderNumber: order.number, channel: 'STORE', responseChannel: 'WHATSAPP' },
      answers: [{ id: '7', name: 'Sabor', suggestion: 'Ruim' }],
    });
    const byId = await delivered();
    const named = await sendIntake(key, falaeAnswer({ reference: byId.id }));
    expect(named.body.data.orderId).toBe(byId.id);
  });

  it('are matched to the last order of their phone within a day', async () => {
    const phone = newPhone();
    await delivered(phone);
    const last = await delivered(phone);
    const answer = await sendIntake(key, falaeAnswer({ phone: phone.replace('+55', '') }));
    expect(answer.body.data.orderId, answer.text).toBe(last.id);
    const early = falaeAnswer({ phone, created_at: ago(3 * HOUR_MS).toISOString() });
    expect((await sendIntake(key, early)).body.data.orderId).toBeNull();
  });

  it('are kept without an order where they fit none, or one that was answered', async () => {
    const strange = falaeAnswer({ reference: 'nothing', phone: newPhone() });
    const { body } = await sendIntake(key, strange);
    expect(body.data.orderId).toBeNull();
    expect(await stored(body.data.id)).toMatchObject({ orderNumber: null, branchId: business.branch.id });
    const unmatched = await business.owner.get<FeedbackDto[]>('/api/feedback?filters[orderId][$null]=true');
    expect(unmatched.body.data.map(({ id }) => id)).toContain(body.data.id);

    const { order } = await newFeedback(business, { nps: 9 }, { product });
    const second = await sendIntake(key, falaeAnswer({ reference: order.id }));
    expect([second.status, second.body.data.orderId]).toEqual([200, null]);
    const other = await newBusiness(EVERY_STATE);
    const theirs = await sendIntake(await newIntakeKey(other), falaeAnswer({ reference: order.id }));
    expect(theirs.body.data.orderId).toBeNull();
  });

  it('are of no branch where there are several, and shown to who reaches all of them', async () => {
    const own = await newBusiness(EVERY_STATE);
    const second = await own.addBranch();
    const mine = await newIntakeKey(own);
    const { body } = await sendIntake(mine, falaeAnswer());
    const read = (who = own.owner) => who.get<FeedbackDto>(`/api/feedback/${body.data.id}`);
    expect((await read()).body.data).toMatchObject({ branchId: null, orderId: null });
    const manager = await own.person('manager', { branchIds: [second.id] });
    expect((await read(manager)).status).toBe(404);
    const moved = await own.owner.post(`/api/feedback/${body.data.id}/contact`, { version: 1 });
    expect(moved.status, moved.text).toBe(200);
    const placed = await sendIntake(mine, falaeAnswer({ branch: own.branch.slug }));
    const at = await own.owner.get<FeedbackDto>(`/api/feedback/${placed.body.data.id}`);
    expect(at.body.data.branchId).toBe(own.branch.id);
  });

  it('are taken in once, however often and at whatever time they are sent again', async () => {
    const answer = falaeAnswer();
    const sent = await Promise.all(Array.from({ length: 4 }, () => sendIntake(key, answer)));
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(sent.filter(({ body }) => !body.data.duplicate)).toHaveLength(1);
    const changed = await sendIntake(key, { ...answer, nps: 10 });
    expect(changed.body.data).toMatchObject({ id: sent[0]?.body.data.id, duplicate: true });
    expect(await countOf('feedback', 'external_id = ?', [answer.search_id])).toBe(1);
    expect((await stored(changed.body.data.id)).nps).toBe(3);
  });

  it('are refused at their field', async () => {
    const refused: [object, (string | number)[]][] = [
      [{ nps: 11 }, ['nps']],
      [{ created_at: 'yesterday' }, ['created_at']],
      [{ created_at: later(HOUR_MS).toISOString() }, ['created_at']],
      [{ discursive_question: 'x'.repeat(2001) }, ['discursive_question']],
      [{ questions: [{ id: 1 }] }, ['questions', 0, 'name']],
      [{ search_id: null }, ['search_id']],
    ];
    for (const [more, path] of refused) {
      const answer = await sendIntake(key, falaeAnswer(more));
      const where = answer.body.error.details.issues?.[0]?.path;
      expect([answer.status, where], answer.text).toEqual([400, path]);
    }
  });
});

describe('the key of answers from outside', () => {
  it('takes in nothing that it did not sign lately', async () => {
    const seconds = (ms: number) => String(Math.floor((nowMs() + ms) / SECOND_MS));
    const forged = [
      { 'x-intake-signature': 'sha256=00' },
      { 'x-intake-signature': '' },
      { 'x-intake-key': 'nobody' },
      { 'x-intake-timestamp': seconds(-6 * MINUTE_MS) },
      { 'x-intake-timestamp': seconds(6 * MINUTE_MS) },
      { 'x-intake-timestamp': 'now' },
    ];
    for (const headers of forged) {
      const answer = falaeAnswer();
      const sent = await sendIntake(key, answer, headers);
      expect(refusal(sent), JSON.stringify(headers)).toEqual([401, 'BAD_SIGNATURE']);
      expect(await countOf('feedback', 'external_id = ?', [answer.search_id])).toBe(0);
    }
    const slow = { 'x-intake-timestamp': seconds(-4 * MINUTE_MS) };
    expect((await sendIntake(key, falaeAnswer(), slow)).status).toBe(200);
  });

  it('is made and revoked by the owner alone, and its secret told once', async () => {
    const own = await newBusiness();
    const path = '/api/feedback/intake-key';
    const read = async () => (await own.owner.get<IntakeKeyDto | null>(path)).body.data;
    expect(await read()).toBeNull();
    const first = await newIntakeKey(own);
    expect(await read()).toMatchObject({ keyId: first.keyId, lastUsedAt: null });
    expect(JSON.stringify(await read())).not.toContain(first.secret);
    expect((await sendIntake(first, falaeAnswer())).status).toBe(200);
    expect((await read())?.lastUsedAt).not.toBeNull();

    const second = await newIntakeKey(own);
    expect(refusal(await sendIntake(first, falaeAnswer()))).toEqual([401, 'BAD_SIGNATURE']);
    expect((await sendIntake(second, falaeAnswer())).status).toBe(200);
    expect((await own.owner.send('DELETE', path)).status).toBe(200);
    expect(refusal(await sendIntake(second, falaeAnswer()))).toEqual([401, 'BAD_SIGNATURE']);
    expect(await read()).toBeNull();
    const manager = await own.person('manager');
    expect((await manager.post(path, {})).status).toBe(403);
    expect((await manager.get(path)).status).toBe(403);
  });
});
