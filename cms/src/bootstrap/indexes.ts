import { WAITING_JOBS } from '../api/printing/store/print-jobs';
import {
  HAS_OPEN_SUBSTITUTION,
  CLOCKED_STATES,
  DONE_STATES,
  LOST,
  MISSED,
  OPEN_STATES,
  MONEY_NEEDED,
  REFUND_DUE,
  RINGING,
  WAITS_FOR_COURIER,
  WAITS_FOR_ITS_TIME,
} from '../api/orders/store/state-lists';
import { SURVEYED_SINCE, TO_SURVEY } from '../api/orders/store/surveyed-orders';
import { IS_TEST } from '../api/orders/store/test-orders';
import { LISTED } from '../api/customers/store/business-figures';
import { index, uniqueIndex, type Index } from '../database/indexes/definition';
import { bytewise, type Sql } from '../database/sql';

/** Of orders that have something in common, as they are listed. */
const listedBy = (column: string, condition = '') =>
  index(
    `orders_${column}_listed_idx`,
    `orders (business_id, ${column}, placed_at, id, branch_id, state, total_cents, test)${condition}`,
  );

/**
 * Indexes that a schema file cannot describe: partial ones, ones over an expression, and ones with the column `id`, which
 * Strapi overlooks when it compares a changed table of PostgreSQL with its schema and then makes a second time. Both
 * databases read the same definitions.
 */
const INDEXES: readonly Index[] = [
  // Strapi's own index of ids is not unique: SQLite would rather walk through all orders of the business.
  uniqueIndex('orders_document_uq', 'orders (document_id)'),
  uniqueIndex('customers_document_uq', 'customers (document_id)'),
  // As customers are listed and counted by segment.
  ...['spent_cents', 'order_count', 'created_at'].map((column) =>
    index(`customers_${column}_listed_idx`, `customers (business_id, ${column}, id) WHERE ${LISTED}`),
  ),
  index('customers_merged_idx', 'customers (merged_into) WHERE merged_into IS NOT NULL'),
  index('customers_birth_idx', 'customers (business_id, birth_month) WHERE birth_month IS NOT NULL'),
  index('customers_state_idx', `customers (business_id, state) WHERE state <> 'ACTIVE'`),
  index(
    'customer_consents_given_idx',
    'customer_consents (business_id, channel, purpose, holder_id) WHERE is_current AND given',
  ),
  uniqueIndex('categories_name_uq', `categories (branch_id, lower(name)) WHERE state <> 'ARCHIVED'`),
  // By which the live ones are counted at each new one.
  index('products_live_idx', `products (branch_id, business_id) WHERE state <> 'ARCHIVED'`),
  uniqueIndex(
    'products_sku_uq',
    `products (branch_id, lower(sku)) WHERE sku IS NOT NULL AND state <> 'ARCHIVED'`,
  ),
  uniqueIndex(
    'variation_groups_name_uq',
    `variation_groups (branch_id, lower(name)) WHERE state <> 'ARCHIVED'`,
  ),
  uniqueIndex('extra_groups_name_uq', `extra_groups (branch_id, lower(name)) WHERE state <> 'ARCHIVED'`),
  uniqueIndex('branches_name_uq', `branches (business_id, lower(name)) WHERE state <> 'ARCHIVED'`),
  uniqueIndex(
    'print_jobs_once_uq',
    `print_jobs (printer_id, order_id, kind, COALESCE(station, '*'), revision, copy, reprint)`,
  ),
  index('print_jobs_waiting_idx', `print_jobs (state, printer_id) WHERE state IN ${WAITING_JOBS}`),
  index('carts_consent_idx', 'carts (last_activity_at) WHERE consent_at IS NOT NULL'),
  // At most one program of a business is active.
  uniqueIndex('loyalty_programs_business_uq', `loyalty_programs (business_id) WHERE state = 'ACTIVE'`),
  uniqueIndex('loyalty_lots_order_uq', `loyalty_lots (order_id) WHERE source = 'ORDER'`),
  index('loyalty_lots_expiry_idx', `loyalty_lots (expires_at) WHERE state = 'POSTED'`),
  uniqueIndex('sellers_code_uq', `sellers (business_id, code) WHERE state <> 'ARCHIVED'`),
  uniqueIndex(
    'hours_exceptions_days_uq',
    `hours_exceptions (branch_id, from_day, to_day, yearly) WHERE state <> 'ARCHIVED'`,
  ),
  uniqueIndex('up_users_email_uq', 'up_users (lower(email))'),
  index('up_users_business_idx', 'up_users (business_id)'),
  uniqueIndex(
    'up_users_contact_uq',
    'up_users (business_id, lower(contact_email)) WHERE contact_email IS NOT NULL',
  ),
  index('orders_any_number_idx', 'orders (number, id)'),
  // As orders are listed. What is counted and added up of them lies in the indexes, so that no order is looked at for it.
  index(
    'orders_business_placed_idx',
    'orders (business_id, placed_at, id, branch_id, state, total_cents, test)',
  ),
  index(
    'orders_branch_listed_idx',
    'orders (branch_id, placed_at, id, business_id, state, total_cents, test)',
  ),
  index(
    'orders_state_placed_idx',
    'orders (business_id, state, placed_at, id, branch_id, total_cents, test)',
  ),
  ...['channel', 'type', 'payment_method'].map((column) => listedBy(column)),
  listedBy('courier_id', ' WHERE courier_id IS NOT NULL'),
  // With all that an amount is asked for beside.
  index(
    'orders_total_beside_idx',
    'orders (business_id, total_cents, placed_at, id, branch_id, state, test, channel, type, payment_method, courier_id, refund_due_cents)',
  ),
  index(
    'orders_refund_counted_idx',
    `orders (business_id, placed_at, id, branch_id, state, total_cents, test, refund_due_cents) WHERE ${REFUND_DUE}`,
  ),
  index(
    'orders_refund_of_branch_idx',
    `orders (branch_id, placed_at, id, business_id, state, total_cents, test, refund_due_cents) WHERE ${REFUND_DUE}`,
  ),
  // The panel lists what belongs to a row over all businesses, by the id of that row alone.
  ...['courier', 'seller'].map((name) =>
    index(`orders_of_${name}_idx`, `orders (${name}_id, placed_at) WHERE ${name}_id IS NOT NULL`),
  ),
  ...[
    'carts',
    'commissions',
    'extra_groups',
    'menu_releases',
    'price_changes',
    'stock_moves',
    'variation_groups',
  ].map((table) => index(`${table}_of_branch_idx`, `${table} (branch_id)`)),
  uniqueIndex('orders_payment_ref_uq', 'orders (payment_ref) WHERE payment_ref IS NOT NULL'),
  index('coupons_of_seller_idx', 'coupons (seller_id) WHERE seller_id IS NOT NULL'),
  index('coupons_automatic_idx', `coupons (business_id, priority) WHERE auto_apply AND state = 'ACTIVE'`),
  index('customers_document_idx', `customers (business_id, document) WHERE document <> ''`),
  index('support_tickets_last_idx', 'support_tickets (business_id, last_message_at, id)'),
  index('support_tickets_opener_idx', 'support_tickets (business_id, opened_by_id, last_message_at, id)'),
  index('support_messages_ticket_idx', 'support_messages (ticket_id, id)'),
  index('orders_open_idx', `orders (branch_id, placed_at) WHERE state IN ${OPEN_STATES}`),
  index('orders_for_later_idx', `orders (branch_id, scheduled_for, id) WHERE ${WAITS_FOR_ITS_TIME}`),
  index('orders_done_idx', `orders (branch_id, delivered_at, id) WHERE state IN ${DONE_STATES}`),
  index('orders_lost_idx', `orders (branch_id, state_changed_at, id) WHERE state IN ${LOST}`),
  index('orders_clocked_idx', `orders (state, placed_at) WHERE state IN ${CLOCKED_STATES}`),
  index('orders_unheard_idx', `orders (placed_at, id) WHERE ${RINGING}`),
  index('orders_missed_idx', `orders (branch_id, state_changed_at, id) WHERE ${MISSED}`),
  index('orders_money_needed_idx', `orders (branch_id, placed_at) WHERE ${MONEY_NEEDED}`),
  index('orders_asked_idx', `orders (substitute_by, id) WHERE ${HAS_OPEN_SUBSTITUTION}`),
  index(
    'orders_email_idx',
    'orders (business_id, lower(customer_email), placed_at) WHERE customer_email IS NOT NULL',
  ),
  index('orders_test_idx', `orders (branch_id, placed_at) WHERE ${IS_TEST}`),
  uniqueIndex('access_requests_open_uq', `access_requests (user_id, permission) WHERE state = 'OPEN'`),
  uniqueIndex('deliveries_document_uq', 'deliveries (document_id)'),
  index('deliveries_made_idx', 'deliveries (branch_id, created_at)'),
  index('deliveries_offer_idx', `deliveries (offer_ends_at) WHERE state = 'OFFERED'`),
  // By the courier alone SQLite looks through all they ever carried, and by the settlement through all businesses.
  index('deliveries_owed_idx', 'deliveries (courier_id, state) WHERE settlement_id IS NULL'),
  index(
    'deliveries_refused_idx',
    'deliveries (branch_id, state) WHERE settlement_id IS NULL AND refused_at IS NOT NULL',
  ),
  index('deliveries_settled_idx', 'deliveries (settlement_id) WHERE settlement_id IS NOT NULL'),
  index('orders_to_survey_idx', `orders (${SURVEYED_SINCE}) WHERE ${TO_SURVEY}`),
  index('orders_uncarried_idx', `orders (branch_id, placed_at) WHERE ${WAITS_FOR_COURIER}`),
  uniqueIndex('feedback_document_uq', 'feedback (document_id)'),
  uniqueIndex('feedback_external_id_uq', 'feedback (business_id, external_id) WHERE external_id IS NOT NULL'),
  index('feedback_due_idx', 'feedback (business_id, due_at, branch_id) WHERE due_at IS NOT NULL'),
  index('feedback_owner_idx', 'feedback (business_id, owner_id, given_at) WHERE owner_id IS NOT NULL'),
  index('feedback_commented_idx', 'feedback (business_id, given_at) WHERE comment_search IS NOT NULL'),
  index('outbox_due_idx', 'outbox (run_at) WHERE done_at IS NULL AND dead_at IS NULL'),
];

/** Those whose columns each database writes in its own way. */
const bytewiseIndexes = (sql: Pick<Sql, 'dialect'>): Index[] => [
  index(
    'orders_name_listed_idx',
    `orders (business_id, ${bytewise(sql, 'customer_search')}, branch_id, placed_at)`,
  ),
  index('orders_surname_listed_idx', `orders (business_id, ${bytewise(sql, 'surname_search')}, branch_id)`),
  // The panel searches all businesses at once.
  index('orders_any_search_idx', `orders (${bytewise(sql, 'customer_search')}, id)`),
  index('orders_any_phone_idx', `orders (${bytewise(sql, 'customer_phone')}, id)`),
  index(
    'customers_last_order_listed_idx',
    `customers (business_id, last_order_at${sql.dialect === 'postgres' ? ' NULLS FIRST' : ''}, order_count, spent_cents, id) WHERE ${LISTED}`,
  ),
  index(
    'customers_name_listed_idx',
    `customers (business_id, ${bytewise(sql, 'name_key')}, id) WHERE ${LISTED}`,
  ),
  ...['name_key', 'surname_key', 'email'].map((column) =>
    index(`customers_${column}_idx`, `customers (business_id, ${bytewise(sql, column)})`),
  ),
  index('customers_phone_found_idx', `customers (business_id, ${bytewise(sql, 'phone')})`),
  ...['phone_key', 'email', 'name_address_key'].map((column) =>
    index(`customers_${column}_same_idx`, `customers (business_id, ${column}) WHERE ${LISTED}`),
  ),
  index('customers_any_name_idx', `customers (${bytewise(sql, 'lower(name)')}, id)`),
  index('customers_any_phone_idx', `customers (${bytewise(sql, 'phone')}, id)`),
  index('orders_phone_idx', `orders (business_id, ${bytewise(sql, 'customer_phone')}, placed_at)`),
];

/** All of them. The unique ones have to be there before anybody is answered; the others make reads fast. */
export const indexesOf = (sql: Pick<Sql, 'dialect'>): Index[] => [...INDEXES, ...bytewiseIndexes(sql)];
