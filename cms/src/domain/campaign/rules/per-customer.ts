import { count } from '../../fields';
import { customerRule, refuseIf } from '../rule';

/** So many uses by each customer, counted over all phones and documents of theirs. */
export const perCustomerRule = customerRule({
  name: 'perCustomer',
  fields: { perCustomerLimit: count(1, 1000) },
  check: ({ perCustomerLimit }, { uses }) =>
    refuseIf(uses >= perCustomerLimit, 'COUPON_CUSTOMER_LIMIT', { limit: perCustomerLimit }),
  words: {
    en: {
      title: 'Uses per customer',
      fields: { perCustomerLimit: 'Uses of each customer' },
      refused: { COUPON_CUSTOMER_LIMIT: 'You have used this coupon as often as possible: {limit} times.' },
    },
    'pt-BR': {
      title: 'Usos por cliente',
      fields: { perCustomerLimit: 'Usos de cada cliente' },
      refused: { COUPON_CUSTOMER_LIMIT: 'Você já usou este cupom o máximo de vezes: {limit}.' },
    },
    es: {
      title: 'Usos por cliente',
      fields: { perCustomerLimit: 'Usos de cada cliente' },
      refused: { COUPON_CUSTOMER_LIMIT: 'Ya usaste este cupón el máximo de veces: {limit}.' },
    },
  },
});
