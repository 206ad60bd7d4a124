import { hasPlans } from '../api/plans/exports';
import { read } from '../database/transaction';
import { strapiDocuments } from '../strapi/parts';
import PLANS from './plans.json';

interface Documents {
  create(parameters: { data: object }): Promise<unknown>;
}

/**
 * Offers plans where there are none, the first being what a trial begins with; limits of 0 are none. Without a plan nobody
 * could sign up. From then on they are the super-admin's.
 */
export async function ensurePlans(): Promise<void> {
  if (await read(hasPlans)) return;
  const plans = strapiDocuments<Documents>('api::plans.plan');
  for (const plan of PLANS) await plans.create({ data: plan });
}
