import { amount } from '../../fields';
import { orderRule, refuseIf } from '../rule';

/** From an amount of items on, before fees and discounts. */
export const minimumRule = orderRule({
  name: 'minimum',
  fields: { minSubtotalCents: amount(1, 100_000_000) },
  check: ({ minSubtotalCents }, { itemsCents }) =>
    refuseIf(itemsCents < minSubtotalCents, 'COUPON_BELOW_MINIMUM', {
      minCents: minSubtotalCents,
      missingCents: minSubtotalCents - itemsCents,
    }),
  words: {
    en: {
      title: 'Minimum order',
      fields: { minSubtotalCents: 'Items of at least' },
      refused: {
        COUPON_BELOW_MINIMUM: 'This coupon is valid from {minCents} on; {missingCents} more will do.',
      },
    },
    'pt-BR': {
      title: 'Pedido mínimo',
      fields: { minSubtotalCents: 'Itens a partir de' },
      refused: { COUPON_BELOW_MINIMUM: 'Este cupom vale a partir de {minCents}; faltam {missingCents}.' },
    },
    es: {
      title: 'Pedido mínimo',
      fields: { minSubtotalCents: 'Productos desde' },
      refused: { COUPON_BELOW_MINIMUM: 'Este cupón vale a partir de {minCents}; faltan {missingCents}.' },
    },
  },
});
