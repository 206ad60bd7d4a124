import type { Knex } from 'knex';

export async function createCampaignTables(knex: Knex): Promise<void> {
  await knex.schema.createTable('coupon_redemptions', (table) => {
    table.string('order_id', 32).notNullable();
    table.string('coupon_id', 32).notNullable();
    table.string('business_id', 32).notNullable();
    table.string('customer_id', 32).notNullable();
    // As it stands in the order: the shared code or a personal one.
    table.string('code', 20).notNullable();
    table.bigInteger('amount_cents').notNullable();
    // What the order comes to.
    table.bigInteger('sold_cents').notNullable();
    table.string('state', 10).notNullable();
    table.bigInteger('at').notNullable();
    table.primary(['order_id', 'coupon_id']);
    table.index(['coupon_id', 'customer_id', 'state'], 'coupon_redemptions_customer_idx');
    table.index(['coupon_id', 'state', 'amount_cents', 'sold_cents'], 'coupon_redemptions_sums_idx');
    table.index(['coupon_id', 'at'], 'coupon_redemptions_at_idx');
    table.index(['business_id', 'customer_id'], 'coupon_redemptions_business_customer_idx');
  });
  await knex.schema.createTable('coupon_codes', (table) => {
    table.string('business_id', 32).notNullable();
    table.string('code', 20).notNullable();
    table.string('coupon_id', 32).notNullable();
    // Codes that were made together.
    table.string('batch_id', 32).notNullable();
    // RECOVERY, BATCH and the like: why it was made.
    table.string('purpose', 20).notNullable();
    // Null of a code for whoever has it.
    table.string('customer_id', 32);
    table.bigInteger('expires_at');
    table.bigInteger('created_at').notNullable();
    // The order that uses it; null while none does.
    table.string('order_id', 32);
    table.primary(['business_id', 'code']);
    table.index(['coupon_id', 'created_at'], 'coupon_codes_coupon_idx');
    table.index(['order_id'], 'coupon_codes_order_idx');
    table.index(['business_id', 'customer_id'], 'coupon_codes_customer_idx');
  });
}
