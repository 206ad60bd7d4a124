import type { Knex } from 'knex';
import { environment } from '../../src/environment';

/**
 * The double-entry ledger (docs/adr/0062). `ledger_entries.seq` is the order of a statement: it increases with every entry. Entries are inserted before their transaction, whose insertion seals them: a trigger
 * refuses a transaction whose entries do not add up to 0 or are of another business, branch or day, and entries of a
 * transaction that is sealed. The deferred foreign key refuses entries that were never sealed.
 */
export async function createLedgerTables(knex: Knex): Promise<void> {
  await knex.schema.createTable('ledger_transactions', (table) => {
    table.string('id', 24).primary();
    table.string('business_id', 32).notNullable();
    table.string('branch_id', 32);
    table.string('kind', 32).notNullable();
    table.string('ref', 160).notNullable();
    // The day its amounts count for; when it was posted may be another one.
    table.string('business_day', 10).notNullable();
    table.bigInteger('posted_at').notNullable();
    table.string('order_id', 32);
    table.unique(['business_id', 'kind', 'ref'], { indexName: 'ledger_transactions_ref_uq' });
    table.index(['order_id'], 'ledger_transactions_order_idx');
  });
  // Knex knows no deferred foreign keys of SQLite.
  await knex.raw(`CREATE TABLE ledger_entries (
    seq ${environment.databaseUrl ? 'BIGSERIAL PRIMARY KEY' : 'INTEGER PRIMARY KEY AUTOINCREMENT'},
    transaction_id VARCHAR(24) NOT NULL
      CONSTRAINT ledger_entries_sealed REFERENCES ledger_transactions (id) DEFERRABLE INITIALLY DEFERRED,
    business_id VARCHAR(32) NOT NULL,
    branch_id VARCHAR(32),
    business_day VARCHAR(10) NOT NULL,
    account VARCHAR(64) NOT NULL,
    currency VARCHAR(3) NOT NULL,
    amount_cents BIGINT NOT NULL CONSTRAINT ledger_entries_amount CHECK (amount_cents <> 0)
  )`);
  await knex.schema.alterTable('ledger_entries', (table) => {
    table.unique(['transaction_id', 'account', 'currency'], { indexName: 'ledger_entries_once_uq' });
    table.index(['business_id', 'account', 'seq'], 'ledger_entries_statement_idx');
    table.index(['business_id', 'business_day', 'account'], 'ledger_entries_day_idx');
  });
  // Balances of the accounts that must not fall below 0; every other balance is a sum of entries.
  await knex.schema.createTable('ledger_balances', (table) => {
    table.string('business_id', 32).notNullable();
    table.string('account', 64).notNullable();
    table.string('currency', 3).notNullable();
    table.bigInteger('balance_cents').notNullable().defaultTo(0);
    table.check('balance_cents >= 0', [], 'ledger_balances_floor');
    table.primary(['business_id', 'account', 'currency']);
  });
  await knex.schema.createTable('ledger_verifications', (table) => {
    table.bigIncrements('id');
    table.bigInteger('started_at').notNullable();
    table.bigInteger('ended_at').notNullable();
    table.integer('businesses').notNullable();
    table.integer('transactions').notNullable();
    table.integer('orders').notNullable();
    table.integer('difference_count').notNullable();
    // The first of them, as JSON.
    table.text('differences').notNullable();
  });
  for (const statement of environment.databaseUrl ? POSTGRES_TRIGGERS : SQLITE_TRIGGERS)
    await knex.raw(statement);
}

const APPEND_ONLY = 'Entries of the ledger are never changed or removed';
const SEALED = 'The transaction of the ledger is sealed';
const UNBALANCED = 'The entries of the transaction do not add up to 0';
const FOREIGN = 'The entries of the transaction are of another business, branch or day';

const IS_SEALED = 'EXISTS (SELECT 1 FROM ledger_transactions t WHERE t.id = NEW.transaction_id)';
const OWN = 'FROM ledger_entries e WHERE e.transaction_id = NEW.id';
const IS_UNBALANCED = `NOT EXISTS (SELECT 1 ${OWN})
  OR EXISTS (SELECT 1 ${OWN} GROUP BY e.currency HAVING SUM(e.amount_cents) <> 0)`;
const IS_FOREIGN = `EXISTS (SELECT 1 ${OWN} AND (e.business_id <> NEW.business_id
  OR e.business_day <> NEW.business_day OR e.branch_id IS DISTINCT FROM NEW.branch_id))`;

const TABLES = ['ledger_transactions', 'ledger_entries'];

const refusing = (name: string, event: string, condition: string, message: string) =>
  `CREATE TRIGGER ${name} BEFORE ${event} WHEN ${condition} BEGIN SELECT RAISE(ABORT, '${message}'); END`;

const SQLITE_TRIGGERS = [
  ...TABLES.flatMap((table) =>
    ['UPDATE', 'DELETE'].map((event) =>
      refusing(`${table}_no_${event.toLowerCase()}`, `${event} ON ${table}`, 'TRUE', APPEND_ONLY),
    ),
  ),
  refusing('ledger_entries_open', 'INSERT ON ledger_entries', IS_SEALED, SEALED),
  refusing('ledger_transactions_balanced', 'INSERT ON ledger_transactions', IS_UNBALANCED, UNBALANCED),
  refusing('ledger_transactions_own', 'INSERT ON ledger_transactions', IS_FOREIGN, FOREIGN),
];

const POSTGRES_TRIGGERS = [
  `CREATE FUNCTION ledger_stays() RETURNS trigger LANGUAGE plpgsql AS
   'BEGIN RAISE EXCEPTION ''${APPEND_ONLY}''; END'`,
  ...TABLES.flatMap((table) => [
    `CREATE TRIGGER ${table}_no_change BEFORE UPDATE OR DELETE ON ${table}
     FOR EACH ROW EXECUTE FUNCTION ledger_stays()`,
    `CREATE TRIGGER ${table}_no_truncate BEFORE TRUNCATE ON ${table}
     FOR EACH STATEMENT EXECUTE FUNCTION ledger_stays()`,
  ]),
  `CREATE FUNCTION ledger_entry_opens() RETURNS trigger LANGUAGE plpgsql AS
   'BEGIN IF ${IS_SEALED} THEN RAISE EXCEPTION ''${SEALED}''; END IF; RETURN NEW; END'`,
  `CREATE TRIGGER ledger_entries_open BEFORE INSERT ON ledger_entries
   FOR EACH ROW EXECUTE FUNCTION ledger_entry_opens()`,
  `CREATE FUNCTION ledger_transaction_seals() RETURNS trigger LANGUAGE plpgsql AS
   'BEGIN
     IF ${IS_UNBALANCED} THEN RAISE EXCEPTION ''${UNBALANCED}''; END IF;
     IF ${IS_FOREIGN} THEN RAISE EXCEPTION ''${FOREIGN}''; END IF;
     RETURN NEW;
   END'`,
  `CREATE TRIGGER ledger_transactions_balanced BEFORE INSERT ON ledger_transactions
   FOR EACH ROW EXECUTE FUNCTION ledger_transaction_seals()`,
];
