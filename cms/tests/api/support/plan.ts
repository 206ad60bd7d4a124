import type { PlanLimit } from '../../../src/domain/plans';
import { documents, newBusiness, unique, type TestBusiness } from './business';

/** A business with one branch and one owner, whose plan has these limits. */
export async function businessWithPlan(limits: Partial<Record<PlanLimit, number>>): Promise<TestBusiness> {
  const business = await newBusiness();
  const slug = unique('plan');
  await documents('api::plans.plan').create({
    data: {
      ...{ slug, name: slug, priceMonthlyCents: 9900, priceYearlyCents: 99_000, currency: 'BRL' },
      ...{ trialDays: 14, features: [], limits, active: false, position: 99 },
    },
  });
  const subscription = { businessId: business.id, planSlug: slug, state: 'ACTIVE' };
  await documents('api::plans.subscription').create({ data: subscription });
  return business;
}
