import type { LoyaltyAccountDto, LoyaltyMembersDto, LoyaltyProgramDto } from '../../../src/contracts/loyalty';
import { unique, type TestBusiness } from './business';
import { rows } from './database';
import { reachedBy } from './events';
import { openEventStream } from './stream';

/** A body of a new program: a stamp for every order, ten of which buy a discount. */
export const programBody = (more: object = {}) => ({
  name: unique('Program'),
  rewards: [{ kind: 'FIXED', name: 'Ten reais', cost: 10, valueCents: 1000 }],
  ...more,
});

/** Stores a program as a draft. */
export async function newProgram({ owner }: TestBusiness, more: object = {}): Promise<LoyaltyProgramDto> {
  const answer = await owner.post<LoyaltyProgramDto>('/api/loyalty-programs', programBody(more));
  if (answer.status !== 201) throw new Error(`The program was not stored: ${answer.text}`);
  return answer.body.data;
}

export async function moveProgram(
  { owner }: TestBusiness,
  { id, version }: Pick<LoyaltyProgramDto, 'id' | 'version'>,
  verb: 'activate' | 'pause' | 'close',
): Promise<LoyaltyProgramDto> {
  const answer = await owner.post<LoyaltyProgramDto>(`/api/loyalty-programs/${id}/${verb}`, { version });
  if (answer.status !== 200) throw new Error(`The program was not moved: ${answer.text}`);
  return answer.body.data;
}

export const activeProgram = async (business: TestBusiness, more: object = {}): Promise<LoyaltyProgramDto> =>
  moveProgram(business, await newProgram(business, more), 'activate');

/** The account of the customer with a phone; undefined where they have none. */
export async function accountOf(
  { owner }: TestBusiness,
  phone: string,
  programId?: string,
): Promise<LoyaltyAccountDto | undefined> {
  const of = programId ? `&programId=${programId}` : '';
  const path = `/api/loyalty-accounts?q=${encodeURIComponent(phone)}${of}`;
  const answer = await owner.get<LoyaltyMembersDto>(path);
  if (answer.status !== 200) throw new Error(`The members answered ${answer.text}`);
  return answer.body.data.members[0];
}

/** What a customer has: what can be spent, what waits for its order, and what they owe. */
export async function balanceOf(business: TestBusiness, phone: string): Promise<[number, number, number]> {
  const account = await accountOf(business, phone);
  return [account?.available ?? 0, account?.pending ?? 0, account?.debt ?? 0];
}

/** Holds what is always true of an account: its sums are those of its lots, its statement adds up to what it has and owes. */
export async function accountProblems(businessId: string): Promise<string[]> {
  const found = await rows<{
    customer: string;
    a: number;
    p: number;
    d: number;
    la: number;
    lp: number;
    m: number;
  }>(
    `SELECT a.customer_id AS customer, a.available AS a, a.pending AS p, a.debt AS d,
            (SELECT COALESCE(SUM(remaining), 0) FROM loyalty_lots l WHERE l.customer_id = a.customer_id AND l.program_id = a.program_id AND l.state = 'POSTED') AS la,
            (SELECT COALESCE(SUM(remaining), 0) FROM loyalty_lots l WHERE l.customer_id = a.customer_id AND l.program_id = a.program_id AND l.state = 'PENDING') AS lp,
            (SELECT COALESCE(SUM(amount), 0) FROM loyalty_moves m WHERE m.customer_id = a.customer_id AND m.program_id = a.program_id) AS m
       FROM loyalty_accounts a WHERE a.business_id = ?`,
    [businessId],
  );
  return found
    .filter(({ a, p, d, la, lp, m }) => a !== la || p !== lp || a - d !== m)
    .map((row) => JSON.stringify(row));
}

/** The customers of whose balances open screens are told while `work` is done, once per event. */
export async function changedBalances(
  { id: businessId, owner }: TestBusiness,
  work: () => Promise<unknown>,
): Promise<unknown[]> {
  const after = await reachedBy(businessId);
  await work();
  const upTo = await reachedBy(businessId);
  if (upTo === after) return [];
  const stream = await openEventStream(`/api/events?after=${after}`, { cookie: owner.cookie });
  await stream.until(({ id }) => id === upTo);
  stream.close();
  return stream.received.flatMap(({ event, data }) =>
    event === 'loyalty.changed' && data.resource === 'loyalty-accounts' ? [data.id] : [],
  );
}
