import type { Knex } from 'knex';

/**
 * What was counted was compared with all the cash of the doors; from now on it is with what the courier hands in, which is
 * less by what they are paid. It is stored less by the same, so that each difference stays: nobody is paid twice. Where
 * nothing was to be handed in, only a difference is left of it.
 *
 * A settlement counts its changes, once closed and once paid: one more says that this was done, to a server that was
 * stopped before it had noted it.
 */
export async function up(knex: Knex): Promise<void> {
  if (!(await knex.schema.hasTable('settlements'))) return;
  await knex.raw(`
    UPDATE settlements SET version = version + 1, counted_cents =
        CASE WHEN balance_cents < 0 THEN counted_cents - earned_cents - tips_cents
             ELSE NULLIF(counted_cents - (cash_cents - change_cents - brought_forward_cents), 0) END
      WHERE counted_cents IS NOT NULL AND version = CASE state WHEN 'PAID' THEN 2 ELSE 1 END`);
}
