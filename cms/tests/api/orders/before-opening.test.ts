import { describe, expect, it } from 'vitest';
import type { OpeningHoursDto } from '../../../src/contracts/opening-hours';
import { instantOf, localTime } from '../../../src/domain/time';
import { setSettings } from '../support/branch-settings';
import { newBusiness, type TestBusiness } from '../support/business';
import { runClockAt, runEscalationAt } from '../support/clock';
import { countOf } from '../support/database';
import { DAY_MS, later, MINUTE_MS, SECOND_MS } from '../support/instants';
import { newProduct } from '../support/menu';
import { newOrder } from '../support/ordering';
import { cardOf, performAction } from '../support/states';
import { TIME_ZONE } from '../support/time-zone';

const LUNCH = { opens: '11:00', closes: '14:00' };
const DINNER = { opens: '18:00', closes: '23:00' };
const ACCEPT_MS = 8 * MINUTE_MS;
const PREPARATION_MS = 30 * MINUTE_MS;
const LADDER = { louderSec: 30, everywhereSec: null, mailSec: 60, pauseSec: 90 };

/** An instant of the day after tomorrow by the clock of the branch. */
const at = (hour: number, minute = 0) =>
  instantOf(localTime(later(2 * DAY_MS), TIME_ZONE).day, hour * 60 + minute, TIME_ZONE).getTime();

async function setHours({ owner, branch }: TestBusiness, hours: object[]): Promise<void> {
  const path = `/api/branches/${branch.id}/opening-hours`;
  const { version } = (await owner.get<OpeningHoursDto>(path)).body.data;
  const saved = await owner.send('PUT', path, { version, hours });
  expect(saved.status, saved.text).toBe(200);
}

const daily = (service: string, ...periods: object[]) => ({
  service,
  mode: 'WEEKLY',
  periods: [0, 1, 2, 3, 4, 5, 6].flatMap((weekday) => periods.map((period) => ({ weekday, ...period }))),
});

async function openForLunchAndDinner(branch: object = {}): Promise<TestBusiness> {
  const scheduling = { enabled: true, minLeadMin: 60, maxDays: 3 };
  const made = await newBusiness({ branch: { settings: { scheduling }, ...branch } });
  await setHours(made, [daily('ALL', LUNCH, DINNER)]);
  return made;
}

/** One for pickup at an instant, paid with Pix. */
async function paidFor(made: TestBusiness, slot: number): Promise<string> {
  const { id } = await newOrder(made, await newProduct(made), {
    scheduledFor: new Date(slot).toISOString(),
    payment: { method: 'PIX' },
  });
  const paid = await performAction(made.owner, await cardOf(made, id), 'confirm-payment');
  expect(paid.body.data.state).toBe('SCHEDULED');
  return id;
}

/** Comes to the board when its kitchen has to begin, and answers by when it is to be answered. */
async function released(made: TestBusiness, id: string, slot: number): Promise<number> {
  await runClockAt(slot - PREPARATION_MS);
  const { state, acceptBy } = await cardOf(made, id);
  expect(state).toBe('PENDING');
  return Date.parse(acceptBy!);
}

describe('an order for later whose kitchen begins before the store opens', () => {
  it.each([
    ['for the first slot of the day', at(11), at(11)],
    ['for a slot soon after the opening', at(11, 15), at(11)],
    ['for the first slot after the midday closing', at(18), at(18)],
    ['for a slot while the store was open all along', at(12), at(11, 30)],
  ])('%s is to be answered once somebody is there', async (_, slot, asked) => {
    const made = await openForLunchAndDinner();
    const id = await paidFor(made, slot);
    expect(await released(made, id, slot)).toBe(asked + ACCEPT_MS);
  });

  it('expires when nobody answers it then, and its money is to be given back', async () => {
    const made = await openForLunchAndDinner();
    const id = await paidFor(made, at(11));
    await released(made, id, at(11));
    await runClockAt(at(11) + ACCEPT_MS - 1);
    expect((await cardOf(made, id)).state).toBe('PENDING');
    await runClockAt(at(11) + ACCEPT_MS);
    const expired = await cardOf(made, id);
    expect(expired).toMatchObject({ state: 'EXPIRED', refundDueCents: expired.totalCents });
  });

  it('is waited for no longer than until the time that it is for, where the store does not open', async () => {
    const made = await openForLunchAndDinner();
    const id = await paidFor(made, at(11, 30));
    await setHours(made, [{ service: 'ALL', mode: 'CLOSED' }]);
    expect(await released(made, id, at(11, 30))).toBe(at(11, 30) + ACCEPT_MS);
  });

  it('is answered by those who are there for another service already', async () => {
    const made = await openForLunchAndDinner();
    await setHours(made, [
      daily('TAKEOUT', DINNER),
      daily('DELIVERY', LUNCH, { opens: '17:00', closes: '23:00' }),
    ]);
    const id = await paidFor(made, at(18));
    expect(await released(made, id, at(18))).toBe(at(18) - PREPARATION_MS + ACCEPT_MS);
  });

  it.each([
    ['that is to be answered', {}, 'PENDING'],
    [
      'that accepted itself',
      { autoAccept: { enabled: true, delaySec: 0, onlyIfPaid: false, maxOpenOrders: null } },
      'ACCEPTED',
    ],
  ])('and %s climbs the ladder from the opening on', async (_, branch, state) => {
    const made = await openForLunchAndDinner(branch);
    await setSettings(made, { escalation: LADDER });
    const id = await paidFor(made, at(11));
    await released(made, id, at(11));
    await runClockAt(at(11) - PREPARATION_MS);
    const taken = async (after: number) => {
      await runEscalationAt(at(11) + after);
      return (await cardOf(made, id)).escalation;
    };
    expect(await taken(30 * SECOND_MS - 1)).toEqual([]);
    expect(await countOf('pauses', 'branch_id = ?', [made.branch.id])).toBe(0);
    expect(await taken(30 * SECOND_MS)).toEqual(['LOUDER']);
    expect(await taken(90 * SECOND_MS)).toEqual(['LOUDER', 'MANAGERS', 'PAUSE']);
    expect(await cardOf(made, id)).toMatchObject({ state, acknowledgedAt: null });
  });
});
