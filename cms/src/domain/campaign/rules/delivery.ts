import { isForDelivery } from '../coupon-discount';
import { orderRule, refuseIf } from '../rule';

/** A discount on the delivery fee needs a delivery. */
export const deliveryRule = orderRule({
  name: 'delivery',
  fields: {},
  check: (_, { coupon, type }) =>
    refuseIf(isForDelivery(coupon) && type !== 'DELIVERY', 'COUPON_DELIVERY_ONLY'),
  words: {
    en: {
      title: 'Delivery',
      fields: {},
      refused: { COUPON_DELIVERY_ONLY: 'This coupon is for delivery orders.' },
    },
    'pt-BR': {
      title: 'Entrega',
      fields: {},
      refused: { COUPON_DELIVERY_ONLY: 'Este cupom é para pedidos com entrega.' },
    },
    es: {
      title: 'Envío',
      fields: {},
      refused: { COUPON_DELIVERY_ONLY: 'Este cupón es para pedidos con envío.' },
    },
  },
});
