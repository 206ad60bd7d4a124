import { instant, orNull } from '../../fields';
import { orderRule, refuseIf } from '../rule';

/** Between two instants, the second exclusive; null leaves a side open. A personal code may end earlier. */
export const periodRule = orderRule({
  name: 'period',
  fields: { from: orNull(instant), to: orNull(instant) },
  beforeOrder: true,
  check: ({ from, to }, { now }) =>
    (from === null ? null : refuseIf(now.getTime() < Date.parse(from), 'COUPON_NOT_YET', { from })) ??
    (to === null ? null : refuseIf(now.getTime() >= Date.parse(to), 'COUPON_EXPIRED', { to })),
  words: {
    en: {
      title: 'Period',
      fields: { from: 'Starts', to: 'Ends' },
      refused: {
        COUPON_NOT_YET: 'This coupon is not valid yet.',
        COUPON_EXPIRED: 'This coupon has expired.',
      },
    },
    'pt-BR': {
      title: 'Período',
      fields: { from: 'Início', to: 'Fim' },
      refused: {
        COUPON_NOT_YET: 'Este cupom ainda não é válido.',
        COUPON_EXPIRED: 'Este cupom expirou.',
      },
    },
    es: {
      title: 'Período',
      fields: { from: 'Inicio', to: 'Fin' },
      refused: {
        COUPON_NOT_YET: 'Este cupón aún no es válido.',
        COUPON_EXPIRED: 'Este cupón venció.',
      },
    },
  },
});
