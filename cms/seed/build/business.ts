import { readSocialLinks } from '../../src/domain/social';
import { DAY_MS } from '../../src/domain/time';
import { tryPhone } from '../../src/phones/phone';
import type { Viewer } from '../../src/sessions/viewer';
import type { BranchPlan, BusinessPlan } from '../business-plan';
import type { Tx } from '../../src/database/transaction';
import { buildCampaign } from './campaign';
import { make } from './make';
import { buildPeople } from './people';

export interface BuiltBranch {
  id: string;
  businessId: string;
  plan: BranchPlan;
}

export interface BuiltBusiness {
  id: string;
  plan: BusinessPlan;
  branches: BuiltBranch[];
  people: Viewer[];
}

/** Stores a business with its branches, people and coupons; menus and the past come after. */
export async function buildBusiness(tx: Tx, plan: BusinessPlan, now: Date): Promise<BuiltBusiness> {
  const id = await make('api::businesses.business', { ...plan.row, onboarding: {} });
  const { planSlug, state, endsInDays } = plan.subscription;
  const endsAt = new Date(now.getTime() + endsInDays * DAY_MS);
  await make('api::plans.subscription', {
    businessId: id,
    planSlug,
    state,
    ...(state === 'TRIALING' ? { trialEndsAt: endsAt } : { periodEndsAt: endsAt }),
  });
  await buildCampaign(tx, id, plan, now);
  const branches: BuiltBranch[] = [];
  for (const branch of plan.branches) {
    branches.push({ id: await buildBranch(id, plan.row.country, branch), businessId: id, plan: branch });
  }
  const slugs = new Map(branches.map((branch) => [branch.plan.row.slug, branch.id]));
  return { id, plan, branches, people: await buildPeople(plan.key, id, slugs) };
}

async function buildBranch(
  businessId: string,
  country: string,
  { row, hours, zones, social }: BranchPlan,
): Promise<string> {
  const branchId = await make('api::branches.branch', { ...row, businessId });
  const scope = { businessId, branchId };
  for (const { service, mode, periods } of hours) {
    await make('api::branches.opening-hour', { ...scope, service, mode, periods });
  }
  for (const zone of zones) {
    await make('api::branches.delivery-zone', { ...scope, ...zone, state: 'ACTIVE', days: [] });
  }
  const { links, problems } = readSocialLinks(social, (text) => tryPhone(text, country));
  if (problems.length > 0) throw new Error(`Links of ${row.slug}: ${JSON.stringify(problems)}`);
  for (const [position, link] of links.entries()) {
    await make('api::branches.social-link', { ...scope, ...link, position });
  }
  return branchId;
}
