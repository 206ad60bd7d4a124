import { describe, expect, it } from 'vitest';
import type { BranchStatusDto, UnheardDto } from '../../../src/contracts/branches';
import type { OrderDto } from '../../../src/contracts/orders';
import { setSettings, type SettingChanges } from '../support/branch-settings';
import { anonymous, newBusiness, type TestBusiness } from '../support/business';
import { runEscalationAt } from '../support/clock';
import { change, countOf } from '../support/database';
import { MINUTE_MS, SECOND_MS } from '../support/instants';
import { mailsTo } from '../support/mailbox';
import { newProduct } from '../support/menu';
import { newOrder } from '../support/ordering';
import { performAction, cardOf } from '../support/states';
import { member } from '../support/team';

const LADDER = { louderSec: 30, everywhereSec: 60, mailSec: 90, pauseSec: 120, pauseMin: 45 };

interface Ringing {
  made: TestBusiness;
  id: string;
  /** Since when it rings, in milliseconds since 1970. */
  since: number;
}

async function ringing(escalation: SettingChanges['escalation']): Promise<Ringing> {
  const made = await newBusiness();
  await setSettings(made, { escalation });
  const { id } = await newOrder(made, await newProduct(made));
  return { made, id, since: Date.parse((await cardOf(made, id)).placedAt) };
}

/** As if it had begun to ring at another instant. */
const ringsFrom = (id: string, at: number) =>
  change('UPDATE orders SET placed_at = ?, pending_at = ? WHERE document_id = ?', [
    new Date(at),
    new Date(at),
    id,
  ]);
/** What an order tells of the managers' mails, with the order that a mail was about. */
const mailsToldOf = async ({ owner }: TestBusiness, id: string) =>
  (await owner.get<OrderDto>(`/api/orders/${id}`)).body.data.timeline
    .filter(({ action }) => action.startsWith('escalate-managers'))
    .map(({ action, reason }) => [action, reason]);
const letters = ({ id }: TestBusiness) =>
  countOf('outbox', "topic = 'letter' AND business_id = ? AND dedupe_key LIKE 'letter:order:%'", [id]);

const taken = async ({ made, id }: Ringing) => (await cardOf(made, id)).escalation;
const statusOf = async ({ made }: Ringing) =>
  (await made.owner.get<BranchStatusDto>(`/api/branches/${made.branch.id}/status`)).body.data;

describe('an order that nobody takes note of', () => {
  it('climbs the ladder of its branch, each step at its own time', async () => {
    const order = await ringing(LADDER);
    await runEscalationAt(order.since + 30 * SECOND_MS - 1);
    expect(await taken(order)).toEqual([]);
    await runEscalationAt(order.since + 30 * SECOND_MS);
    expect(await taken(order)).toEqual(['LOUDER']);
    await runEscalationAt(order.since + 60 * SECOND_MS);
    expect(await taken(order)).toEqual(['LOUDER', 'EVERYWHERE']);
    expect(await statusOf(order)).toMatchObject({ calling: 1 });
    const { owner, branch } = order.made;
    const unheard = (await owner.get<UnheardDto[]>('/api/branches/unheard')).body.data;
    expect(unheard).toEqual([
      {
        branchId: branch.id,
        callsEverywhere: true,
        ringing: 1,
        calling: 1,
        missed: 0,
        callingOrders: [order.id],
      },
    ]);
    expect((await statusOf(order)).pause).toBeNull();
    await runEscalationAt(order.since + 90 * SECOND_MS);
    await runEscalationAt(order.since + 120 * SECOND_MS);
    expect(await taken(order)).toEqual(['LOUDER', 'EVERYWHERE', 'MANAGERS', 'PAUSE']);
    const { pause, state } = await statusOf(order);
    expect(state).toBe('PAUSED');
    expect(Date.parse(pause?.endsAt ?? '')).toBe(order.since + 120 * SECOND_MS + 45 * MINUTE_MS);
    const { timeline } = (await order.made.owner.get<OrderDto>(`/api/orders/${order.id}`)).body.data;
    expect(timeline.map(({ action }) => action)).toEqual([
      'place',
      'escalate-louder',
      'escalate-everywhere',
      'escalate-managers',
      'escalate-pause',
    ]);
  });

  it('and is said to be paid climbs as well, from when that was said', async () => {
    const made = await newBusiness({ branch: { paymentMethods: ['PIX'], pixKey: 'pix@comanda.test' } });
    await setSettings(made, { escalation: LADDER });
    const { id, token } = await newOrder(made, await newProduct(made), { payment: { method: 'PIX' } });
    const placedAt = Date.parse((await cardOf(made, id)).placedAt);
    // Its customer has not said anything: there is nothing to do yet.
    expect((await cardOf(made, id)).acknowledgedAt).not.toBeNull();
    await runEscalationAt(placedAt + 5 * MINUTE_MS);
    expect((await cardOf(made, id)).escalation).toEqual([]);

    await anonymous.post(`/api/store/orders/${token}/claim-payment`, {});
    const claimed = await cardOf(made, id);
    expect(claimed).toMatchObject({ state: 'AWAITING_PAYMENT', acknowledgedAt: null });
    const order = { made, id, since: Date.parse(claimed.payment!.claim!.at) };
    expect(await statusOf(order)).toMatchObject({ ringing: 1 });
    await runEscalationAt(order.since + 60 * SECOND_MS);
    expect(await taken(order)).toEqual(['LOUDER', 'EVERYWHERE']);
    expect(await statusOf(order)).toMatchObject({ calling: 1 });
    const confirmed = await performAction(made.owner, await cardOf(made, id), 'confirm-payment');
    expect(confirmed.body.data).toMatchObject({ state: 'PENDING', escalation: [] });
    // It is a new order now, which whoever makes it has to hear of.
    expect(await statusOf(order)).toMatchObject({ ringing: 1, calling: 0 });
  });

  it('is told to the managers of its branch, in their language', async () => {
    const order = await ringing({ ...LADDER, mailSec: 15 });
    const { email } = await member(order.made, 'manager', { branchIds: [order.made.branch.id] });
    await runEscalationAt(order.since + 15 * SECOND_MS);
    const [mail] = await mailsTo(email, 1);
    expect(mail?.text).toContain(`/dashboard/orders/details/${order.id}`);
  });

  const MAILED = { louderSec: null, everywhereSec: null, mailSec: 15, pauseSec: null };

  it('is told to managers once in ten minutes while it rings, with how many wait, and each tells in which mail', async () => {
    const order = await ringing(MAILED);
    const { made } = order;
    const { email } = await member(made, 'manager', { branchIds: [made.branch.id] });
    const product = await newProduct(made);
    const beside = [await newOrder(made, product), await newOrder(made, product)];
    const { number } = await cardOf(made, order.id);
    await runEscalationAt(order.since + 30 * SECOND_MS);
    const [first] = await mailsTo(email, 1);
    expect(first?.text).toContain('waiting there by now: 3.');
    expect(await mailsToldOf(made, order.id)).toEqual([['escalate-managers', null]]);
    for (const { id } of beside)
      expect(await mailsToldOf(made, id)).toEqual([['escalate-managers-counted', number]]);
    expect(await letters(made)).toBe(1);

    for (const [minutes, expected] of [
      [9, 1],
      [12, 2],
    ] as const) {
      const { id } = await newOrder(made, product);
      const at = order.since + minutes * MINUTE_MS;
      await ringsFrom(id, at);
      await runEscalationAt(at + 15 * SECOND_MS);
      expect(await letters(made)).toBe(expected);
    }
  });

  it('that came after a mail is told in one of its own once somebody took note of the order before', async () => {
    const order = await ringing(MAILED);
    const { made } = order;
    await runEscalationAt(order.since + 15 * SECOND_MS);
    const { id } = await newOrder(made, await newProduct(made));
    const at = order.since + 2 * MINUTE_MS;
    await ringsFrom(id, at);
    await runEscalationAt(at + 15 * SECOND_MS);
    expect([await letters(made), await taken({ ...order, id }), await mailsToldOf(made, id)]).toEqual([
      1,
      [],
      [],
    ]);
    await performAction(made.owner, await cardOf(made, order.id), 'acknowledge');
    await runEscalationAt(at + 20 * SECOND_MS);
    expect(await letters(made)).toBe(2);
    expect(await taken({ ...order, id })).toEqual(['MANAGERS']);
    expect(await mailsToldOf(made, id)).toEqual([['escalate-managers', null]]);
  });

  it('skips what the branch does not want', async () => {
    const order = await ringing({ louderSec: null, everywhereSec: null, mailSec: null, pauseSec: 60 });
    await runEscalationAt(order.since + 10 * MINUTE_MS);
    expect(await taken(order)).toEqual(['PAUSE']);
  });

  it('takes each step once, whoever looks at the clock at the same time', async () => {
    const order = await ringing(LADDER);
    const at = order.since + 5 * MINUTE_MS;
    await Promise.all(Array.from({ length: 8 }, () => runEscalationAt(at)));
    expect(await countOf('audit_entries', "entity_id = ? AND action LIKE 'escalate-%'", [order.id])).toBe(4);
    expect(await countOf('events', "entity_id = ? AND type = 'order.escalated'", [order.id])).toBe(4);
    expect(await countOf('pauses', 'branch_id = ?', [order.made.branch.id])).toBe(1);
  });

  it('climbs no further once somebody took note', async () => {
    const order = await ringing(LADDER);
    await runEscalationAt(order.since + 30 * SECOND_MS);
    await performAction(order.made.owner, await cardOf(order.made, order.id), 'acknowledge');
    await runEscalationAt(order.since + 5 * MINUTE_MS);
    expect(await taken(order)).toEqual(['LOUDER']);
    expect(await statusOf(order)).toMatchObject({ pause: null, calling: 0 });
  });
});
