import type { CustomerDto } from '../../../src/contracts/customers';
import type { RequestWithBody } from './bodies';
import { unique, type TestBusiness } from './business';
import { acting, reading, type Example } from './example';
import { CENTRO, newPhone } from './ordering';

/** What a body of a new customer needs. */
export const customerBody = (more: object = {}) => ({ name: unique('Customer'), phone: newPhone(), ...more });

/** Stores a customer as the store's own people do. */
export async function newCustomer({ owner }: TestBusiness, more: object = {}): Promise<CustomerDto> {
  const answer = await owner.post<CustomerDto>('/api/customers', customerBody(more));
  if (answer.status !== 201) throw new Error(`The customer was not stored: ${answer.text}`);
  return answer.body.data;
}

/** For each field a body that gives it another value than `customerBody` does. */
export const OTHER_CUSTOMER = {
  name: { name: 'Other Name' },
  phone: { phone: newPhone() },
  email: { email: 'other@example.test' },
  document: { document: '52998224725' },
  birthDate: { birthDate: '1990-02-28' },
  addresses: { addresses: [CENTRO] },
  tags: { tags: ['VIP'] },
  notes: { notes: 'Other words' },
  allergies: { allergies: 'Peanuts' },
  kitchenNote: { kitchenNote: 'No onions' },
};

const customer = async (business: TestBusiness) => (await newCustomer(business)).id;

const BLOCK = { version: 1, reason: 'Never opens the door' };
const CONSENT = { channel: 'EMAIL', purpose: 'MARKETING', given: true };
/** A second customer of the same business by the first one's id. */
const otherOf = new Map<string, string>();
const twoCustomers = async (business: TestBusiness) => {
  const [id, other] = [await customer(business), await customer(business)];
  otherOf.set(id, other);
  return id;
};
const mergedCustomers = async (business: TestBusiness) => {
  const id = await twoCustomers(business);
  await business.owner.post(`/api/customers/${id}/merge`, { version: 1, ids: [otherOf.get(id)] });
  return id;
};

/** The routes of one customer. */
export const CUSTOMER_EXAMPLES: Record<string, Example> = {
  'GET /api/customers/:id': reading(customer, 'customers'),
  'GET /api/customers/:id/timeline': reading(customer, 'customers', '/timeline'),
  'GET /api/customers/:id/figures': reading(customer, 'customers', '/figures'),
  'PATCH /api/customers/:id': acting(customer, 'customers', '', { version: 1, name: 'Another Name' }),
  'POST /api/customers/:id/block': acting(customer, 'customers', 'block', BLOCK),
  'POST /api/customers/:id/unblock': acting(customer, 'customers', 'unblock', { version: 1 }),
  'POST /api/customers/:id/consents': acting(customer, 'customers', 'consents', CONSENT),
  'POST /api/customers/:id/merge': {
    ...acting(customer, 'customers', 'merge'),
    body: (id) => ({ version: 1, ids: [otherOf.get(id) ?? 'nothing'] }),
    subject: twoCustomers,
  },
  'POST /api/customers/:id/unmerge': {
    ...acting(customer, 'customers', 'unmerge'),
    body: (id) => ({ version: 2, id: otherOf.get(id) ?? 'nothing' }),
    subject: mergedCustomers,
  },
};

/** The same with bodies that are well formed. */
export async function customerRequests(business: TestBusiness): Promise<RequestWithBody[]> {
  const id = await customer(business);
  const [apart, merged] = [await twoCustomers(business), await mergedCustomers(business)];
  return [
    {
      method: 'POST',
      path: '/api/customers',
      body: customerBody(),
      alsoUnknown: ['id', 'version', 'spentCents', 'state', 'mergedInto', 'segment'],
    },
    {
      method: 'PATCH',
      path: `/api/customers/${id}`,
      body: { version: 1, name: 'Another Name' },
      alsoUnknown: ['id', 'source', 'orderCount', 'state', 'blockedUntil', 'nameKey'],
    },
    ...Object.entries({ block: BLOCK, unblock: { version: 1 }, consents: CONSENT }).map(([action, body]) => ({
      method: 'POST',
      path: `/api/customers/${id}/${action}`,
      body,
    })),
    {
      method: 'POST',
      path: `/api/customers/${apart}/merge`,
      body: { version: 1, ids: [otherOf.get(apart)] },
    },
    {
      method: 'POST',
      path: `/api/customers/${merged}/unmerge`,
      body: { version: 2, id: otherOf.get(merged) },
    },
  ];
}
