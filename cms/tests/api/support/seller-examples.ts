import type { RequestWithBody } from './bodies';
import type { TestBusiness } from './business';
import { acting, type Example } from './example';
import { newSale, newSeller } from './sellers';

const PERIOD = { from: '2020-01-01', to: '2120-01-01' };

const seller = async (business: TestBusiness) => (await newSeller(business)).id;
/** One that is pending: it can be named, and neither approved nor paid yet. */
const commission = async (business: TestBusiness) =>
  (await newSale(business, await newSeller(business))).commission.id;
const branchOf = async (business: TestBusiness) => {
  await commission(business);
  return business.branch.id;
};
const named = (verb: 'approve' | 'pay'): Example => ({
  subject: commission,
  path: () => `/api/commissions/${verb}`,
  body: (id) => ({ ids: [id], expectedCents: 0 }),
  missing: 404,
});

/** Every route of commissions that is about one thing; those of sellers are a plain noun's. */
export const SELLER_EXAMPLES: Record<string, Example> = {
  'GET /api/commissions/sums': {
    subject: branchOf,
    path: (id) => `/api/commissions/sums?branchId=${id}&from=${PERIOD.from}&to=${PERIOD.to}`,
    missing: 404,
  },
  'POST /api/commissions/approve': named('approve'),
  'POST /api/commissions/pay': named('pay'),
  'POST /api/commissions/:id/reverse': acting(commission, 'commissions', 'reverse', {
    version: 1,
    refundedCents: 100,
    reason: 'The pizza was cold',
  }),
  'POST /api/sellers/:id/pay-out': acting(seller, 'sellers', 'pay-out', { ...PERIOD, expectedCents: 0 }),
};

const KNOWN_ELSEWHERE = ['state', 'businessId', 'sellerId', 'amountCents', 'netCents', 'paidAt'];

/** One request for every route of commissions that reads a body. */
export async function sellerRequests(business: TestBusiness): Promise<RequestWithBody[]> {
  const of = await newSeller(business);
  const { commission: sale } = await newSale(business, of);
  const bulk = { ids: [sale.id], expectedCents: 0 };
  return [
    { method: 'POST', path: '/api/commissions/approve', body: bulk, alsoUnknown: KNOWN_ELSEWHERE },
    { method: 'POST', path: '/api/commissions/pay', body: bulk, alsoUnknown: KNOWN_ELSEWHERE },
    {
      method: 'POST',
      path: `/api/commissions/${sale.id}/reverse`,
      body: { version: 1, refundedCents: 100, reason: 'The pizza was cold' },
      alsoUnknown: [...KNOWN_ELSEWHERE, 'reversedCents'],
    },
    {
      method: 'POST',
      path: `/api/sellers/${of.id}/pay-out`,
      body: { ...PERIOD, expectedCents: 0 },
      alsoUnknown: KNOWN_ELSEWHERE,
    },
  ];
}
