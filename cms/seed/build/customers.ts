import { recordChange } from '../../src/api/customers/change-customer';
import { appendConsent } from '../../src/api/customers/store/consents';
import { setBlock } from '../../src/api/customers/store/customer-row';
import { rewriteTags } from '../../src/api/customers/store/customer-tags';
import { tableOf } from '../../src/database/content-type';
import { json } from '../../src/database/codecs';
import { type RowOf } from '../../src/database/table';
import type { Tx } from '../../src/database/transaction';
import { birthMonthOf, type ConsentChannel } from '../../src/domain/customers';
import { DAY_MS } from '../../src/domain/time';
import type { Viewer } from '../../src/sessions/viewer';
import type { ProfilePlan } from '../customer-plan';
import type { Random } from '../random';
import type { BuiltBusiness } from './business';
import { personAt } from './people';

const customers = tableOf('api::customers.customer', { tags: json<string[]>([]) }).pick(
  'id',
  'email',
  'birthDate',
  'birthMonth',
  'tags',
  'notes',
  'allergies',
  'kitchenNote',
  'firstOrderAt',
);

type Customer = RowOf<typeof customers>;

/** Of those who gave a consent, the share who withdrew it later. */
const WITHDRAWN = 0.2;
const BLOCKED_DAYS_AGO = 4;

/** Writes down what the team of a business knows about its customers beside their orders, once all of these are there. */
export async function describeCustomers(
  tx: Tx,
  { id: businessId, plan, branches, people }: BuiltBusiness,
  random: Random,
  now: Date,
): Promise<void> {
  const [branch] = branches;
  if (!branch) return;
  // The richest first; by the phone where they are equal, because ids are of chance.
  const all = await customers.select(tx, 'business_id = ? ORDER BY spent_cents DESC, phone LIMIT 1000', [
    businessId,
  ]);
  const described = new Set<Customer>();
  for (const profile of plan.customers.profiles) {
    const among = profile.among === 'BEST' ? all.slice(0, 40) : all;
    const free = random.shuffled(among.filter((each) => !described.has(each)));
    for (const each of free.slice(0, profile.count)) {
      described.add(each);
      Object.assign(each, profileOf(profile));
    }
  }
  for (const each of all)
    if (random.chance(plan.customers.birthdays)) Object.assign(each, birthdayOf(random));
  for (const each of all)
    if (described.has(each) || each.birthDate !== null) await describe(tx, businessId, each);

  const attendant = personAt(people, 'attendant', branch.id);
  for (const each of all)
    if (random.chance(plan.customers.consents))
      await askConsent(tx, businessId, each, attendant, random, now);
  const manager = personAt(people, 'manager', branch.id);
  for (const [position, reason] of plan.customers.blocked.entries()) {
    const one = all.filter((each) => !described.has(each)).at(-20 - position);
    if (one) await block(tx, manager, one.id, reason, new Date(now.getTime() - BLOCKED_DAYS_AGO * DAY_MS));
  }
}

const profileOf = ({ tags, notes, allergies, kitchenNote }: ProfilePlan): Partial<Customer> => ({
  tags: [...tags],
  ...(notes !== undefined && { notes }),
  ...(allergies !== undefined && { allergies }),
  ...(kitchenNote !== undefined && { kitchenNote }),
});

function birthdayOf(random: Random): Pick<Customer, 'birthDate' | 'birthMonth'> {
  const two = (number: number) => String(number).padStart(2, '0');
  const birthDate = `${random.integer(1956, 2004)}-${two(random.integer(1, 12))}-${two(random.integer(1, 28))}`;
  return { birthDate, birthMonth: birthMonthOf(birthDate) };
}

async function describe(tx: Tx, businessId: string, customer: Customer): Promise<void> {
  const { id, birthDate, birthMonth, tags, notes, allergies, kitchenNote } = customer;
  const known = { birthDate, birthMonth, tags, notes, allergies, kitchenNote };
  await customers.update(tx, known, ['document_id = ? AND business_id = ?', id, businessId]);
  if (tags.length > 0) await rewriteTags(tx, { businessId, customerId: id, tags });
}

/** Somebody of the store asked whether the customer wants offers; some took it back later. */
async function askConsent(
  tx: Tx,
  businessId: string,
  { id, email, firstOrderAt }: Customer,
  { userId, name }: Viewer,
  random: Random,
  now: Date,
): Promise<void> {
  const channel: ConsentChannel = email !== null && random.chance(0.6) ? 'EMAIL' : 'WHATSAPP';
  const from = firstOrderAt === null ? now.getTime() : Date.parse(firstOrderAt);
  const asked = new Date(random.between(from, now.getTime()));
  const withdrawn = new Date(random.between(asked.getTime(), now.getTime()));
  const entry = { businessId, customerId: id, holderId: id, channel, purpose: 'MARKETING' } as const;
  const byStaff = { source: 'STAFF', userId, userName: name } as const;
  const byLink = { source: 'LINK', userId: null, userName: null } as const;
  await appendConsent(tx, { ...entry, ...byStaff, given: true }, asked);
  if (!random.chance(WITHDRAWN)) return;
  const how = channel === 'EMAIL' ? byLink : byStaff;
  await appendConsent(tx, { ...entry, ...how, given: false }, withdrawn);
}

async function block(tx: Tx, manager: Viewer, id: string, reason: string, at: Date): Promise<void> {
  const after = { state: 'BLOCKED', blockReason: reason, blockedUntil: null } as const;
  await setBlock(tx, manager.businessId, id, after);
  await recordChange(tx, manager, {
    id,
    action: 'block',
    reason,
    now: at,
    before: { state: 'ACTIVE' },
    after,
  });
}
