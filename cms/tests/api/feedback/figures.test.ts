import { beforeAll, describe, expect, it } from 'vitest';
import type { FeedbackCausesDto, FeedbackSummaryDto } from '../../../src/contracts/feedback';
import { newBusiness, type TestBusiness } from '../support/business';
import { refusal, type Client } from '../support/client';
import { newFeedback } from '../support/feedback';
import { copyFeedback } from '../support/feedback-copies';
import { newProduct } from '../support/menu';
import { EVERY_STATE } from '../support/states';

let business: TestBusiness;
let other: { id: string };
const PERIOD = 'from=2026-10-01&to=2026-10-31';

const summary = (who: Client, query = PERIOD) =>
  who.get<FeedbackSummaryDto>(`/api/feedback/summary?${query}`);
const causes = (who: Client, query = PERIOD) => who.get<FeedbackCausesDto>(`/api/feedback/causes?${query}`);

beforeAll(async () => {
  business = await newBusiness(EVERY_STATE);
  other = await business.addBranch();
  const { feedback } = await newFeedback(business, { nps: 9 }, { product: await newProduct(business) });
  const of = { businessId: business.id, orderId: feedback.orderId ?? '', branchId: business.branch.id };
  await copyFeedback(feedback.id, [
    ...Array.from({ length: 20 }, () => ({ ...of, day: '2026-10-05', nps: 10, courierId: 'bia' })),
    ...Array.from({ length: 5 }, () => ({ ...of, day: '2026-10-12', nps: 8, courierId: 'bia' })),
    ...Array.from({ length: 20 }, (_, index) => ({
      ...{ ...of, branchId: other.id, day: '2026-10-19', nps: index < 15 ? 2 : 9, courierId: 'zeca' },
    })),
  ]);
});

describe('the summary of feedback', () => {
  it('has the score of the period, by week, branch and channel', async () => {
    const { status, body } = await summary(business.owner);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ n: 45, promoters: 25, passives: 5, detractors: 15, enough: true });
    expect(body.data.nps).toBeCloseTo((100 * 10) / 45, 9);
    expect(body.data.trend.map(({ week, n }) => [week, n])).toEqual([
      ['2026-W40', 0],
      ['2026-W41', 20],
      ['2026-W42', 5],
      ['2026-W43', 20],
      ['2026-W44', 0],
    ]);
    expect(body.data.branches.map(({ branchId, n }) => [branchId, n])).toEqual([
      [business.branch.id, 25],
      [other.id, 20],
    ]);
    expect(body.data.channels).toEqual([expect.objectContaining({ channel: 'STORE', n: 45 })]);
    const one = await summary(business.owner, `${PERIOD}&branchId=${other.id}`);
    expect(one.body.data).toMatchObject({ n: 20, detractors: 15, enough: false });
  });

  it('is of the branches that the viewer reaches, and of their business', async () => {
    const manager = await business.person('manager', { branchIds: [other.id] });
    expect((await summary(manager)).body.data.n).toBe(20);
    const elsewhere = `${PERIOD}&branchId=${business.branch.id}`;
    expect(refusal(await summary(manager, elsewhere))).toEqual([404, 'NOT_FOUND']);
    const stranger = (await newBusiness()).owner;
    expect((await summary(stranger)).body.data).toMatchObject({ n: 0, nps: null });
    expect(refusal(await summary(stranger, elsewhere))).toEqual([404, 'NOT_FOUND']);
    expect(refusal(await causes(stranger, elsewhere))).toEqual([404, 'NOT_FOUND']);
    expect((await summary(await business.person('kitchen'))).status).toBe(403);
  });

  it('is refused of a period that is backwards or too long', async () => {
    const backwards = 'from=2026-10-02&to=2026-10-01';
    expect(refusal(await summary(business.owner, backwards))).toEqual([400, 'PERIOD_BACKWARDS']);
    const long = 'from=2020-01-01&to=2026-10-01';
    expect(refusal(await summary(business.owner, long))).toEqual([400, 'PERIOD_TOO_LONG']);
    expect(refusal(await causes(business.owner, long))).toEqual([400, 'PERIOD_TOO_LONG']);
  });
});

describe('the causes of bad feedback', () => {
  it('are named with what they are compared to, and their orders', async () => {
    const { status, body } = await causes(business.owner);
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.data).toMatchObject({ state: 'FOUND', answers: 45, bad: 15, capped: false });
    const branch = body.data.causes.find(({ dimension }) => dimension === 'BRANCH');
    expect(branch).toMatchObject({ value: other.id, bad: 15, n: 20, restBad: 0, restN: 25 });
    expect(branch?.name).toBeTruthy();
    expect(branch?.orderIds).toHaveLength(15);
    expect(body.data.causes.map(({ value }) => value)).toContain('zeca');
    expect(body.data.causes.map(({ value }) => value)).not.toContain('bia');
  });

  it('are not told of too few answers', async () => {
    const few = await causes(business.owner, 'from=2026-10-12&to=2026-10-18');
    expect(few.body.data).toMatchObject({ state: 'TOO_FEW', answers: 5, tested: 0, causes: [] });
    expect((await causes(await business.person('kitchen'))).status).toBe(403);
  });
});
