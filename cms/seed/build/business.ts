import { cpSync, existsSync } from 'node:fs';
import path from 'node:path';
import { roleIdOf } from '../../src/bootstrap/roles';
import { environment } from '../../src/environment';
import type { Viewer } from '../../src/sessions/viewer';
import { strapiDocuments, strapiService } from '../../src/strapi/parts';
import type { BranchPlan, BusinessPlan } from '../business-plan';
import { DEMO_PASSWORD, DEMO_SIGN_INS, type DemoPerson } from '../people';

interface Documents {
  create(parameters: { data: object }): Promise<{ documentId: string }>;
}

const make = async (uid: string, data: object): Promise<string> =>
  (await strapiDocuments<Documents>(uid).create({ data })).documentId;

export interface BuiltBranch {
  id: string;
  plan: BranchPlan;
}

export interface BuiltBusiness {
  id: string;
  plan: BusinessPlan;
  branches: BuiltBranch[];
  /** Stands for the owner where a use-case asks who is acting. */
  owner: Viewer;
}

const DAY_MS = 86_400_000;

/** Stores a business with its branches, people and coupons; menus and the past come after. */
export async function buildBusiness(plan: BusinessPlan, now: Date): Promise<BuiltBusiness> {
  const id = await make('api::businesses.business', { ...plan.row, onboarding: {} });
  const { planSlug, state, endsInDays } = plan.subscription;
  const endsAt = new Date(now.getTime() + endsInDays * DAY_MS);
  await make('api::plans.subscription', {
    businessId: id,
    planSlug,
    state,
    ...(state === 'TRIALING' ? { trialEndsAt: endsAt } : { periodEndsAt: endsAt }),
  });
  for (const coupon of plan.coupons) {
    await make('api::campaign.coupon', {
      ...coupon,
      businessId: id,
      branchIds: [],
      channels: [],
      validity: { kind: 'ALWAYS' },
    });
  }
  const branches: BuiltBranch[] = [];
  for (const branch of plan.branches) branches.push({ id: await buildBranch(id, branch), plan: branch });
  const owner = await buildPeople(plan, id, branches);
  return { id, plan, branches, owner };
}

async function buildBranch(businessId: string, { row, hours, zones }: BranchPlan): Promise<string> {
  const branchId = await make('api::branches.branch', { ...row, businessId });
  const scope = { businessId, branchId };
  for (const { service, mode, periods } of hours) {
    await make('api::branches.opening-hour', { ...scope, service, mode, periods });
  }
  for (const zone of zones)
    await make('api::branches.delivery-zone', { ...scope, ...zone, active: true, days: [] });
  return branchId;
}

interface Users {
  add(values: object): Promise<{ id: number }>;
}

async function buildPeople(
  plan: BusinessPlan,
  businessId: string,
  branches: readonly BuiltBranch[],
): Promise<Viewer> {
  const users = strapiService<Users>('plugin::users-permissions.user');
  let owner: Viewer | null = null;
  for (const person of DEMO_SIGN_INS.filter(({ business }) => business === plan.key)) {
    const branchIds = branchIdsOf(person, branches);
    const { id } = await users.add({
      username: person.email,
      email: person.email,
      password: DEMO_PASSWORD,
      provider: 'local',
      confirmed: true,
      blocked: false,
      role: await roleIdOf(person.role),
      name: person.name,
      businessId,
      branchIds,
      allow: [],
      deny: [],
      state: 'ACTIVE',
    });
    if (person.role === 'owner') {
      const { name, email, role } = person;
      owner = {
        userId: id,
        name,
        email,
        role,
        language: null,
        businessId,
        tokenHash: '',
        branchIds,
        allow: [],
        deny: [],
      };
    }
  }
  if (!owner) throw new Error(`Nobody owns ${plan.row.tradeName}`);
  return owner;
}

const branchIdsOf = (person: DemoPerson, branches: readonly BuiltBranch[]): string[] =>
  branches.filter(({ plan }) => person.branches.includes(plan.row.slug)).map(({ id }) => id);

/** Puts the pictures of the menus where uploaded ones are. */
export function placePictures(): void {
  const pictures = path.join(environment.root, 'cms', 'public', 'demo');
  if (existsSync(pictures)) cpSync(pictures, path.join(environment.publicDir, 'demo'), { recursive: true });
}
