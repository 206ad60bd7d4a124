import { codes } from '../../fields';
import { PAYMENT_METHODS } from '../../orders/payment';
import { admits, orderRule, refuseIf } from '../rule';

/** For some payment methods. An order whose payment has not been chosen yet is not refused. */
export const paymentsRule = orderRule({
  name: 'payments',
  fields: { paymentMethods: codes(PAYMENT_METHODS) },
  check: ({ paymentMethods }, { payment }) =>
    refuseIf(payment !== null && !admits(paymentMethods, payment), 'COUPON_OTHER_PAYMENT', {
      paymentMethods,
    }),
  words: {
    en: {
      title: 'Payment',
      fields: { paymentMethods: 'Paid with' },
      refused: { COUPON_OTHER_PAYMENT: 'This coupon is for another payment.' },
    },
    'pt-BR': {
      title: 'Pagamento',
      fields: { paymentMethods: 'Pago com' },
      refused: { COUPON_OTHER_PAYMENT: 'Este cupom é para outra forma de pagamento.' },
    },
    es: {
      title: 'Pago',
      fields: { paymentMethods: 'Pagado con' },
      refused: { COUPON_OTHER_PAYMENT: 'Este cupón es para otro pago.' },
    },
  },
});
