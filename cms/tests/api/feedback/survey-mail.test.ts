import { beforeAll, describe, expect, it } from 'vitest';
import type { SurveyDto } from '../../../src/contracts/feedback';
import { localTime, minutesOf } from '../../../src/domain/time';
import { setSettings } from '../support/branch-settings';
import { anonymous, newBusiness, type TestBusiness } from '../support/business';
import { change, countOf, rows } from '../support/database';
import { mailSurveysIn, surveyPath } from '../support/feedback';
import { HOUR_MS, later, MINUTE_MS, now, nowMs } from '../support/instants';
import { mailSaying } from '../support/mailbox';
import { newProduct } from '../support/menu';
import { newPhone } from '../support/ordering';
import { minutesToDay, newEmail, nightAfter } from '../support/reminders';
import { fromServer } from '../support/server';
import { EVERY_STATE, orderIn } from '../support/states';
import { TIME_ZONE } from '../support/time-zone';

let business: TestBusiness;
let product: { id: string; priceCents: number };

beforeAll(async () => {
  business = await newBusiness(EVERY_STATE);
  product = await newProduct(business);
});

async function delivered(email: string | null = newEmail(), at = business) {
  const customer = { name: 'Ana Lima', phone: newPhone(), ...(email !== null && { email }) };
  const of = at === business ? product : await newProduct(at);
  return { ...(await orderIn(at, of, 'DELIVERED', 'TAKEOUT', { customer })), email: email ?? '' };
}

const surveysOf = (orderId: string) =>
  countOf('outbox', 'dedupe_key = ?', [`feedback.survey-mail:${orderId}`]);
describe('the mail of a survey', () => {
  it('is sent once, where the branch wants it and as late as it wants', async () => {
    const own = await newBusiness(EVERY_STATE);
    await setSettings(own, { feedback: { surveyMail: true, surveyAfterMin: 1440 } });
    const order = await delivered(newEmail(), own);
    const day = minutesToDay();
    await mailSurveysIn(day);
    expect(await surveysOf(order.id)).toBe(0);
    await setSettings(own, { feedback: { surveyAfterMin: 45 } });
    await mailSurveysIn(30);
    expect(await surveysOf(order.id)).toBe(0);
    await Promise.all(Array.from({ length: 4 }, () => mailSurveysIn(day)));
    await mailSurveysIn(day + 30);
    expect(await surveysOf(order.id)).toBe(1);

    const mail = await mailSaying(order.email, `/s/${order.token}?nps=0`);
    for (let nps = 0; nps <= 10; nps += 1) expect(mail.text).toContain(`/s/${order.token}?nps=${nps}\n`);
    expect(mail.html).toContain(`/s/${order.token}?nps=10"`);
    expect(mail.headers.get('list')).toMatchObject({
      unsubscribe: { url: expect.stringContaining(`/s/${order.token}?stop`) as string },
    });

    await setSettings(own, { feedback: { surveyMail: false } });
    const unasked = await delivered(newEmail(), own);
    await mailSurveysIn(day);
    await setSettings(own, { feedback: { surveyMail: true } });
    await mailSurveysIn(day + 30);
    expect(await surveysOf(unasked.id)).toBe(0);
  });

  it('is not sent without an address, nor of an order that was answered, tried out or long ago', async () => {
    const [silent, answered, test, old] = [
      await delivered(null),
      await delivered(),
      await delivered(),
      await delivered(),
    ];
    await anonymous.post(surveyPath(answered.token), { nps: 10 });
    await change('UPDATE orders SET test = ? WHERE document_id = ?', [true, test.id]);
    const past = later(minutesToDay() * MINUTE_MS - 49 * HOUR_MS);
    await change('UPDATE orders SET delivered_at = ? WHERE document_id = ?', [past, old.id]);
    await mailSurveysIn(minutesToDay());
    for (const { id } of [silent, answered, test, old]) expect(await surveysOf(id)).toBe(0);
  });

  it('waits for the morning at night, also once it is on its way', async () => {
    const order = await delivered();
    const night = nightAfter(now().toISOString());
    await mailSurveysIn((night.getTime() - nowMs()) / MINUTE_MS);
    expect(await surveysOf(order.id)).toBe(0);
    await mailSurveysIn(minutesToDay());
    expect(await surveysOf(order.id)).toBe(1);

    await mailSaying(order.email, `/s/${order.token}?nps=0`);
    const { sendSurveyMail } = fromServer('./api/feedback/use-cases/send-survey-mail') as {
      sendSurveyMail: (mail: { orderId: string; dueAt: string }, jobId: string, now: Date) => Promise<void>;
    };
    await sendSurveyMail({ orderId: order.id, dueAt: now().toISOString() }, 'held', night);
    const [job] = await rows<{ queued_at: number; run_at: number }>(
      'SELECT queued_at, run_at FROM outbox WHERE dedupe_key = ?',
      [`feedback.survey-mail:${order.id}:held`],
    );
    const morning = new Date(night.getTime() + job!.run_at - job!.queued_at);
    expect(localTime(morning, TIME_ZONE).minutes).toBe(minutesOf('09:00'));
  });

  it('is sent no more to who unsubscribed, which a look at the page does not do', async () => {
    const first = await delivered();
    expect((await anonymous.get<SurveyDto>(`${surveyPath(first.token)}?stop`)).status).toBe(200);
    const second = await delivered(first.email);
    await mailSurveysIn(minutesToDay());
    expect(await surveysOf(second.id)).toBe(1);

    const stop = () => anonymous.post<{ message: string }>(`${surveyPath(first.token)}/unsubscribe`, {});
    expect((await stop()).status).toBe(200);
    expect((await stop()).status).toBe(200);
    const third = await delivered(first.email.toUpperCase());
    const other = await delivered();
    await mailSurveysIn(minutesToDay());
    expect([await surveysOf(third.id), await surveysOf(other.id)]).toEqual([0, 1]);
    const entries = "entity_id = ? AND action = 'unsubscribe'";
    expect(await countOf('audit_entries', entries, [first.id])).toBe(1);
  });
});
