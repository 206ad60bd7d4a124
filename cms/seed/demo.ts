import { inDocumentTransaction, read, type Tx } from '../src/database/transaction';
import { buildBusiness } from './build/business';
import { buildCouriers, startShift } from './build/couriers';
import { buildCarts } from './build/carts';
import { describeCustomers } from './build/customers';
import { buildMenu, settleToday } from './build/menu';
import { buildSellers, settleSellers } from './build/sellers';
import { askSupport } from './build/tickets';
import { personAt } from './build/people';
import { placePictures } from './build/pictures';
import type { BusinessPlan } from './business-plan';
import { CANTINA } from './cantina/business';
import { Past } from './history/past';
import { randomFrom, seedOf } from './random';
import { SUSHI } from './sushi/business';

/**
 * Fills an empty database with two businesses and ninety days of their past, through the use-cases of the product. It
 * leaves a database that holds any business as it is. All of it is one transaction: when it is interrupted nothing is
 * there, and the next start begins anew.
 */
export async function seedDemo(): Promise<void> {
  const any = await read((sql) => sql.one('SELECT 1 AS one FROM businesses LIMIT 1'));
  if (any) return;
  const now = new Date();
  placePictures();
  await inDocumentTransaction(async (tx) => {
    for (const plan of [CANTINA, SUSHI]) await fill(tx, plan, now);
  });
}

async function fill(tx: Tx, plan: BusinessPlan, now: Date): Promise<void> {
  process.stdout.write(`Seeding the demo: ${plan.row.tradeName} …`);
  const business = await buildBusiness(tx, plan, now);
  await askSupport(tx, business.people, plan.tickets, now);
  let orders = 0;
  for (const branch of business.branches) {
    const owner = personAt(business.people, 'owner', branch.id);
    const products = await buildMenu(branch, owner, now);
    await buildSellers(branch, business.people);
    await buildCouriers(branch, business.people);
    const random = randomFrom(seedOf(branch.plan.row.slug));
    orders += await new Past(tx, business, branch, products, random, now).live();
    const manager = personAt(business.people, 'manager', branch.id);
    const [reason] = plan.guests.notMet;
    await settleSellers(tx, branch, { manager, reason }, now);
    await startShift(tx, branch);
    await buildCarts(tx, branch, randomFrom(seedOf(`carts of ${branch.plan.row.slug}`)), now);
    await settleToday(tx, products, branch, owner, now);
  }
  await describeCustomers(tx, business, randomFrom(seedOf(`customers of ${plan.key}`)), now);
  console.log(` ${orders} orders`);
}
