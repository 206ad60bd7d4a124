import { codes } from '../../fields';
import { ORDER_TYPES } from '../../orders/order';
import { admits, orderRule, refuseIf } from '../rule';

/** For deliveries, pickups or tables alone. */
export const servicesRule = orderRule({
  name: 'services',
  fields: { services: codes(ORDER_TYPES) },
  check: ({ services }, { type }) => refuseIf(!admits(services, type), 'COUPON_OTHER_SERVICE', { services }),
  words: {
    en: {
      title: 'Services',
      fields: { services: 'Valid for' },
      refused: { COUPON_OTHER_SERVICE: 'This coupon is for another service.' },
    },
    'pt-BR': {
      title: 'Serviços',
      fields: { services: 'Válido para' },
      refused: { COUPON_OTHER_SERVICE: 'Este cupom é para outro serviço.' },
    },
    es: {
      title: 'Servicios',
      fields: { services: 'Válido para' },
      refused: { COUPON_OTHER_SERVICE: 'Este cupón es para otro servicio.' },
    },
  },
});
