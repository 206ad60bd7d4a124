import { admits, orderRule, refuseIf } from '../rule';

/** At the branches of the coupon; at all of them where it names none. */
export const branchRule = orderRule({
  name: 'branch',
  fields: {},
  check: (_, { coupon, branchId }) => refuseIf(!admits(coupon.branchIds, branchId), 'COUPON_OTHER_BRANCH'),
  words: {
    en: {
      title: 'Branch',
      fields: {},
      refused: { COUPON_OTHER_BRANCH: 'This coupon is for another branch.' },
    },
    'pt-BR': {
      title: 'Unidade',
      fields: {},
      refused: { COUPON_OTHER_BRANCH: 'Este cupom é de outra unidade.' },
    },
    es: {
      title: 'Sucursal',
      fields: {},
      refused: { COUPON_OTHER_BRANCH: 'Este cupón es de otra sucursal.' },
    },
  },
});
