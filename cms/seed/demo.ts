import { inTransaction, read } from '../src/database/transaction';
import { strapiDocuments } from '../src/strapi/parts';
import { environment } from '../src/environment';
import { CANTINA } from './cantina/business';
import { PLANS } from './plans';
import { randomFrom, seedOf } from './random';
import { SUSHI } from './sushi/business';
import { buildBusiness, placePictures } from './build/business';
import { inviteGuests } from './history/guests';
import { liveThrough } from './history/history';
import { buildMenu, settleToday } from './build/menu';
import { Wishes } from './history/wishes';

const MARK = { type: 'core', name: 'comanda' } as const;

/**
 * Fills an empty database with two businesses and ninety days of their past, through the use-cases of the product. It
 * leaves a database that holds any business as it is.
 */
export async function seedDemo(): Promise<void> {
  const store = strapi.store(MARK);
  if ((await store.get({ key: 'demo' })) === 'under way') {
    throw new Error(
      `Filling the demo was interrupted. Delete ${environment.databaseUrl ? 'the database' : environment.dataDir} and start again.`,
    );
  }
  const any = await read((sql) => sql.one('SELECT 1 AS one FROM businesses LIMIT 1'));
  if (any) return;
  await store.set({ key: 'demo', value: 'under way' });
  await relaxed(fill);
  await store.set({ key: 'demo', value: 'done' });
}

async function fill(): Promise<void> {
  const now = new Date();
  placePictures();
  const plans = strapiDocuments<{ create(parameters: { data: object }): Promise<unknown> }>(
    'api::plans.plan',
  );
  for (const plan of PLANS) await plans.create({ data: plan });
  for (const plan of [CANTINA, SUSHI]) {
    process.stdout.write(`Seeding the demo: ${plan.row.tradeName} … `);
    const business = await buildBusiness(plan, now);
    const random = randomFrom(seedOf(plan.key));
    const guests = inviteGuests(plan, random).map((guest) => [guest, guest.weight] as const);
    let orders = 0;
    for (const branch of business.branches) {
      const products = await buildMenu(branch, business.owner);
      const wishes = new Wishes(plan, branch.plan, products, guests, random);
      orders += await liveThrough(business, branch, wishes, random, now);
      await settleToday(products, branch, business.owner);
    }
    console.log(`${orders.toLocaleString('en')} orders`);
  }
  // Nobody was there to be told of the past.
  await inTransaction(async (tx) => {
    await tx.run('DELETE FROM events');
    await tx.run('DELETE FROM idempotency_keys');
  });
}

/** What can be made again need not survive a power cut while it is made. */
async function relaxed(work: () => Promise<void>): Promise<void> {
  const sqlite = !environment.databaseUrl;
  if (sqlite) await read((sql) => sql.run('PRAGMA synchronous = OFF'));
  try {
    await work();
  } finally {
    if (sqlite) await read((sql) => sql.run('PRAGMA synchronous = FULL'));
  }
}
