import {
  PROGRAM_WRITE_PERMISSIONS,
  programCreate,
  programUpdate,
  type LoyaltyProgramDto,
  type StoredReward,
} from '../../../contracts/loyalty';
import { defineNoun, type Fields, type Row } from '../../../crud/noun';
import { storedOfBusiness } from '../../../crud/present';
import { json } from '../../../database/columns';
import { newId } from '../../../database/ids';
import { read } from '../../../database/transaction';
import { isSameOffer, LOYALTY_STATES } from '../../../domain/loyalty';
import { ApiError, invalid, type Issue } from '../../../errors/api-error';
import { unknownProducts } from '../store/products';
import { hasLots } from '../store/programs';
import { rewardsOf, syncRewards } from '../store/rewards';

interface ProgramRow extends Row, Omit<LoyaltyProgramDto, keyof Row | 'id' | 'rewards'> {
  state: LoyaltyProgramDto['state'];
  branchIds: string[];
  rewards: StoredReward[];
}

/** How customers of a business earn and what they get for it. */
export const program = defineNoun({
  uid: 'api::loyalty.program',
  table: 'loyalty_programs',
  scope: 'branches',
  resource: 'loyalty-programs',
  entity: 'loyalty-program',
  permissions: { read: 'campaign.view', create: 'campaign.edit', update: 'campaign.edit' },
  body: { create: programCreate, update: programUpdate },
  filters: { state: ['$eq', '$in'], kind: ['$eq', '$in'], name: ['$containsi', '$eq'] },
  sorts: ['name', 'updatedAt', 'createdAt'],
  defaultSort: 'createdAt:desc',
  search: ['name'],
  own: () => ({ documentId: { $in: [] } }),
  states: LOYALTY_STATES,
  writePermissions: PROGRAM_WRITE_PERMISSIONS,
  prepare(body, _viewer, before: ProgramRow | null) {
    if (before?.state === 'CLOSED') throw new ApiError(409, 'LOYALTY_CLOSED');
    return Promise.resolve(body);
  },
  check: (next: Fields<ProgramRow>) => problemsOf(next),
  toColumns(body, before: ProgramRow | null) {
    const rewards = body.rewards as Parameters<typeof withIds>[0] | undefined;
    const known = json<StoredReward[]>(before?.rewards, []);
    return { ...body, ...(rewards && { rewards: withIds(rewards, known) }) };
  },
  async afterWrite(tx, row: ProgramRow, before) {
    const { businessId, documentId: programId } = row;
    const rewards = json<StoredReward[]>(row.rewards, []);
    const named = [...json<string[]>(row.productIds, []), ...rewards.flatMap(({ productIds }) => productIds)];
    const unknown = await unknownProducts(tx, businessId, named);
    if (unknown.length > 0) throw invalid([unknownProduct(unknown, rewards)]);
    const isUsed = before !== null && (await hasLots(tx, businessId, programId));
    if (before && before.kind !== row.kind && isUsed)
      throw invalid([{ code: 'LOYALTY_KIND_IN_USE', path: ['kind'] }], 422);
    await syncRewards(tx, { businessId, programId }, rewards, { now: new Date(), hasLots: isUsed });
  },
  present: (rows: readonly ProgramRow[]) => present(rows),
  event: 'loyalty.changed',
});

/** Whatever changes what a reward costs or gives makes another reward of it: whoever earned for the old one keeps that. */
const withIds = (
  rewards: readonly (Omit<StoredReward, 'id'> & { id?: string | undefined })[],
  known: readonly StoredReward[],
): StoredReward[] =>
  rewards.map((reward) => {
    const was = known.find(({ id }) => id === reward.id);
    return { ...reward, id: was && isSameOffer(was, reward) ? was.id : newId() };
  });

function problemsOf(next: Fields<ProgramRow>): Issue[] {
  const rewards = json<StoredReward[]>(next.rewards as StoredReward[] | null, []);
  if (next.kind === 'CASHBACK' && rewards.length > 0)
    return [{ code: 'TOO_MANY', path: ['rewards'], args: { limit: 0 } }];
  const ids = rewards.map(({ id }) => id);
  return rewards.flatMap(({ id, kind, valueBps, valueCents, productIds }, index): Issue[] => {
    const path = (field: string) => ['rewards', index, field];
    if (ids.indexOf(id) !== index) return [{ code: 'ALREADY_EXISTS', path: path('id') }];
    if (kind === 'PERCENT' && valueBps === 0) return [{ code: 'REQUIRED', path: path('valueBps') }];
    if (kind === 'FIXED' && valueCents === 0) return [{ code: 'REQUIRED', path: path('valueCents') }];
    if (kind === 'PRODUCT' && productIds.length === 0)
      return [{ code: 'REQUIRED', path: path('productIds') }];
    return [];
  });
}

function unknownProduct(unknown: readonly string[], rewards: readonly StoredReward[]): Issue {
  const index = rewards.findIndex(({ productIds }) => productIds.some((id) => unknown.includes(id)));
  return { code: 'UNKNOWN_REFERENCE', path: index < 0 ? ['productIds'] : ['rewards', index, 'productIds'] };
}

async function present(rows: readonly ProgramRow[]): Promise<LoyaltyProgramDto[]> {
  const ids = rows.map(({ documentId }) => documentId);
  const stored = await read((sql) => rewardsOf(sql, rows[0]?.businessId ?? '', ids));
  return rows.map((row) => ({
    ...storedOfBusiness(row),
    id: row.documentId,
    name: row.name,
    kind: row.kind,
    earnPer: row.earnPer,
    every: row.every,
    gives: row.gives,
    minOrderCents: row.minOrderCents,
    branchIds: json<string[]>(row.branchIds, []),
    productIds: json<string[]>(row.productIds, []),
    expireDays: row.expireDays,
    rewards: json<StoredReward[]>(row.rewards, []),
    redeemed: Object.fromEntries(
      stored.flatMap(({ id, programId, used }) => (programId === row.documentId ? [[id, used]] : [])),
    ),
    state: row.state,
  }));
}
