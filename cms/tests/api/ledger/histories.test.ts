import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Verification } from '../../../src/api/ledger/store/verifications';
import type { OpenSettlementDto } from '../../../src/contracts/couriers';
import { startStripeDouble, type StripeDouble } from '../../doubles/stripe-double';
import { randomFrom, seedOf } from '../../../seed/random';
import { runClockAt } from '../support/clock';
import { rows } from '../support/database';
import { HOUR_MS, later } from '../support/instants';
import { balancesOf, ledgerOf, type LedgerRow } from '../support/ledger';
import { asLedgerFigures, bruteForce, ledgerFigures, nonZero } from '../support/ledger-brute-force';
import { moneyShop, RandomOrder, settleStaff, soldAtHome, type MoneyShop } from '../support/ledger-history';
import { PROOF, tally, thorough } from '../support/proof';
import { TIMEOUT_MS } from '../support/rounds';
import { fromServer } from '../support/server';

const HISTORIES = thorough(250, 8);
const ZONES = ['America/Sao_Paulo', 'America/New_York', 'Europe/Lisbon', 'Asia/Kathmandu'];

let stripe: StripeDouble;

beforeAll(async () => {
  stripe = await startStripeDouble();
});
afterAll(() => stripe.stop());

/** A courier holds the cash of trips that are not settled, less the difference brought forward, and closed balances that did not change hands. */
async function expectCouriersToAgree(
  { business, couriers }: MoneyShop,
  entries: readonly LedgerRow[],
): Promise<void> {
  const balances = balancesOf(entries);
  for (const { id } of couriers) {
    const { cashDueCents, broughtForwardCents } = (
      await business.owner.get<OpenSettlementDto>(`/api/couriers/${id}/settlement`)
    ).body.data;
    const [unmoved] = await rows<{ cents: number | null }>(
      `SELECT SUM(balance_cents) AS cents FROM settlements
        WHERE courier_id = ? AND state = 'CLOSED' AND counted_cents IS NULL`,
      [id],
    );
    expect(balances[`cash.courier:${id}`] ?? 0).toBe(
      cashDueCents - broughtForwardCents - (unmoved?.cents ?? 0),
    );
  }
}

async function expectToAgree(shop: MoneyShop): Promise<void> {
  const { business } = shop;
  const entries = await ledgerOf(business.id);
  await expectCouriersToAgree(shop, entries);
  const transactions = new Map<string, number>();
  for (const { kind, ref, amountCents } of entries)
    transactions.set(`${kind} ${ref}`, (transactions.get(`${kind} ${ref}`) ?? 0) + amountCents);
  expect([...transactions].filter(([, cents]) => cents !== 0)).toEqual([]);

  const brute = await bruteForce(business.id);
  expect(nonZero(ledgerFigures(entries))).toEqual(nonZero(asLedgerFigures(brute)));
  // Orders that are not concluded are open; Home shows both together.
  expect((brute['sold'] ?? 0) + (brute['open'] ?? 0)).toBe(await soldAtHome(business));

  const { verifyLedger } = fromServer('./api/ledger/use-cases/verify-ledger') as {
    verifyLedger: () => Promise<Verification>;
  };
  const { differences } = await verifyLedger();
  expect(differences.filter(({ businessId }) => businessId === business.id)).toEqual([]);
}

it.each(ZONES)(
  'any history in %s: every transaction adds up to 0, and ledger, rows and Home say the same',
  async (zone) => {
    const shop = await moneyShop(stripe, zone);
    const random = randomFrom(seedOf(`${zone} ${process.env.SEED ?? ''}`));
    const orders: RandomOrder[] = [];
    for (let history = 0; history < HISTORIES; history += 1) {
      const order = await RandomOrder.placed(shop, random);
      await order.live(random.integer(2, 14));
      if (random.chance(0.7)) await order.serve();
      orders.push(order);
      if (random.chance(0.1)) await settleStaff(shop, random);
    }
    await expectToAgree(shop);
    await runClockAt(later(3 * HOUR_MS));
    await expectToAgree(shop);
    for (const order of orders) {
      if (random.chance(0.5)) await order.giveBack();
      if (random.chance(0.2)) await order.dispute();
    }
    await settleStaff(shop, random);
    await refundsSettled(shop);
    await expectToAgree(shop);
    tally(`histories of money in ${zone}`, HISTORIES);
    if (PROOF) console.log(Object.fromEntries([...RandomOrder.statuses].sort()));
  },
  TIMEOUT_MS,
);

/** Waits until the provider has answered for every refund that it was asked for. */
const refundsSettled = ({ business }: MoneyShop) =>
  expect
    .poll(
      async () => {
        const open = await rows(
          "SELECT 1 FROM outbox WHERE business_id = ? AND topic = 'payment.refund' AND done_at IS NULL AND dead_at IS NULL",
          [business.id],
        );
        return open.length;
      },
      { timeout: 30_000 },
    )
    .toBe(0);
