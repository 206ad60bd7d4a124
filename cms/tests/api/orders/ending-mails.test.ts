import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { OrderCardDto } from '../../../src/contracts/orders';
import { anonymous, newBusiness, type TestBusiness } from '../support/business';
import { runClockAt } from '../support/clock';
import { change, rows } from '../support/database';
import { mailsTo } from '../support/mailbox';
import { newProduct } from '../support/menu';
import { newPhone } from '../support/ordering';
import { performAction, orderIn } from '../support/states';
import type { OrderState } from '../../../src/domain/orders/order';
import { MINUTE_MS, ago } from '../support/instants';

let business: TestBusiness;
let product: { id: string; priceCents: number };

beforeAll(async () => {
  business = await newBusiness();
  product = await newProduct(business, { priceCents: 2000 });
});

/** An order to be paid in cash by somebody with an address for mails. */
async function ordered(state: OrderState) {
  const email = `guest-${randomUUID()}@example.test`;
  const customer = { name: 'Ana Lima', phone: newPhone(), email };
  const order = await orderIn(business, product, state, 'TAKEOUT', { customer });
  return { email, order };
}

/** What waits for people to think better of it waits no longer. */
const noSecondThoughts = () =>
  change(`UPDATE outbox SET run_at = 0 WHERE topic = 'order.ending-mail' AND done_at IS NULL`);

/** Lets so many minutes have passed since an order came into its state. */
const longAgo = ({ id }: OrderCardDto, minutes: number) => {
  const at = ago(minutes * MINUTE_MS);
  return change('UPDATE orders SET state_changed_at = ?, cancelled_at = ? WHERE document_id = ?', [
    at,
    at,
    id,
  ]);
};

/** How many mails about the end of an order were ever to be sent. */
const left = async ({ id }: OrderCardDto) =>
  (
    await rows<{ topic: string }>('SELECT topic FROM outbox WHERE dedupe_key LIKE ?', [
      `order.ending-mail:${id}:%`,
    ])
  ).length;

describe('an order that comes to nothing', () => {
  it('is told to its customer with the reason, whoever of the store ended it, also where nothing was paid', async () => {
    const rejected = await ordered('PENDING');
    await performAction(business.owner, rejected.order, 'reject', { code: 'RUSH_HOUR' });
    const [, told] = await mailsTo(rejected.email, 2);
    expect(told!.subject).toContain(rejected.order.number);
    expect(told!.text).toContain('The kitchen has too many orders.');
    expect(told!.text).toMatch(/\/t\/\S+/);

    const expired = await ordered('PENDING');
    await runClockAt(Date.parse(expired.order.acceptBy!));
    expect((await mailsTo(expired.email, 2))[1]!.text).toContain('The store did not answer in time.');

    const cancelled = await ordered('PREPARING');
    const code = { code: 'OTHER', note: 'The oven broke' };
    await performAction(business.owner, cancelled.order, 'cancel', code);
    await noSecondThoughts();
    expect((await mailsTo(cancelled.email, 2))[1]!.text).toContain('“The oven broke”');
  });

  it('is told with the reason and the money that was paid, also where that was given back before anybody reads', async () => {
    const email = `guest-${randomUUID()}@example.test`;
    const customer = { name: 'Ana Lima', phone: newPhone(), email };
    let order: OrderCardDto = await orderIn(business, product, 'AWAITING_PAYMENT', 'TAKEOUT', { customer });
    for (const action of ['confirm-payment', 'cancel', 'refund'])
      order = (await performAction(business.owner, order, action)).body.data;
    await mailsTo(email, 2);
    await noSecondThoughts();
    const [, given, ended, ...more] = await mailsTo(email, 3);
    expect(given!.text).toMatch(/R\$\s?20.00/);
    expect(ended!.text).toContain('The kitchen has too many orders.');
    expect(more).toEqual([]);

    const owed = { ...customer, phone: newPhone(), email: `owed-${email}` };
    let other: OrderCardDto = await orderIn(business, product, 'AWAITING_PAYMENT', 'TAKEOUT', {
      customer: owed,
    });
    for (const action of ['confirm-payment', 'reject'])
      other = (await performAction(business.owner, other, action)).body.data;
    const [, rejected] = await mailsTo(owed.email, 2);
    expect(rejected!.text).toMatch(/owes you R\$\s?20.00/);
    expect(rejected!.text).toContain('The kitchen has too many orders.');
  });

  it('is not told to whoever ended it', async () => {
    const { order } = await ordered('PENDING');
    const answer = await anonymous.post(`/api/store/orders/${order.token}/cancel`, {});
    expect(answer.status, answer.text).toBe(200);
    expect(await left(order)).toBe(0);
  });

  it('and is taken on again is told so, once its end was', async () => {
    const slip = await ordered('ACCEPTED');
    const off = (await performAction(business.owner, slip.order, 'cancel')).body.data;
    await performAction(business.owner, off, 'restore');
    expect(await left(slip.order)).toBe(1);

    const { email, order } = await ordered('ACCEPTED');
    const ended = (await performAction(business.owner, order, 'cancel')).body.data;
    await noSecondThoughts();
    await mailsTo(email, 2);
    await longAgo(order, 3);
    const answer = await performAction(business.owner, ended, 'restore');
    expect(answer.status, answer.text).toBe(200);
    const [, , restored] = await mailsTo(email, 3);
    expect(restored!.text).toContain('comes after all');
  });
});
