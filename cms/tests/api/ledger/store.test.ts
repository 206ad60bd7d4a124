import { beforeAll, describe, expect, it } from 'vitest';
import type { PostingPlace } from '../../../src/api/ledger/exports';
import type { Verification } from '../../../src/api/ledger/store/verifications';
import type { Tx } from '../../../src/database/transaction';
import {
  payoutPaidPosting,
  payoutRequestedPosting,
  payoutReturnedPosting,
  posting,
  providerReleasePosting,
  type Posting,
} from '../../../src/domain/ledger';
import { unique } from '../support/business';
import { now } from '../support/instants';
import { balancesOf, ledgerOf } from '../support/ledger';
import { countOf, rows } from '../support/database';
import { rounds, times, TIMEOUT_MS } from '../support/rounds';
import { fromServer, serverUrl } from '../support/server';

type InTransaction = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
type Post = (tx: Tx, place: PostingPlace, posting: Posting | null) => Promise<boolean>;

let inTransaction: InTransaction;
let post: Post;

beforeAll(async () => {
  await serverUrl();
  ({ inTransaction } = fromServer('./database/transaction') as { inTransaction: InTransaction });
  ({ post } = fromServer('./api/ledger/exports') as { post: Post });
});

const placeOf = (businessId: string): PostingPlace => ({
  businessId,
  branchId: null,
  currency: 'BRL',
  businessDay: '2026-11-28',
  postedAt: now(),
  orderId: null,
});

const postIn = (businessId: string, each: Posting | null) =>
  inTransaction((tx) => post(tx, placeOf(businessId), each));

const sale = (ref: string, cents: number): Posting | null =>
  posting('ORDER_SALE', ref, [
    { account: 'sales', amountCents: -cents },
    { account: 'orders.prepaid', amountCents: cents },
  ]);

/** Runs statements in one transaction and answers why it failed. */
async function refused(statements: [text: string, parameters: (string | number)[]][]): Promise<string> {
  try {
    await inTransaction(async (tx) => {
      for (const [text, parameters] of statements) await tx.run(text, parameters);
    });
  } catch (error) {
    return (error as Error).message;
  }
  return 'nothing was refused';
}

const ENTRY = `INSERT INTO ledger_entries (transaction_id, business_id, business_day, account, currency, amount_cents)
  VALUES (?, ?, '2026-11-28', ?, 'BRL', ?)`;
const TRANSACTION = `INSERT INTO ledger_transactions (id, business_id, kind, ref, business_day, posted_at)
  VALUES (?, ?, 'ORDER_SALE', ?, '2026-11-28', 0)`;

describe('the tables of the ledger', () => {
  it('refuse a transaction whose entries do not add up to 0, that has none, or that has another business’s', async () => {
    const [business, id] = [unique('b'), unique('t')];
    expect(
      await refused([
        [ENTRY, [id, business, 'sales', -100]],
        [ENTRY, [id, business, 'bank', 99]],
        [TRANSACTION, [id, business, id]],
      ]),
    ).toMatch(/do not add up to 0/);
    expect(await refused([[TRANSACTION, [id, business, id]]])).toMatch(/do not add up to 0/);
    expect(
      await refused([
        [ENTRY, [id, 'another', 'sales', -100]],
        [ENTRY, [id, business, 'bank', 100]],
        [TRANSACTION, [id, business, id]],
      ]),
    ).toMatch(/of another business/);
    expect(await countOf('ledger_entries', 'business_id = ?', [business])).toBe(0);
  });

  it('refuse entries without a transaction, entries of 0, and entries added to a sealed transaction', async () => {
    const business = unique('b');
    expect(await refused([[ENTRY, [unique('t'), business, 'sales', -100]]])).toMatch(/foreign key/i);
    expect(await refused([[ENTRY, [unique('t'), business, 'sales', 0]]])).toMatch(/ledger_entries_amount/);
    await postIn(business, sale('one', 100));
    const [stored] = await rows<{ id: string }>('SELECT id FROM ledger_transactions WHERE business_id = ?', [
      business,
    ]);
    expect(
      await refused([
        [ENTRY, [stored?.id ?? '', business, 'tips', -5]],
        [ENTRY, [stored?.id ?? '', business, 'bank', 5]],
      ]),
    ).toMatch(/sealed/);
  });

  it('refuse to change or remove anything', async () => {
    const business = unique('b');
    await postIn(business, sale('one', 100));
    for (const table of ['ledger_entries', 'ledger_transactions']) {
      expect(await refused([[`DELETE FROM ${table} WHERE business_id = ?`, [business]]])).toMatch(
        /never changed or removed/,
      );
      expect(
        await refused([
          [`UPDATE ${table} SET business_day = '2020-01-01' WHERE business_id = ?`, [business]],
        ]),
      ).toMatch(/never changed or removed/);
    }
    expect(balancesOf(await ledgerOf(business))).toEqual({ 'orders.prepaid': 100, sales: -100 });
  });
});

describe('posting', () => {
  it('is made once by kind and reference, also at once, and refuses another under the same', async () => {
    const business = unique('b');
    const made = await times(8, () => postIn(business, sale('one', 100)));
    expect(made.filter(Boolean)).toHaveLength(1);
    await expect(postIn(business, sale('one', 101))).rejects.toThrow(/another posting under ORDER_SALE one/);
    expect(balancesOf(await ledgerOf(business))).toEqual({ 'orders.prepaid': 100, sales: -100 });
    // The same reference of another business is another one.
    expect(await postIn(unique('b'), sale('one', 300))).toBe(true);
  });

  it('leaves what its transaction did before alone where it was made meanwhile', async () => {
    const business = unique('b');
    await inTransaction(async (tx) => {
      await post(tx, placeOf(business), sale('first', 10));
      await post(tx, placeOf(business), sale('first', 10));
      await post(tx, placeOf(business), sale('second', 5));
    });
    expect(balancesOf(await ledgerOf(business))).toEqual({ 'orders.prepaid': 15, sales: -15 });
  });
});

describe('accounts with a floor', () => {
  it(
    'never pay out more than is there, whoever takes at once',
    () =>
      rounds('payouts at once', 14, async () => {
        const business = unique('b');
        await postIn(business, providerReleasePosting('release', 1000));
        const answers = await times(14, (n) =>
          postIn(business, payoutRequestedPosting({ id: `p${n}`, amountCents: 100, feeCents: 0 })).catch(
            (error: unknown) => (error as { code?: string }).code,
          ),
        );
        expect(answers.filter((answer) => answer === true)).toHaveLength(10);
        expect(answers.filter((answer) => answer === 'INSUFFICIENT_BALANCE')).toHaveLength(4);
        expect(balancesOf(await ledgerOf(business))).toEqual({
          'merchant.payout_reserved': 1000,
          'provider.pending': -1000,
        });
      }),
    TIMEOUT_MS,
  );

  it('give back a payout that failed or pay it, never both', () =>
    rounds('payout paid against returned', 2, async () => {
      const business = unique('b');
      const payout = { id: 'p', amountCents: 700, feeCents: 20 };
      await postIn(business, providerReleasePosting('release', 1000));
      await postIn(business, payoutRequestedPosting(payout));
      const answers = await Promise.all(
        [payoutPaidPosting(payout), payoutReturnedPosting(payout)].map((each) =>
          postIn(business, each).catch((error: unknown) => (error as { code?: string }).code),
        ),
      );
      expect(answers.sort()).toEqual(['INSUFFICIENT_BALANCE', true]);
    }));

  it('are verified: a balance that is not the sum of its entries is named', async () => {
    const business = unique('b');
    await postIn(business, providerReleasePosting('release', 1000));
    await inTransaction((tx) =>
      tx.run('UPDATE ledger_balances SET balance_cents = 999 WHERE business_id = ?', [business]),
    );
    const { verifyLedger } = fromServer('./api/ledger/use-cases/verify-ledger') as {
      verifyLedger: () => Promise<Verification>;
    };
    const { differences } = await verifyLedger();
    expect(differences).toContainEqual({
      subject: 'BALANCE',
      businessId: business,
      id: 'BRL',
      account: 'merchant.available',
      expectedCents: 1000,
      foundCents: 999,
    });
    await inTransaction((tx) =>
      tx.run('UPDATE ledger_balances SET balance_cents = 1000 WHERE business_id = ?', [business]),
    );
    const again = await verifyLedger();
    expect(again.differences.filter(({ businessId }) => businessId === business)).toEqual([]);
  });
});
