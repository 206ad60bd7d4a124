import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSameMoney, splitCollected, withCollected, withoutSeenPix } from '../../../src/domain/couriers';
import { paymentOnDelivery } from '../../../src/domain/orders/open-payments';

describe('what was paid at a door', () => {
  const cash = { ...paymentOnDelivery('CASH', 5000), changeForCents: 10_000 };
  const paid = { ...paymentOnDelivery('CREDIT', 1000), state: 'CONFIRMED' as const };

  it('is as it was told, with what was received before; as agreed it keeps its change', () => {
    expect(withCollected([cash], [{ method: 'CASH', amountCents: 5000 }])).toEqual([cash]);
    const split = withCollected(
      [paid, cash],
      [
        { method: 'DEBIT', amountCents: 3000 },
        { method: 'CASH', amountCents: 2000 },
      ],
    );
    expect(split).toEqual([paid, paymentOnDelivery('DEBIT', 3000), paymentOnDelivery('CASH', 2000)]);
    const pix = { ...paymentOnDelivery('PIX', 5000), timing: 'PREPAID' as const };
    expect(withCollected([pix], [{ method: 'CASH', amountCents: 5000 }])).toEqual([
      paymentOnDelivery('CASH', 5000),
      { ...pix, state: 'CANCELLED' },
    ]);
  });

  it('is booked as it was told, also where that is not what was open', () => {
    const told = { method: 'CASH' as const, amountCents: 4999 };
    expect(withCollected([paid, cash], [told])).toEqual([paid, paymentOnDelivery('CASH', 4999)]);
    const nothing = paymentOnDelivery('CASH', 0);
    expect(withCollected([nothing, paid], [told])).toEqual([
      ...[nothing, paid],
      paymentOnDelivery('CASH', 4999),
    ]);
    expect(withCollected([cash, paid], [])).toEqual([paid]);
    expect(withCollected([cash], [])).toEqual([nothing]);
  });

  it('is the same money in the same ways, whatever parts it came in', () => {
    const money = (...amounts: number[]) =>
      amounts.map((amountCents) => ({ method: 'CASH' as const, amountCents }));
    expect(isSameMoney(money(3000, 2000), money(5000))).toBe(true);
    expect(isSameMoney([], [])).toBe(true);
    expect(isSameMoney(money(5000), [])).toBe(false);
    expect(isSameMoney([], money(5000))).toBe(false);
    expect(isSameMoney(money(5000), [{ method: 'PIX', amountCents: 5000 }])).toBe(false);
  });

  it('is without the Pix that the store has seen, as far as more is told than was due by then', () => {
    const pix = (amountCents: number) => ({ method: 'PIX' as const, amountCents });
    const seen = { ...paymentOnDelivery('PIX', 3000), state: 'CONFIRMED' as const };
    const refund = {
      ...{ part: 'AMOUNT' as const, of: null, amountCents: 1000, concededCents: 0 },
      ...{ method: 'PIX' as const, at: '2031-04-03T12:00:00.000Z', by: 'Rita', note: null },
    };
    const told = [pix(3000), { method: 'CASH' as const, amountCents: 2000 }];
    expect(withoutSeenPix(told, told.slice(1), [seen])).toEqual(told.slice(1));
    expect(withoutSeenPix(told, told, [seen])).toEqual(told);
    expect(withoutSeenPix(told, [pix(4000)], [seen])).toEqual([pix(2000), told[1]]);
    expect(withoutSeenPix(told, [], [paid])).toEqual(told);
    expect(withoutSeenPix([pix(5000)], [], [seen, seen])).toEqual([]);
    // Given back in part, it has arrived all the same.
    expect(withoutSeenPix([pix(3000)], [], [{ ...seen, refunds: [refund] }])).toEqual([]);
    expect(withoutSeenPix(told.slice(1), [], [seen])).toEqual(told.slice(1));
  });

  it('in two ways is what was due, whatever the second came to', () => {
    expect(splitCollected(5000, 'DEBIT', null)).toEqual([{ method: 'DEBIT', amountCents: 5000 }]);
    const second = fc.integer({ min: -1, max: 10_001 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000 }), second, (due, amountCents) => {
        const told = splitCollected(due, 'DEBIT', { method: 'CASH', amountCents });
        const amounts = told?.map((each) => each.amountCents);
        const isPart = amountCents > 0 && amountCents < due;
        expect(amounts).toEqual(isPart ? [due - amountCents, amountCents] : undefined);
      }),
    );
    expect(splitCollected(5000, 'CASH', { method: 'CASH', amountCents: 100 })).toBeNull();
    expect(splitCollected(5000, 'CASH', { method: 'PIX', amountCents: null })).toBeNull();
  });
});
