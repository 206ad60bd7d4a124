import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  commissionPosting,
  drawerClosedPostings,
  drawerMovePosting,
  drawerOpenedPosting,
  DRAWER_MOVES,
  hasFloor,
  isMoneyAccount,
  orderPostings,
  payoutPaidPosting,
  payoutRequestedPosting,
  payoutReturnedPosting,
  platformFeePosting,
  positionOf,
  posting,
  providerFeePosting,
  providerReleasePosting,
  receivableSettledPosting,
  reverse,
  settlementPostings,
  unmatchedPostings,
  type LedgerOrder,
  type Posting,
} from '../../../src/domain/ledger';
import { paymentOnDelivery } from '../../../src/domain/orders/open-payments';
import type { Payment } from '../../../src/domain/orders/payment';
import { withDispute, withRefund } from '../../../src/domain/orders/refund';

const paid = (method: Payment['method'], amountCents: number, more: Partial<Payment> = {}): Payment => ({
  ...paymentOnDelivery(method, amountCents),
  state: 'CONFIRMED',
  ...more,
});

const order = (more: Partial<LedgerOrder> = {}): LedgerOrder => ({
  id: 'o',
  branchId: 'br',
  state: 'DELIVERED',
  itemsCents: 5000,
  totalCents: 5000,
  fees: [],
  discounts: [],
  payment: paid('PIX', 5000),
  furtherPayments: [],
  test: false,
  ...more,
});

const refund = (amountCents: number, method: 'SAME' | 'PIX' | 'CASH' | 'OTHER' = 'SAME') => ({
  ...({
    part: 'AMOUNT',
    of: null,
    amountCents,
    method,
    at: '2026-11-28T12:00:00.000Z',
    by: 'Ana',
    note: null,
  } as const),
});

const withPayments = (base: LedgerOrder, [payment, ...furtherPayments]: readonly Payment[]): LedgerOrder => ({
  ...base,
  payment: payment ?? base.payment,
  furtherPayments,
});

const entriesOf = (postings: readonly Posting[]) =>
  postings.map(({ kind, entries }) => [
    kind,
    Object.fromEntries(entries.map(({ account, amountCents }) => [account, amountCents])),
  ]);

describe('a posting', () => {
  it('adds up to 0, has each account once and leaves out what comes to nothing', () => {
    const made = posting('ORDER_SALE', 'r', [
      { account: 'sales', amountCents: -500 },
      { account: 'sales', amountCents: -100 },
      { account: 'tips', amountCents: 0 },
      { account: 'bank', amountCents: 600 },
    ]);
    expect(made?.entries).toEqual([
      { account: 'bank', amountCents: 600 },
      { account: 'sales', amountCents: -600 },
    ]);
    expect(posting('ORDER_SALE', 'r', [{ account: 'sales', amountCents: 0 }])).toBeNull();
    expect(() => posting('ORDER_SALE', 'r', [{ account: 'sales', amountCents: 1 }])).toThrow(RangeError);
    const half = [
      { account: 'sales', amountCents: 0.5 },
      { account: 'bank', amountCents: -0.5 },
    ] as const;
    expect(() => posting('ORDER_SALE', 'r', half)).toThrow(RangeError);
  });

  it('is undone by its reversal', () => {
    const made = payoutRequestedPosting({ id: 'p', amountCents: 100, feeCents: 0 });
    if (!made) throw new Error('Nothing was posted');
    const undone = reverse(made);
    expect(undone).toMatchObject({ kind: 'REVERSAL', ref: 'PAYOUT_REQUESTED:p' });
    expect([...positionOf([...made.entries, ...undone.entries]).values()]).toEqual([0, 0]);
  });
});

describe('an order', () => {
  it('posts a chargeback on the provider’s account, and what is disputed apart until a bank has decided', () => {
    const online = paid('ONLINE', 5000, { confirmedBy: 'PROVIDER', evidence: 'pi', timing: 'PREPAID' });
    const before = order({ state: 'CONCLUDED', payment: online });
    const dispute = {
      ref: 'd',
      amountCents: 3000,
      reason: 'fraud',
      answerBy: null,
      at: '2026-11-28T12:00:00.000Z',
    };
    const open = withPayments(before, withDispute(before, { ...dispute, state: 'OPEN' }, 'Stripe'));
    expect(entriesOf(orderPostings(before, open, 2))).toEqual([
      ['ORDER_DISPUTE', { 'provider.disputed': 3000, 'provider.pending': -3000 }],
    ]);
    const lost = withPayments(open, withDispute(open, { ...dispute, state: 'LOST' }, 'Stripe'));
    expect(entriesOf(orderPostings(open, lost, 3))).toEqual([
      ['ORDER_CHARGEBACK', { 'provider.disputed': -3000, refunds: 3000 }],
    ]);
    const won = withPayments(open, withDispute(open, { ...dispute, state: 'WON' }, 'Stripe'));
    expect(entriesOf(orderPostings(open, won, 3))).toEqual([
      ['ORDER_DISPUTE', { 'provider.disputed': -3000, 'provider.pending': 3000 }],
    ]);
  });

  it('is owed by its customer where a refund of it fails that nothing was owed of', () => {
    const online = paid('ONLINE', 5000, { confirmedBy: 'PROVIDER', evidence: 'pi' });
    const before = order({ state: 'CONCLUDED', payment: online });
    const given = withPayments(before, withRefund(before, refund(800)).payments);
    expect(entriesOf(orderPostings(before, given, 2))).toEqual([
      ['ORDER_REFUND', { 'provider.pending': -800, refunds: 800 }],
    ]);
    const [asked] = given.payment.refunds;
    const failed = { ...given.payment, state: 'CONFIRMED' as const };
    if (!asked?.provider) throw new Error('The provider was not asked');
    failed.refunds = [{ ...asked, provider: { ...asked.provider, state: 'FAILED' } }];
    expect(entriesOf(orderPostings(given, { ...given, payment: failed }, 3))).toEqual([
      ['ORDER_REFUND_FAILED', { 'provider.pending': 800, refunds: -800 }],
    ]);
  });

  it('posts money and sale apart where one change does both, and nothing for a test', () => {
    const before = order({ payment: paymentOnDelivery('CASH', 5000) });
    const after = order({ state: 'CONCLUDED', payment: paid('CASH', 5000) });
    expect(entriesOf(orderPostings(before, after, 9))).toEqual([
      ['ORDER_PAYMENT', { 'cash.branch:br': 5000, 'orders.prepaid': -5000 }],
      ['ORDER_SALE', { 'orders.prepaid': 5000, sales: -5000 }],
    ]);
    expect(orderPostings({ ...before, test: true }, { ...after, test: true }, 9)).toEqual([]);
  });

  it('takes a tip that was given back off the tips, and refunds from where they were given', () => {
    const base = order({
      state: 'CONCLUDED',
      totalCents: 5500,
      fees: [{ kind: 'TIP', amountCents: 500 }],
      payment: paid('CASH', 5500, { cashHolder: { courierId: 'c' } }),
    });
    const tip = withPayments(base, withRefund(base, { ...refund(500), part: 'FEE', of: 'TIP' }).payments);
    // The courier holds what was paid; the branch gives back.
    expect(entriesOf(orderPostings(base, tip, 2))).toEqual([
      ['ORDER_REFUND', { 'cash.branch:br': -500, tips: 500 }],
    ]);
    for (const [method, account] of [
      ['PIX', 'pix.bank'],
      ['OTHER', 'bank'],
      ['CASH', 'cash.branch:br'],
    ] as const) {
      const given = withPayments(base, withRefund(base, refund(100, method)).payments);
      expect(entriesOf(orderPostings(base, given, 2))).toEqual([
        ['ORDER_REFUND', { [account]: -100, refunds: 100 }],
      ]);
    }
  });

  it('posts money of a provider that fits no order, once, and that it went back', () => {
    const unmatched = { ref: 'pi_2', amountCents: 700, currency: 'USD', at: '2026-11-28T12:00:00.000Z' };
    const before = { payment: paid('ONLINE', 5000) };
    const noted = { payment: { ...before.payment, unmatched } };
    const back = { payment: { ...before.payment, unmatched: { ...unmatched, givenBackAt: unmatched.at } } };
    expect(unmatchedPostings(before, noted)).toMatchObject([
      { kind: 'UNMATCHED_RECEIVED', ref: 'pi_2', currency: 'USD' },
    ]);
    expect(unmatchedPostings(noted, noted)).toEqual([]);
    expect(entriesOf(unmatchedPostings(noted, back))).toEqual([
      ['UNMATCHED_RETURNED', { 'provider.pending': -700, 'provider.unmatched': 700 }],
    ]);
    expect(unmatchedPostings(back, back)).toEqual([]);
  });
});

describe('what staff are paid', () => {
  const commission = {
    id: 'k',
    sellerId: 's',
    amountCents: 400,
    reversedCents: 0,
    state: 'PENDING' as const,
    version: 1,
  };

  it('is a commission that is owed once it is earned, less what is taken back, until it is paid', () => {
    const earned = { ...commission, state: 'EARNED' as const };
    const less = { ...earned, reversedCents: 150 };
    const approved = { ...less, state: 'APPROVED' as const };
    const all = [
      commissionPosting(commission, earned),
      commissionPosting(earned, less),
      commissionPosting(less, approved),
      commissionPosting(approved, { ...approved, state: 'PAID' }),
    ];
    expect(entriesOf(all.filter((each) => each !== null))).toEqual([
      ['COMMISSION_EARNED', { commissions: 400, 'sellers.payable:s': -400 }],
      ['COMMISSION_REVERSED', { commissions: -150, 'sellers.payable:s': 150 }],
      ['COMMISSION_PAID', { bank: -250, 'sellers.payable:s': 250 }],
    ]);
    expect(commissionPosting(commission, { ...commission, state: 'VOID' })).toBeNull();
  });

  const settlement = {
    ...{ id: 'x', branchId: 'br', courierId: 'c', earnedCents: 700, tipsCents: 300 },
    ...{ balanceCents: -1500, countedCents: 1400, state: 'CLOSED' as const },
  };

  it('is a courier’s pay and tips against the cash they hold; the difference stays with them', () => {
    const closed = settlementPostings(settlement);
    expect(entriesOf(closed)).toEqual([
      ['COURIER_PAY', { 'couriers.pay': 700, tips: 300, 'cash.courier:c': -1000 }],
      ['COURIER_HAND_IN', { 'cash.branch:br': 1400, 'cash.courier:c': -1400 }],
    ]);
    // 2500 of the doors, of which 1500 were to be handed in: 100 are short.
    const left = positionOf(closed.flatMap(({ entries }) => entries)).get('cash.courier:c') ?? 0;
    expect(2500 + left).toBe(100);
    expect(entriesOf(settlementPostings({ ...settlement, state: 'PAID' }))).toEqual(entriesOf(closed));
    expect(entriesOf(settlementPostings({ ...settlement, countedCents: null, state: 'PAID' }))[1]).toEqual([
      'COURIER_HAND_IN',
      { 'cash.branch:br': 1500, 'cash.courier:c': -1500 },
    ]);
  });

  it('is paid from the branch where it is more than the cash', () => {
    const owed = { ...settlement, balanceCents: 400, countedCents: null };
    expect(settlementPostings(owed).map(({ kind }) => kind)).toEqual(['COURIER_PAY']);
    expect(entriesOf(settlementPostings({ ...owed, state: 'PAID' }))[1]).toEqual([
      'COURIER_PAID',
      { 'cash.branch:br': -400, 'cash.courier:c': 400 },
    ]);
  });
});

describe('drawers, provider and payouts', () => {
  it('add up to 0 for any amounts, and a drawer that is closed is empty', () => {
    const cents = fc.integer({ min: 0, max: 10_000_000 });
    fc.assert(
      fc.property(
        ...([
          cents,
          cents,
          fc.array(fc.tuple(fc.constantFrom(...DRAWER_MOVES), cents), { maxLength: 8 }),
        ] as const),
        (float, counted, moves) => {
          const drawer = { id: 'd', branchId: 'br' };
          const before = [
            drawerOpenedPosting(drawer, float),
            ...moves.map(([move, amountCents], n) =>
              drawerMovePosting(drawer, { moveId: `${n}`, move, amountCents }),
            ),
          ].filter((each) => each !== null);
          const own = (postings: readonly Posting[]) =>
            positionOf(postings.flatMap(({ entries }) => entries)).get('cash.drawer:d') ?? 0;
          const closed = drawerClosedPostings(drawer, {
            closingId: 'z',
            expectedCents: own(before),
            countedCents: counted,
          });
          const all = [...before, ...closed];
          expect(own(all)).toBe(0);
          for (const { entries } of all)
            expect(entries.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(0);
        },
      ),
    );
  });

  it('take from the accounts that have a floor what leaves them', () => {
    const payout = { id: 'p', amountCents: 1000, feeCents: 30 };
    const made = [
      receivableSettledPosting('CREDIT', { ref: 'r', grossCents: 5000, feeCents: 150 }),
      providerFeePosting('f', 99),
      providerReleasePosting('g', 2000),
      platformFeePosting('h', 50),
      payoutRequestedPosting(payout),
      payoutPaidPosting(payout),
      payoutReturnedPosting(payout),
    ].filter((each) => each !== null);
    expect(entriesOf(made)).toEqual([
      ['RECEIVABLE_SETTLED', { 'card.receivable:credit': -5000, 'fees.credit': 150, bank: 4850 }],
      ['PROVIDER_FEE', { 'fees.online': 99, 'provider.pending': -99 }],
      ['PROVIDER_RELEASE', { 'merchant.available': 2000, 'provider.pending': -2000 }],
      ['PLATFORM_FEE', { 'merchant.available': -50, 'platform.fee': 50 }],
      ['PAYOUT_REQUESTED', { 'merchant.available': -1000, 'merchant.payout_reserved': 1000 }],
      ['PAYOUT_PAID', { 'merchant.payout_reserved': -1000, bank: 970, 'fees.payout': 30 }],
      ['PAYOUT_RETURNED', { 'merchant.available': 1000, 'merchant.payout_reserved': -1000 }],
    ]);
    expect(['merchant.available', 'merchant.payout_reserved', 'cash.drawer:d'].every(hasFloor)).toBe(true);
    expect(hasFloor('cash.branch:br')).toBe(false);
    expect([isMoneyAccount('pix.bank'), isMoneyAccount('cash.courier:c'), isMoneyAccount('sales')]).toEqual([
      ...[true, true, false],
    ]);
  });
});
