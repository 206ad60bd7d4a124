import type { CourierStopDto } from '@contracts/courier-page';
import { describe, expect, it } from 'vitest';
import { otherwiseOf, paidOtherwise } from '../../src/storefront/courier/paid-otherwise';

type Handover = NonNullable<CourierStopDto['handover']>;
const handover: Handover = {
  ...{ name: 'Ana', phone: '+5511', address: null, notes: null, items: [], needsCode: false, paidBy: null },
  collect: [{ method: 'CASH', amountCents: 2500, changeForCents: 5000 }],
  methods: ['CASH', 'DEBIT', 'PIX'],
};
const BRAZIL = { country: 'BR', currency: 'BRL' };

describe('what was paid otherwise at a door', () => {
  it('begins with another way than was agreed; where there is none, or nothing is due, it is not asked', () => {
    expect(otherwiseOf(handover)).toEqual({ method: 'DEBIT', second: null });
    expect(otherwiseOf({ ...handover, methods: ['CASH'] })).toBeNull();
    expect(otherwiseOf({ ...handover, collect: [] })).toBeNull();
  });

  it('is told once it adds up to what is due', () => {
    const told = (amount: string) =>
      paidOtherwise({ method: 'DEBIT', second: { method: 'CASH', amount } }, handover.collect, BRAZIL);
    expect(paidOtherwise({ method: 'DEBIT', second: null }, handover.collect, BRAZIL)).toEqual([
      { method: 'DEBIT', amountCents: 2500 },
    ]);
    expect(told('10,50')).toEqual([
      { method: 'DEBIT', amountCents: 1450 },
      { method: 'CASH', amountCents: 1050 },
    ]);
    for (const amount of ['', '0', '25', '30', 'x']) expect(told(amount), amount).toBeNull();
  });
});
