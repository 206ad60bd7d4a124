import { WAITING_JOBS } from '../api/printing/store/print-jobs';
import {
  HAS_OPEN_SUBSTITUTION,
  CLOCKED_STATES,
  DONE_STATES,
  LOST,
  OPEN_STATES,
  MONEY_NEEDED,
  REFUND_DUE,
  RINGING,
  WAITS_FOR_COURIER,
  WAITS_FOR_ITS_TIME,
} from '../api/orders/store/state-lists';
import { IS_TEST } from '../api/orders/store/test-orders';
import { bytewise } from '../database/sql';
import { inTransaction } from '../database/transaction';

/** Of orders that have something in common, as they are listed. */
const listedBy = (column: string) =>
  `CREATE INDEX IF NOT EXISTS orders_${column}_listed_idx ON orders (business_id, ${column}, placed_at, id, branch_id, state, total_cents, test)`;

/**
 * Indexes that a schema file cannot describe: partial ones, ones over an expression, and ones with the column `id`, which
 * Strapi overlooks when it compares a changed table of PostgreSQL with its schema and then makes a second time. Both
 * databases read the same sentences.
 */
const INDEXES = [
  // Strapi's own index of ids is not unique: SQLite would rather walk through all orders of the business.
  `CREATE UNIQUE INDEX IF NOT EXISTS orders_document_uq ON orders (document_id)`,
  `CREATE UNIQUE INDEX IF NOT EXISTS customers_document_uq ON customers (document_id)`,
  `CREATE UNIQUE INDEX IF NOT EXISTS categories_name_uq ON categories (branch_id, lower(name)) WHERE state <> 'ARCHIVED'`,
  // By which the live ones are counted at each new one.
  `CREATE INDEX IF NOT EXISTS products_live_idx ON products (branch_id, business_id) WHERE state <> 'ARCHIVED'`,
  `CREATE UNIQUE INDEX IF NOT EXISTS products_sku_uq ON products (branch_id, lower(sku)) WHERE sku IS NOT NULL AND state <> 'ARCHIVED'`,
  `CREATE UNIQUE INDEX IF NOT EXISTS variation_groups_name_uq ON variation_groups (branch_id, lower(name)) WHERE state <> 'ARCHIVED'`,
  `CREATE UNIQUE INDEX IF NOT EXISTS extra_groups_name_uq ON extra_groups (branch_id, lower(name)) WHERE state <> 'ARCHIVED'`,
  `CREATE UNIQUE INDEX IF NOT EXISTS branches_name_uq ON branches (business_id, lower(name)) WHERE state <> 'ARCHIVED'`,
  `CREATE UNIQUE INDEX IF NOT EXISTS print_jobs_once_uq ON print_jobs (printer_id, order_id, kind, COALESCE(station, '*'), revision, copy, reprint)`,
  `CREATE INDEX IF NOT EXISTS print_jobs_waiting_idx ON print_jobs (state, printer_id) WHERE state IN ${WAITING_JOBS}`,
  `CREATE INDEX IF NOT EXISTS carts_consent_idx ON carts (last_activity_at) WHERE consent_at IS NOT NULL`,
  `CREATE UNIQUE INDEX IF NOT EXISTS sellers_code_uq ON sellers (business_id, code) WHERE state <> 'ARCHIVED'`,
  `CREATE UNIQUE INDEX IF NOT EXISTS hours_exceptions_days_uq ON hours_exceptions (branch_id, from_day, to_day, yearly) WHERE state <> 'ARCHIVED'`,
  `CREATE UNIQUE INDEX IF NOT EXISTS up_users_email_uq ON up_users (lower(email))`,
  `CREATE INDEX IF NOT EXISTS up_users_business_idx ON up_users (business_id)`,
  `CREATE UNIQUE INDEX IF NOT EXISTS up_users_contact_uq ON up_users (business_id, lower(contact_email)) WHERE contact_email IS NOT NULL`,
  `CREATE INDEX IF NOT EXISTS orders_any_number_idx ON orders (number, id)`,
  // As orders are listed. What is counted and added up of them lies in the indexes, so that no order is looked at for it.
  `CREATE INDEX IF NOT EXISTS orders_business_placed_idx ON orders (business_id, placed_at, id, branch_id, state, total_cents, test)`,
  `CREATE INDEX IF NOT EXISTS orders_branch_listed_idx ON orders (branch_id, placed_at, id, business_id, state, total_cents, test)`,
  `CREATE INDEX IF NOT EXISTS orders_state_placed_idx ON orders (business_id, state, placed_at, id, branch_id, total_cents, test)`,
  ...['channel', 'type', 'payment_method'].map((column) => listedBy(column)),
  `${listedBy('courier_id')} WHERE courier_id IS NOT NULL`,
  // With all that an amount is asked for beside.
  `CREATE INDEX IF NOT EXISTS orders_total_beside_idx ON orders (business_id, total_cents, placed_at, id, branch_id, state, test, channel, type, payment_method, courier_id, refund_due_cents)`,
  `CREATE INDEX IF NOT EXISTS orders_refund_counted_idx ON orders (business_id, placed_at, id, branch_id, state, total_cents, test, refund_due_cents) WHERE ${REFUND_DUE}`,
  `CREATE INDEX IF NOT EXISTS orders_refund_of_branch_idx ON orders (branch_id, placed_at, id, business_id, state, total_cents, test, refund_due_cents) WHERE ${REFUND_DUE}`,
  // The panel lists what belongs to a row over all businesses, by the id of that row alone.
  ...['coupon', 'courier', 'seller'].map(
    (name) =>
      `CREATE INDEX IF NOT EXISTS orders_of_${name}_idx ON orders (${name}_id, placed_at) WHERE ${name}_id IS NOT NULL`,
  ),
  ...[
    'carts',
    'commissions',
    'extra_groups',
    'menu_releases',
    'price_changes',
    'stock_moves',
    'variation_groups',
  ].map((table) => `CREATE INDEX IF NOT EXISTS ${table}_of_branch_idx ON ${table} (branch_id)`),
  `CREATE UNIQUE INDEX IF NOT EXISTS orders_payment_ref_uq ON orders (payment_ref) WHERE payment_ref IS NOT NULL`,
  `CREATE INDEX IF NOT EXISTS support_tickets_last_idx ON support_tickets (business_id, last_message_at, id)`,
  `CREATE INDEX IF NOT EXISTS support_tickets_opener_idx ON support_tickets (business_id, opened_by_id, last_message_at, id)`,
  `CREATE INDEX IF NOT EXISTS support_messages_ticket_idx ON support_messages (ticket_id, id)`,
  `CREATE INDEX IF NOT EXISTS orders_open_idx ON orders (branch_id, placed_at) WHERE state IN ${OPEN_STATES}`,
  `CREATE INDEX IF NOT EXISTS orders_for_later_idx ON orders (branch_id, scheduled_for, id) WHERE ${WAITS_FOR_ITS_TIME}`,
  `CREATE INDEX IF NOT EXISTS orders_done_idx ON orders (branch_id, delivered_at, id) WHERE state IN ${DONE_STATES}`,
  `CREATE INDEX IF NOT EXISTS orders_lost_idx ON orders (branch_id, state_changed_at, id) WHERE state IN ${LOST}`,
  `CREATE INDEX IF NOT EXISTS orders_clocked_idx ON orders (state, placed_at) WHERE state IN ${CLOCKED_STATES}`,
  `CREATE INDEX IF NOT EXISTS orders_unheard_idx ON orders (placed_at, id) WHERE ${RINGING}`,
  `CREATE INDEX IF NOT EXISTS orders_money_needed_idx ON orders (branch_id, placed_at) WHERE ${MONEY_NEEDED}`,
  `CREATE INDEX IF NOT EXISTS orders_asked_idx ON orders (substitute_by, id) WHERE ${HAS_OPEN_SUBSTITUTION}`,
  `CREATE INDEX IF NOT EXISTS orders_email_idx ON orders (business_id, lower(customer_email), placed_at) WHERE customer_email IS NOT NULL`,
  `CREATE INDEX IF NOT EXISTS orders_test_idx ON orders (branch_id, placed_at) WHERE ${IS_TEST}`,
  `CREATE UNIQUE INDEX IF NOT EXISTS access_requests_open_uq ON access_requests (user_id, permission) WHERE state = 'OPEN'`,
  `CREATE UNIQUE INDEX IF NOT EXISTS deliveries_document_uq ON deliveries (document_id)`,
  `CREATE INDEX IF NOT EXISTS deliveries_made_idx ON deliveries (branch_id, created_at)`,
  `CREATE INDEX IF NOT EXISTS deliveries_offer_idx ON deliveries (offer_ends_at) WHERE state = 'OFFERED'`,
  // By the courier alone SQLite looks through all they ever carried, and by the settlement through all businesses.
  `CREATE INDEX IF NOT EXISTS deliveries_owed_idx ON deliveries (courier_id, state) WHERE settlement_id IS NULL`,
  `CREATE INDEX IF NOT EXISTS deliveries_refused_idx ON deliveries (branch_id, state) WHERE settlement_id IS NULL AND refused_at IS NOT NULL`,
  `CREATE INDEX IF NOT EXISTS deliveries_settled_idx ON deliveries (settlement_id) WHERE settlement_id IS NOT NULL`,
  `CREATE INDEX IF NOT EXISTS orders_uncarried_idx ON orders (branch_id, placed_at) WHERE ${WAITS_FOR_COURIER}`,
  `CREATE INDEX IF NOT EXISTS outbox_due_idx ON outbox (run_at) WHERE done_at IS NULL AND dead_at IS NULL`,
];

export async function ensureIndexes(): Promise<void> {
  await inTransaction(async (tx) => {
    for (const statement of INDEXES) await tx.run(statement);
    await tx.run(
      `CREATE INDEX IF NOT EXISTS orders_name_listed_idx ON orders (business_id, ${bytewise(tx, 'customer_search')}, branch_id, placed_at)`,
    );
    await tx.run(
      `CREATE INDEX IF NOT EXISTS orders_surname_listed_idx ON orders (business_id, ${bytewise(tx, 'surname_search')}, branch_id)`,
    );
    // The panel searches all businesses at once.
    await tx.run(
      `CREATE INDEX IF NOT EXISTS orders_any_search_idx ON orders (${bytewise(tx, 'customer_search')}, id)`,
    );
    await tx.run(
      `CREATE INDEX IF NOT EXISTS orders_any_phone_idx ON orders (${bytewise(tx, 'customer_phone')}, id)`,
    );
    await tx.run(
      `CREATE INDEX IF NOT EXISTS customers_any_name_idx ON customers (${bytewise(tx, 'lower(name)')}, id)`,
    );
    await tx.run(
      `CREATE INDEX IF NOT EXISTS customers_any_phone_idx ON customers (${bytewise(tx, 'phone')}, id)`,
    );
    await tx.run(
      `CREATE INDEX IF NOT EXISTS orders_phone_idx ON orders (business_id, ${bytewise(tx, 'customer_phone')}, placed_at)`,
    );
  });
}
