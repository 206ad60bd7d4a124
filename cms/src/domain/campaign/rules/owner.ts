import { customerRule, refuseIf } from '../rule';

/** A personal code that was made for somebody is theirs alone. */
export const ownerRule = customerRule({
  name: 'owner',
  fields: {},
  check: (_, customer, { personal }) =>
    refuseIf(
      personal !== null && personal.customerId !== null && personal.customerId !== customer.id,
      'COUPON_OTHER_CUSTOMER',
    ),
  words: {
    en: {
      title: 'Personal code',
      fields: {},
      refused: { COUPON_OTHER_CUSTOMER: 'This code was made for another customer.' },
    },
    'pt-BR': {
      title: 'Código pessoal',
      fields: {},
      refused: { COUPON_OTHER_CUSTOMER: 'Este código é de outro cliente.' },
    },
    es: {
      title: 'Código personal',
      fields: {},
      refused: { COUPON_OTHER_CUSTOMER: 'Este código es de otro cliente.' },
    },
  },
});
