import { expect, it } from 'vitest';
import { checkCouponCustomer, COUPON_KINDS, COUPON_RULES } from '../../../src/domain/campaign';
import type { Fee } from '../../../src/domain/orders';
import { totalsOf } from '../../../src/domain/orders/totals';
import { quote } from '../../../src/domain/quote';
import { applyRequested } from '../../../src/domain/quote/quote-coupons';
import { quoteItems } from '../../../src/domain/quote/quote-items';
import { isForSomebody, naiveCoupons, naiveCustomerRefusal } from './naive-coupons';
import { randomCase } from './random-carts';

const CASES = 10_000;

it(`agrees with a naive model about ${CASES} carts with coupons: refusals, choice, sums and total`, () => {
  const seen = new Map<string, number>();
  const count = (what: string) => seen.set(what, (seen.get(what) ?? 0) + 1);

  for (let seed = 1; seed <= CASES; seed += 1) {
    const { store, request, order, named, automatic, customer } = randomCase(seed);
    const known = named.flatMap(({ code, record }) => (record ? [[code, record] as const] : []));
    const { now, channel } = order;
    const facts = { now, channel, coupons: { named: new Map(known), automatic } };
    const sale = { now, channel, timeZone: store.branch.timezone };
    const { items } = quoteItems(store.menu, request.items, sale);
    const quoted = applyRequested(store, request, facts, items, order.deliveryCents);
    const expected = naiveCoupons(named, automatic, order);

    const codes = request.coupons ?? [];
    const told = {
      refused: quoted.refusals
        .filter(({ path }) => path[0] === 'coupons')
        .map(({ code, path }) => [codes[Number(path[1])], code]),
      applied: quoted.coupons.map((each) => [each.code, each.amountCents, each.automatic]),
      skipped: quoted.skippedCoupons,
      offItemsCents: sum(quoted.discounts.filter(({ target }) => target !== 'DELIVERY')),
      offDeliveryCents: sum(quoted.discounts.filter(({ target }) => target === 'DELIVERY')),
    };
    same(seed, told, expected);

    const itemsCents = order.units.reduce((total, { cents }) => total + cents, 0);
    const discountsCents = expected.offItemsCents + expected.offDeliveryCents;
    const totalCents = itemsCents + order.deliveryCents - discountsCents;
    const fees: Fee[] = [{ kind: 'DELIVERY', amountCents: order.deliveryCents }];
    same(seed, totalsOf(items, fees, quoted.discounts), {
      ...{ itemsCents, feesCents: order.deliveryCents, discountsCents, totalCents },
    });
    // A whole quote takes a millisecond.
    if (seed % 10 === 0) {
      const { discounts, coupons, skippedCoupons, totals } = quote(store, request, facts);
      const serviceCents = order.type === 'DINE_IN' ? Math.round(itemsCents / 10) : 0;
      const furtherCents = serviceCents + (request.tipCents ?? 0);
      same(
        seed,
        [discounts, coupons, skippedCoupons],
        [quoted.discounts, quoted.coupons, quoted.skippedCoupons],
      );
      same(seed, totals.totalCents, totalCents + furtherCents);
    }

    for (const { record } of named) {
      if (!record) continue;
      const refusal = checkCouponCustomer(record, customer, now)?.code ?? null;
      same(seed, refusal, naiveCustomerRefusal(record, customer, now));
      if (refusal) count(refusal);
    }
    for (const { code, checkedWhenPlaced } of quoted.coupons) {
      const record = named.find((each) => each.code === code)?.record;
      same(seed, checkedWhenPlaced, record ? isForSomebody(record) : false);
    }

    for (const { record, discount } of quoted.applied) if (discount) count(record.coupon.kind);
    for (const [, refusal] of expected.refused) count(refusal);
    if (quoted.coupons.length > 1) count('together');
    if (quoted.coupons.filter(({ automatic: itself }) => itself).length > 0) count('automatic');
    if (quoted.skippedCoupons.length > 0) count('skipped');
    if (quoted.applied.filter(({ discount }) => discount?.target === 'DELIVERY').length > 1)
      count('two off the fee');
    if (totalCents === 0) count('free');
  }

  // The cases are of every kind, not all refused for the same reason.
  const everything = [
    ...COUPON_KINDS,
    ...COUPON_RULES.flatMap(({ words }) => Object.keys(words.en.refused)),
    ...['COUPON_UNKNOWN', 'together', 'automatic', 'skipped', 'two off the fee', 'free'],
  ];
  for (const what of everything) expect(seen.get(what) ?? 0, what).toBeGreaterThan(20);
});

const sum = (discounts: readonly { amountCents: number }[]) =>
  discounts.reduce((total, { amountCents }) => total + amountCents, 0);

/** An assertion only where they differ: tens of thousands of them take long. */
function same(seed: number, one: unknown, other: unknown): void {
  if (JSON.stringify(one) !== JSON.stringify(other)) expect(one, `seed ${seed}`).toEqual(other);
}
