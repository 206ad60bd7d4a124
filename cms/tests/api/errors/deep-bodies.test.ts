import { beforeAll, describe, expect, it } from 'vitest';
import { anonymous, newBusiness, type TestBusiness } from '../support/business';
import { refusal } from '../support/client';

let business: TestBusiness;

beforeAll(async () => {
  business = await newBusiness();
});

const nested = (levels: number, [open, close]: readonly [string, string]): string =>
  open.repeat(levels) + 'null' + close.repeat(levels);
const LISTS = ['[', ']'] as const;
const OBJECTS = ['{"a":', '}'] as const;

describe('JSON that is nested too deeply', () => {
  it.each([
    ['lists', LISTS],
    ['objects', OBJECTS],
  ])('of %s is refused with 400, whoever sends it and wherever', async (_, brackets) => {
    const deep = nested(20_000, brackets);
    const { owner, branch } = business;
    const answers = [
      await anonymous.post('/api/session', deep),
      await anonymous.post(`/api/store/${branch.slug}/quote`, deep),
      await anonymous.post(`/api/store/${branch.slug}/orders`, deep, { 'idempotency-key': 'deep-bodies-1' }),
      await anonymous.post('/api/payments/stripe/webhook', deep),
      await owner.post('/api/products', `{"branchId":"${branch.id}","availability":${deep}}`),
      await owner.post(`/api/branches/${branch.id}/zones/import`, `{"geojson":{"type":${deep}}}`),
      await anonymous.post('/admin/login', deep),
    ];
    for (const answer of answers) expect(refusal(answer), answer.text).toEqual([400, 'BODY_TOO_DEEP']);
  });

  it('is told from what a route itself objects to', async () => {
    const deep = (levels: number) => `{"geojson":{"features":${nested(levels, LISTS)}}}`;
    const send = (levels: number) =>
      business.owner.post(`/api/branches/${business.branch.id}/zones/import`, deep(levels));
    expect(refusal(await send(31))).toEqual([400, 'BODY_TOO_DEEP']);
    expect(refusal(await send(30))[1]).not.toBe('BODY_TOO_DEEP');
  });
});
