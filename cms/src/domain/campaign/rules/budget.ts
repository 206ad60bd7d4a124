import { amount } from '../../fields';
import { couponDiscount } from '../coupon-discount';
import { orderRule, refuseIf } from '../rule';

/** All its discounts together stay within an amount. Placing an order checks it again, over all instances. */
export const budgetRule = orderRule({
  name: 'budget',
  fields: { budgetCents: amount(1, 100_000_000_000) },
  beforeOrder: true,
  check({ budgetCents }, { spentCents, coupon, ...order }) {
    const { amountCents } = couponDiscount(coupon, order);
    return refuseIf(
      spentCents >= budgetCents || spentCents + amountCents > budgetCents,
      'COUPON_BUDGET_SPENT',
    );
  },
  words: {
    en: {
      title: 'Budget',
      fields: { budgetCents: 'Discounts in all' },
      refused: { COUPON_BUDGET_SPENT: 'This coupon has been used up.' },
    },
    'pt-BR': {
      title: 'Verba',
      fields: { budgetCents: 'Descontos no total' },
      refused: { COUPON_BUDGET_SPENT: 'Este cupom já se esgotou.' },
    },
    es: {
      title: 'Presupuesto',
      fields: { budgetCents: 'Descuentos en total' },
      refused: { COUPON_BUDGET_SPENT: 'Este cupón ya se agotó.' },
    },
  },
});
