// Fills the data folder of the environment with a business to measure: an owner, as many orders as the first argument
// says, as many products as the second and as many delivery zones as the third. A fourth argument names the business, for a
// second one in the same folder; a fifth is the number of corners of a drawn zone, a sixth the
// number of days over which the orders are spread. Prints what the measurements need to know.
const { createRequire } = require('node:module');
const { history } = require('./history.cjs');
const { zones } = require('./zones.cjs');
const { entry } = { entry: require('node:path').resolve(__dirname, '../../cms/dist/src/main.js') };

const server = createRequire(entry);
const orders = Number(process.argv[2] ?? 0);
const products = Number(process.argv[3] ?? 500);
const zoneCount = Number(process.argv[4] ?? 0);
const slug = process.argv[5] ?? 'bench';
const corners = Number(process.argv[6] ?? 500);
const days = Number(process.argv[7] ?? 0);
const EMAIL = `owner@${slug}.test`;
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
  const branch = await make('api::branches.branch', { ...ofBusiness, name: 'Bench', slug });
  const other = await make('api::branches.branch', {
    ...ofBusiness,
    name: 'Other',
    slug: slug === 'bench' ? 'other' : `${slug}-other`,
  });
  const scope = { businessId: business.documentId, branchId: branch.documentId };
  await make('api::branches.opening-hour', { ...scope, service: 'ALL', mode: 'ALWAYS', periods: [] });
  for (const zone of zones(zoneCount, corners))
    await make('api::branches.delivery-zone', { ...scope, ...zone });
  await make('api::campaign.coupon', {
    businessId: business.documentId,
    code: 'BENCH',
    name: 'Bench',
    kind: 'FIXED',
    valueCents: 100,
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
  const courier = await make('api::couriers.courier', { ...scope, name: 'Courier' });
  await history(inTransaction, orders, {
    ...scope,
    otherBranchId: other.documentId,
    courierId: courier.documentId,
    days,
  });
  await running.stop();
  return {
    productIds,
    businessId: business.documentId,
    branchId: branch.documentId,
    otherBranchId: other.documentId,
    courierId: courier.documentId,
    email: EMAIL,
    password: PASSWORD,
  };
}

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
