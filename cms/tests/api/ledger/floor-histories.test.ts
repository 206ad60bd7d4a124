import { beforeAll, expect, it } from 'vitest';
import type { PostingPlace } from '../../../src/api/ledger/exports';
import type { Verification } from '../../../src/api/ledger/store/verifications';
import type { Tx } from '../../../src/database/transaction';
import {
  DRAWER_MOVES,
  drawerClosedPostings,
  drawerMovePosting,
  drawerOpenedPosting,
  payoutPaidPosting,
  payoutRequestedPosting,
  payoutReturnedPosting,
  platformFeePosting,
  providerFeePosting,
  providerReleasePosting,
  receivableSettledPosting,
  type Posting,
} from '../../../src/domain/ledger';
import { randomFrom, type Random } from '../../../seed/random';
import { unique } from '../support/business';
import { rows } from '../support/database';
import { now } from '../support/instants';
import { balancesOf, ledgerOf } from '../support/ledger';
import { tally, thorough } from '../support/proof';
import { TIMEOUT_MS } from '../support/rounds';
import { fromServer, serverUrl } from '../support/server';

const HISTORIES = thorough(1000, 30);
const STEPS = 30;

type InTransaction = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
type Post = (tx: Tx, place: PostingPlace, posting: Posting | null) => Promise<boolean>;
let inTransaction: InTransaction;
let post: Post;

beforeAll(async () => {
  await serverUrl();
  ({ inTransaction } = fromServer('./database/transaction') as { inTransaction: InTransaction });
  ({ post } = fromServer('./api/ledger/exports') as { post: Post });
});

/** Something that drawers, providers or payouts do, all of it in one transaction. */
function anything(random: Random, step: number, drawerCents: number): (Posting | null)[] {
  const amountCents = random.integer(0, 900);
  const drawer = { id: 'd', branchId: 'b' };
  // One of the last payouts, so that the same is paid, returned or requested again.
  const payout = { id: `p${random.integer(Math.max(0, step - 4), step)}`, amountCents: 300, feeCents: 7 };
  const ref = `${step}`;
  return random.pick<() => (Posting | null)[]>([
    () => [providerReleasePosting(ref, amountCents)],
    () => [providerReleasePosting(ref, amountCents), providerFeePosting(ref, random.integer(0, 50))],
    () => [platformFeePosting(ref, amountCents)],
    () => [
      receivableSettledPosting('DEBIT', {
        ref,
        grossCents: amountCents,
        feeCents: Math.floor(amountCents / 9),
      }),
    ],
    () => [payoutRequestedPosting(payout)],
    () => [payoutPaidPosting(payout)],
    () => [payoutReturnedPosting(payout)],
    () => [drawerOpenedPosting({ ...drawer }, 500)],
    () => [drawerMovePosting(drawer, { moveId: ref, move: random.pick(DRAWER_MOVES), amountCents })],
    () =>
      drawerClosedPostings(drawer, {
        closingId: ref,
        expectedCents: drawerCents,
        countedCents: random.integer(0, 900),
      }),
  ])();
}

/** The ledger in memory: what was posted by kind and reference, and balances that refuse to fall below 0. */
class Model {
  readonly posted = new Set<string>();
  balances = new Map<string, number>();

  apply(postings: readonly (Posting | null)[]): boolean {
    const balances = new Map(this.balances);
    const keys: string[] = [];
    for (const posting of postings) {
      const key = posting && `${posting.kind} ${posting.ref}`;
      if (!posting || key === null || this.posted.has(key)) continue;
      keys.push(key);
      for (const { account, amountCents } of posting.entries) {
        const balance = (balances.get(account) ?? 0) + amountCents;
        if (balance < 0 && /^(merchant\.|cash\.drawer:)/.test(account)) return false;
        balances.set(account, balance);
      }
    }
    for (const key of keys) this.posted.add(key);
    this.balances = balances;
    return true;
  }
}

it(
  'drawers, provider and payouts, whatever happens to them: nothing below its floor, each once, balances recomputed equal',
  async () => {
    let refused = 0;
    const businesses = new Set<string>();
    for (let history = 0; history < HISTORIES; history += 1) {
      const random = randomFrom(history);
      const business = unique('ledger');
      businesses.add(business);
      const model = new Model();
      const place = {
        businessId: business,
        branchId: null,
        currency: 'BRL',
        businessDay: '2026-11-28',
        postedAt: now(),
        orderId: null,
      };
      for (let step = 0; step < STEPS; step += 1) {
        const postings = anything(random, step, model.balances.get('cash.drawer:d') ?? 0);
        const taken = await inTransaction(async (tx) => {
          for (const each of postings) await post(tx, place, each);
          return true;
        }).catch((error: unknown) => {
          if ((error as { code?: string }).code !== 'INSUFFICIENT_BALANCE') throw error;
          refused += 1;
          return false;
        });
        expect([history, step, taken]).toEqual([history, step, model.apply(postings)]);
      }
      const balances = [...model.balances].filter(([, cents]) => cents !== 0);
      expect(balancesOf(await ledgerOf(business))).toEqual(Object.fromEntries(balances));
      const stored = await rows<{ account: string; cents: number }>(
        'SELECT account, balance_cents AS cents FROM ledger_balances WHERE business_id = ? AND balance_cents <> 0',
        [business],
      );
      const floored = balances.filter(([account]) => /^(merchant\.|cash\.drawer:)/.test(account));
      expect(new Map(stored.map(({ account, cents }) => [account, cents]))).toEqual(new Map(floored));
    }
    const { verifyLedger } = fromServer('./api/ledger/use-cases/verify-ledger') as {
      verifyLedger: () => Promise<Verification>;
    };
    const { differences } = await verifyLedger();
    expect(differences.filter(({ businessId }) => businesses.has(businessId))).toEqual([]);
    expect(refused).toBeGreaterThan(HISTORIES);
    tally(`histories of drawers and payouts, ${refused} steps refused`, HISTORIES);
  },
  TIMEOUT_MS,
);
