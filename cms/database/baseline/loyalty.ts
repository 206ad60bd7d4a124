import type { Knex } from 'knex';

/** Balances of customers in loyalty programs; units are integers, of cashback minor units of money. */
export async function createLoyaltyTables(knex: Knex): Promise<void> {
  await knex.schema.createTable('loyalty_rewards', (table) => {
    table.string('id', 32).primary();
    table.string('program_id', 32).notNullable();
    table.string('business_id', 32).notNullable();
    table.string('kind', 16).notNullable();
    table.string('name', 120).notNullable();
    table.integer('cost').notNullable();
    table.integer('value_bps').notNullable();
    table.bigInteger('value_cents').notNullable();
    table.text('product_ids').notNullable();
    table.bigInteger('max_discount_cents');
    // How often it can be redeemed; null for no limit.
    table.integer('usage_limit');
    table.integer('used').notNullable().defaultTo(0);
    table.bigInteger('created_at').notNullable();
    // From then on it is redeemed with lots of before alone.
    table.bigInteger('ended_at');
    table.check('used >= 0', [], 'loyalty_rewards_used');
    table.index(['program_id', 'ended_at'], 'loyalty_rewards_program_idx');
  });
  await knex.schema.createTable('loyalty_accounts', (table) => {
    table.string('program_id', 32).notNullable();
    table.string('customer_id', 32).notNullable();
    table.string('business_id', 32).notNullable();
    table.bigInteger('available').notNullable().defaultTo(0);
    table.bigInteger('pending').notNullable().defaultTo(0);
    table.bigInteger('debt').notNullable().defaultTo(0);
    table.bigInteger('updated_at').notNullable();
    table.primary(['program_id', 'customer_id']);
    table.check('available >= 0', [], 'loyalty_accounts_available');
    table.check('pending >= 0', [], 'loyalty_accounts_pending');
    table.check('debt >= 0', [], 'loyalty_accounts_debt');
    table.index(['customer_id'], 'loyalty_accounts_customer_idx');
  });
  await knex.schema.createTable('loyalty_lots', (table) => {
    table.string('id', 32).primary();
    table.string('program_id', 32).notNullable();
    table.string('customer_id', 32).notNullable();
    table.string('business_id', 32).notNullable();
    table.string('order_id', 32);
    table.string('source', 10).notNullable();
    table.bigInteger('earned_at').notNullable();
    table.integer('expire_days');
    table.bigInteger('expires_at');
    // The month in which it expires, YYYY-MM, as the branch counts its days.
    table.string('expires_month', 7);
    table.bigInteger('amount').notNullable();
    table.bigInteger('reversed').notNullable().defaultTo(0);
    table.bigInteger('remaining').notNullable();
    table.string('state', 10).notNullable();
    // The rule by which its order earns, as it was when the order was placed.
    table.text('rule');
    table.check('remaining >= 0 AND remaining <= amount', [], 'loyalty_lots_remaining');
    table.index(['program_id', 'customer_id', 'state'], 'loyalty_lots_account_idx');
    table.index(['customer_id'], 'loyalty_lots_customer_idx');
  });
  await knex.schema.createTable('loyalty_moves', (table) => {
    table.bigIncrements('id');
    table.string('program_id', 32).notNullable();
    table.string('customer_id', 32).notNullable();
    table.string('business_id', 32).notNullable();
    table.string('kind', 10).notNullable();
    table.bigInteger('amount').notNullable();
    table.string('order_id', 32);
    table.string('reward_id', 32);
    table.string('reason', 200);
    table.integer('user_id');
    table.string('user_name', 120);
    table.string('import_id', 32);
    table.bigInteger('at').notNullable();
    table.index(['customer_id', 'id'], 'loyalty_moves_customer_idx');
  });
  await knex.schema.createTable('loyalty_imports', (table) => {
    // Derived from the business and the idempotency key of the request.
    table.string('id', 32).primary();
    table.string('business_id', 32).notNullable();
    table.string('program_id', 32).notNullable();
    // SHA-256 of the file and its columns.
    table.string('file_hash', 64).notNullable();
    table.bigInteger('at').notNullable();
    table.bigInteger('undone_at');
    table.index(['program_id', 'file_hash'], 'loyalty_imports_file_idx');
  });
  await knex.schema.createTable('loyalty_import_lots', (table) => {
    table.string('import_id', 32).notNullable();
    table.integer('line').notNullable();
    table.string('business_id', 32).notNullable();
    table.string('program_id', 32).notNullable();
    table.string('customer_id', 32).notNullable();
    table.string('lot_id', 32).notNullable();
    // Whether the import created the customer.
    table.boolean('is_new').notNullable();
    table.bigInteger('at').notNullable();
    table.primary(['import_id', 'line']);
    table.index(['program_id', 'at'], 'loyalty_import_lots_program_idx');
    table.index(['customer_id'], 'loyalty_import_lots_customer_idx');
  });
  await knex.schema.createTable('loyalty_redemptions', (table) => {
    table.string('order_id', 32).primary();
    table.string('business_id', 32).notNullable();
    table.string('program_id', 32).notNullable();
    table.string('customer_id', 32).notNullable();
    // Null of cashback, which is spent as money.
    table.string('reward_id', 32);
    table.bigInteger('cost').notNullable();
    // [{ lotId, customerId, amount }]
    table.text('allocations').notNullable();
    table.bigInteger('value_cents').notNullable();
    table.string('state', 10).notNullable();
    table.bigInteger('at').notNullable();
    table.index(['customer_id'], 'loyalty_redemptions_customer_idx');
  });
}
