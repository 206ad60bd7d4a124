import { orderRule, refuseIf } from '../rule';

/** The coupon has to be active, and a personal code unused. */
export const stateRule = orderRule({
  name: 'state',
  fields: {},
  beforeOrder: true,
  check: (_, { coupon, personal }) =>
    refuseIf(coupon.state !== 'ACTIVE', 'COUPON_NOT_ACTIVE') ??
    refuseIf(personal?.isUsed === true, 'COUPON_CODE_USED'),
  words: {
    en: {
      title: 'Active',
      fields: {},
      refused: {
        COUPON_NOT_ACTIVE: 'This coupon is not active.',
        COUPON_CODE_USED: 'This code has already been used.',
      },
    },
    'pt-BR': {
      title: 'Ativo',
      fields: {},
      refused: {
        COUPON_NOT_ACTIVE: 'Este cupom não está ativo.',
        COUPON_CODE_USED: 'Este código já foi usado.',
      },
    },
    es: {
      title: 'Activo',
      fields: {},
      refused: {
        COUPON_NOT_ACTIVE: 'Este cupón no está activo.',
        COUPON_CODE_USED: 'Este código ya se usó.',
      },
    },
  },
});
