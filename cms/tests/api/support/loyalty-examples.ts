import { expect } from 'vitest';
import { importBalances } from './balance-files';
import type { RequestWithBody } from './bodies';
import type { TestBusiness } from './business';
import { refusal, type Client } from './client';
import { acting, reading, type Example } from './example';
import { newCustomer } from './customers';
import { activeProgram, newProgram } from './loyalty';

/** Of one branch: one of all branches is everybody's. */
const program = async (business: TestBusiness) =>
  (await newProgram(business, { branchIds: [business.branch.id] })).id;
/** Accounts are looked for by their customers, who are those of the whole business. */
const member = async (business: TestBusiness) => {
  const { owner } = business;
  const { data } = (await owner.get<{ programId: string | null }>('/api/loyalty-accounts')).body;
  if (data.programId === null) await activeProgram(business);
  return (await newCustomer(business)).id;
};
const ADJUSTED = { amount: 5, reason: 'A late pizza' };

/** Every route of loyalty that is about one thing. */
export const LOYALTY_EXAMPLES: Record<string, Example> = {
  'GET /api/loyalty-programs/:id': reading(program, 'loyalty-programs'),
  'PATCH /api/loyalty-programs/:id': acting(program, 'loyalty-programs', '', { version: 1, name: 'Another' }),
  'GET /api/loyalty-programs/:id/liability': reading(program, 'loyalty-programs', '/liability'),
  'GET /api/loyalty-accounts/:id/statement': reading(member, 'loyalty-accounts', '/statement'),
  'GET /api/loyalty-accounts/:id/card': {
    ...reading(member, 'loyalty-accounts'),
    path: (id) => `/api/loyalty-accounts/${id}/card?branch=any`,
  },
  'POST /api/loyalty-accounts/:id/verify': acting(member, 'loyalty-accounts', 'verify', { code: '000000' }),
  'POST /api/loyalty-accounts/:id/adjust': acting(member, 'loyalty-accounts', 'adjust', ADJUSTED),
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
  const [id, customerId] = [await program(business), await member(business)];
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
    {
      method: 'POST',
      path: `/api/loyalty-accounts/${customerId}/adjust`,
      body: ADJUSTED,
      alsoUnknown: ['available', 'debt', 'pending'],
    },
    {
      method: 'POST',
      path: `/api/loyalty-accounts/${customerId}/verify`,
      body: { code: '000000' },
      alsoUnknown: ['proof'],
    },
    ...['activate', 'pause', 'close'].map((verb) => ({
      method: 'POST',
      path: `/api/loyalty-programs/${id}/${verb}`,
      body: { version: 1 },
    })),
  ];
}

type Reader = { client: Client };

/** What a seller, who sees campaigns of their own alone, reads of loyalty: neither programs nor members. */
export const LOYALTY_CELLS = {
  'GET /api/loyalty-programs': async ({ client }: Reader) => {
    expect((await client.get('/api/loyalty-programs')).body.data).toEqual([]);
  },
  'GET /api/loyalty-accounts': async ({ client }: Reader) => {
    const { data } = (await client.get<{ members: object[] }>('/api/loyalty-accounts')).body;
    expect(data.members).toEqual([]);
  },
  'GET /api/loyalty-accounts/import/last': async (
    { client }: Reader,
    { business }: { business: TestBusiness },
  ) => {
    const path = `/api/loyalty-accounts/import/last?program=${await program(business)}`;
    expect(refusal(await client.get(path))).toEqual([403, 'FORBIDDEN']);
  },
  'POST /api/loyalty-accounts/import/preview': async (
    { client }: Reader,
    { business }: { business: TestBusiness },
  ) => {
    const answer = await importBalances(client, await program(business), 'phone,balance', { preview: true });
    expect(refusal(answer)).toEqual([403, 'FORBIDDEN']);
  },
};
