/* global strapi -- Strapi sets it when it boots */
// Fills the data folder of the environment with a business to measure: an owner, as many orders as the first argument
// says, as many products as the second and as many delivery zones as the third. Prints what the measurements need to know.
const { createRequire } = require('node:module');
const { zones } = require('./zones.cjs');
const { entry } = { entry: require('node:path').resolve(__dirname, '../../cms/dist/src/main.js') };

const server = createRequire(entry);
const orders = Number(process.argv[2] ?? 0);
const products = Number(process.argv[3] ?? 500);
const zoneCount = Number(process.argv[4] ?? 0);
const ORDERS_OF_EACH = 50;
/** One in so many customers has a common name. */
const ONE_OF = 50;
const EMAIL = 'owner@bench.test';
const PASSWORD = 'a-long-enough-password';

async function fill() {
  const { bootServer } = server('./server/boot');
  const running = await bootServer();
  const { roleIdOf } = server('./bootstrap/roles');
  const make = (uid, data) => strapi.documents(uid).create({ data });

  const business = await make('api::businesses.business', {
    tradeName: 'Bench',
    country: 'BR',
    currency: 'BRL',
    defaultLanguage: 'pt-BR',
    state: 'ACTIVE',
  });
  const ofBusiness = {
    businessId: business.documentId,
    address: {
      street: 'Rua Um',
      number: '1',
      district: 'Centro',
      city: 'São Paulo',
      state: 'SP',
      postalCode: '01001-000',
    },
    timezone: 'America/Sao_Paulo',
    services: ['DELIVERY', 'TAKEOUT'],
    paymentMethods: ['CASH'],
    state: 'ACTIVE',
  };
  const branch = await make('api::branches.branch', { ...ofBusiness, name: 'Bench', slug: 'bench' });
  const other = await make('api::branches.branch', { ...ofBusiness, name: 'Other', slug: 'other' });
  const scope = { businessId: business.documentId, branchId: branch.documentId };
  await make('api::branches.opening-hour', { ...scope, service: 'ALL', mode: 'ALWAYS', periods: [] });
  for (const zone of zones(zoneCount)) await make('api::branches.delivery-zone', { ...scope, ...zone });
  await make('api::campaign.coupon', {
    businessId: business.documentId,
    code: 'BENCH',
    name: 'Bench',
    kind: 'FIXED',
    valueCents: 100,
    validity: { kind: 'ALWAYS' },
    state: 'ACTIVE',
  });
  const categories = [];
  for (let index = 0; index < 10; index += 1) {
    categories.push(
      await make('api::menu.category', { ...scope, name: `Category ${index}`, position: index }),
    );
  }
  const productIds = [];
  for (let index = 0; index < products; index += 1) {
    const product = await make('api::menu.product', {
      ...scope,
      name: `Product ${index}`,
      description: 'Something good that is described in a sentence of the usual length, as menus do it.',
      categoryIds: [categories[index % 10].documentId],
      priceCents: 2000,
      position: index,
      stockTracked: index < 60,
      imageUrls: [],
      allergens: ['GLUTEN'],
      diets: [],
      tags: [],
      channels: [],
      extraGroupIds: [],
    });
    productIds.push(product.documentId);
  }
  const { inTransaction } = server('./database/transaction');
  await inTransaction(async (tx) => {
    for (const id of productIds.slice(0, 60)) {
      await tx.run(
        'INSERT INTO stock_levels (item_id, business_id, branch_id, quantity) VALUES (?, ?, ?, 1000000000)',
        [id, business.documentId, branch.documentId],
      );
    }
  });
  await strapi.service('plugin::users-permissions.user').add({
    username: EMAIL,
    email: EMAIL,
    password: PASSWORD,
    provider: 'local',
    confirmed: true,
    blocked: false,
    role: await roleIdOf('owner'),
    name: 'Owner',
    businessId: business.documentId,
    state: 'ACTIVE',
    branchIds: [],
    allow: [],
    deny: [],
  });
  await history(inTransaction, scope, other.documentId);
  await running.stop();
  return {
    productIds,
    businessId: business.documentId,
    branchId: branch.documentId,
    otherBranchId: other.documentId,
    email: EMAIL,
    password: PASSWORD,
  };
}

/**
 * Old orders, straight into the table: five a minute back from now, all delivered. Each customer has ordered fifty times,
 * however many orders there are: what is found by a phone is as much.
 */
async function history(inTransaction, { businessId, branchId }, otherBranchId) {
  const now = Date.now();
  const customers = Math.max(1, orders / ORDERS_OF_EACH);
  const item = {
    productId: 'x',
    name: 'Product 1',
    kitchenName: null,
    variation: null,
    quantity: 1,
    unitPriceCents: 2000,
    extrasCents: 0,
    totalCents: 2000,
    notes: null,
    extras: [],
    station: null,
  };
  const payment = {
    method: 'CASH',
    timing: 'ON_DELIVERY',
    amountCents: 4000,
    changeForCents: null,
    state: 'CONFIRMED',
    confirmedBy: 'STAFF',
    confirmedAt: null,
    pixCode: null,
  };
  const items = JSON.stringify([item, item]);
  const paid = JSON.stringify(payment);
  for (let from = 0; from < orders; from += 20_000) {
    await inTransaction(async (tx) => {
      for (let index = from; index < Math.min(orders, from + 20_000); index += 1) {
        const at = new Date(now - index * 12_000);
        const customer = index % customers;
        const surname = surnameOf(customer);
        const name = customer % ONE_OF === 0 ? 'Maria' : 'Customer';
        const day = new Date(at.getTime() - 7 * 3_600_000).toISOString().slice(0, 10);
        await tx.run(
          `INSERT INTO orders (document_id, created_at, updated_at, published_at, business_id, branch_id, number, sequence, business_day,
             channel, type, timing, state, version, token, placed_at, state_changed_at, customer_id, customer_name, customer_search, surname_search, customer_phone,
             new_customer, items, unit_count, fees, discounts, items_cents, fees_cents, discounts_cents, total_cents, payment_method,
             payment_state, payment)
           VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, 'STORE', 'TAKEOUT', 'NOW', 'CONCLUDED', 6, ?, ?, ?, 'customer', ?, ?, ?, ?, ?, ?, 2, '[]', '[]', 4000, 0, 0, 4000, 'CASH', 'CONFIRMED', ?)`,
          [
            `bench${String(index).padStart(19, '0')}`,
            at,
            at,
            at,
            businessId,
            // A part of the orders, and of nobody who is called Maria.
            index % 10 === 9 ? otherBranchId : branchId,
            String(index % 900).padStart(3, '0'),
            index + 1_000_000,
            day,
            `t${index}`,
            at,
            at,
            `${name} ${surname}`,
            `${name.toLowerCase()} ${surname}`,
            surname,
            `+55119${80_000_000 + (index % customers)}`,
            false,
            items,
            paid,
          ],
        );
      }
    });
  }
}

/** In letters alone: what ends in digits is looked for as the number of an order. */
const surnameOf = (customer) =>
  String(customer)
    .padStart(5, '0')
    .replace(/\d/g, (digit) => 'abcdefghij'[digit]);

fill().then(
  (facts) => {
    console.log(JSON.stringify(facts));
    process.exit(0);
  },
  (error) => {
    console.error(error);
    process.exit(1);
  },
);
