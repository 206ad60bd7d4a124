import { count } from '../../fields';
import { orderRule, refuseIf } from '../rule';

/** So many uses in all. Placing an order checks it again with a conditional update, over all instances. */
export const usageRule = orderRule({
  name: 'usage',
  fields: { usageLimit: count(1, 1_000_000) },
  beforeOrder: true,
  check: ({ usageLimit }, { uses }) => refuseIf(uses >= usageLimit, 'COUPON_EXHAUSTED'),
  words: {
    en: {
      title: 'Number of uses',
      fields: { usageLimit: 'Uses in all' },
      refused: { COUPON_EXHAUSTED: 'This coupon has been used up.' },
    },
    'pt-BR': {
      title: 'Quantidade de usos',
      fields: { usageLimit: 'Usos no total' },
      refused: { COUPON_EXHAUSTED: 'Este cupom já se esgotou.' },
    },
    es: {
      title: 'Cantidad de usos',
      fields: { usageLimit: 'Usos en total' },
      refused: { COUPON_EXHAUSTED: 'Este cupón ya se agotó.' },
    },
  },
});
