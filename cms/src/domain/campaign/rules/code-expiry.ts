import { orderRule, refuseIf } from '../rule';

/** A personal code may end before its coupon. */
export const codeExpiryRule = orderRule({
  name: 'codeExpiry',
  fields: {},
  beforeOrder: true,
  check: (_, { personal, now }) =>
    personal?.expiresAt
      ? refuseIf(now.getTime() >= Date.parse(personal.expiresAt), 'COUPON_CODE_EXPIRED', {
          to: personal.expiresAt,
        })
      : null,
  words: {
    en: {
      title: 'Expiry of the code',
      fields: {},
      refused: { COUPON_CODE_EXPIRED: 'This code has expired.' },
    },
    'pt-BR': {
      title: 'Validade do código',
      fields: {},
      refused: { COUPON_CODE_EXPIRED: 'Este código venceu.' },
    },
    es: {
      title: 'Vencimiento del código',
      fields: {},
      refused: { COUPON_CODE_EXPIRED: 'Este código venció.' },
    },
  },
});
