// What the same rows cost without Comanda: Koa and the driver, one durable transaction an order, nothing checked.
import { randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import { entry } from './server.mjs';

const require = createRequire(entry);
const Koa = require('koa'); // eslint-disable-line import-x/no-extraneous-dependencies -- a dependency of the cms, resolved from there
const Database = require('better-sqlite3');

const db = new Database(process.env.BARE_DATABASE);
db.pragma('journal_mode = WAL');
db.pragma('synchronous = FULL');
const businessId = process.env.BARE_BUSINESS;
const branchId = process.env.BARE_BRANCH;

const claim = db.prepare(
  `INSERT INTO idempotency_keys (scope, key, body_hash, status, answer, at) VALUES ('bare', ?, '', 201, ?, ?)`,
);
const customer = db.prepare(
  `INSERT INTO customers (document_id, business_id, name, phone, order_count, spent_cents, state, version) VALUES (?, ?, 'Ana', ?, 1, 0, 'ACTIVE', 1)
   ON CONFLICT (business_id, phone) DO UPDATE SET order_count = order_count + 1`,
);
const counter = db.prepare(
  `INSERT INTO order_counters (branch_id, business_day, sequence) VALUES (?, 'bare', 1)
   ON CONFLICT (branch_id, business_day) DO UPDATE SET sequence = sequence + 1 RETURNING sequence`,
);
const order = db.prepare(
  `INSERT INTO orders (document_id, created_at, updated_at, published_at, business_id, branch_id, number, sequence, business_day, channel, type,
     timing, state, version, token, placed_at, state_changed_at, customer_id, customer_name, customer_phone, new_customer, items, unit_count, fees,
     discounts, items_cents, fees_cents, discounts_cents, total_cents, payment_method, payment_state, payment)
   VALUES (?, ?, ?, ?, ?, ?, ?, ?, 'bare', 'STORE', 'TAKEOUT', 'NOW', 'PENDING', 1, ?, ?, ?, 'c', 'Ana', ?, 0, ?, 6, '[]', '[]', 12000, 0, 0, 12000, 'CASH', 'CREATED', '{}')`,
);
const line = db.prepare(
  `INSERT INTO order_items (order_id, position, business_id, branch_id, business_day, product_id, name, variation, quantity, total_cents)
   VALUES (?, ?, ?, ?, 'bare', ?, 'Product', NULL, ?, 2000)`,
);
const stock = db.prepare(
  'UPDATE stock_levels SET quantity = quantity - ? WHERE item_id = ? AND quantity >= ?',
);
const move = db.prepare(
  `INSERT INTO stock_moves (document_id, item_id, business_id, branch_id, kind, quantity, balance, order_id, at) VALUES (?, ?, ?, ?, 'RESERVE', ?, 0, ?, ?)`,
);
const seq = db.prepare(
  'INSERT INTO event_counters (business_id, seq) VALUES (?, 1) ON CONFLICT (business_id) DO UPDATE SET seq = seq + 1 RETURNING seq',
);
const event = db.prepare(
  `INSERT INTO events (business_id, seq, at, type, branch_id, resource, entity_id) VALUES (?, ?, ?, 'order.placed', ?, 'orders', ?)`,
);

const write = db.transaction((body) => {
  const now = Date.now();
  const id = randomUUID().replaceAll('-', '').slice(0, 24);
  const token = randomUUID();
  customer.run(randomUUID().slice(0, 24), businessId, body.customer.phone);
  const { sequence } = counter.get(branchId);
  order.run(
    id,
    now,
    now,
    now,
    businessId,
    branchId,
    String(sequence),
    sequence,
    token,
    now,
    now,
    body.customer.phone,
    JSON.stringify(body.items),
  );
  for (const [index, item] of body.items.entries()) {
    line.run(id, index, businessId, branchId, item.productId, item.quantity);
    stock.run(item.quantity, item.productId, item.quantity);
    move.run(randomUUID().slice(0, 24), item.productId, businessId, branchId, -item.quantity, id, now);
  }
  event.run(businessId, seq.get(businessId).seq, now, branchId, id);
  claim.run(randomUUID(), token, now);
  return { id, token };
});

const app = new Koa();
app.use(async (ctx) => {
  if (ctx.method === 'GET') {
    ctx.body = 'ok';
    return;
  }
  let text = '';
  for await (const chunk of ctx.req) text += chunk;
  ctx.status = 201;
  ctx.body = write(JSON.parse(text));
});
app.listen(Number(process.env.PORT), '127.0.0.1');
