import type { RequestWithBody } from './bodies';
import type { TestBusiness } from './business';
import { acting, reading, type Example } from './example';
import { newProgram } from './loyalty';

/** Of one branch: one of all branches is everybody's. */
const program = async (business: TestBusiness) =>
  (await newProgram(business, { branchIds: [business.branch.id] })).id;
/** Every route of loyalty that is about one thing. */
export const LOYALTY_EXAMPLES: Record<string, Example> = {
  'GET /api/loyalty-programs/:id': reading(program, 'loyalty-programs'),
  'PATCH /api/loyalty-programs/:id': acting(program, 'loyalty-programs', '', { version: 1, name: 'Another' }),
  'POST /api/loyalty-programs/:id/activate': acting(program, 'loyalty-programs', 'activate', { version: 1 }),
  'POST /api/loyalty-programs/:id/pause': acting(program, 'loyalty-programs', 'pause', { version: 1 }),
  'POST /api/loyalty-programs/:id/close': acting(program, 'loyalty-programs', 'close', { version: 1 }),
};

/** Routes that are about nothing in particular. */
export const LOYALTY_WITHOUT_SUBJECT = [
  'GET /api/loyalty-programs',
  'POST /api/loyalty-programs',
  'GET /api/loyalty-accounts',
];

/** One request for every route of loyalty that reads a body. */
export async function loyaltyRequests(business: TestBusiness): Promise<RequestWithBody[]> {
  const id = await program(business);
  return [
    {
      method: 'POST',
      path: '/api/loyalty-programs',
      // A program names its branches, which few others do.
      body: { name: 'Stamps', branchIds: [] },
      alsoUnknown: ['version', 'state', 'businessId', 'redeemed'],
    },
    {
      method: 'PATCH',
      path: `/api/loyalty-programs/${id}`,
      body: { version: 1, name: 'Another Name', branchIds: [] },
      alsoUnknown: ['id', 'state', 'used'],
    },
    ...['activate', 'pause', 'close'].map((verb) => ({
      method: 'POST',
      path: `/api/loyalty-programs/${id}/${verb}`,
      body: { version: 1 },
    })),
  ];
}
