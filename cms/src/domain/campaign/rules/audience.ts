import { SEGMENTS } from '../../customers';
import { code, codes, type Values } from '../../fields';
import { DAY_MS } from '../../time';
import type { CouponCustomer } from '../coupon';
import { admits, customerRule, refuseIf } from '../rule';

const INACTIVE_MS = 30 * DAY_MS;

const fields = {
  audience: code(['NEW', 'RETURNING', 'INACTIVE_30', 'SEGMENT']),
  /** Of the audience SEGMENT; as they are when the order is placed. */
  segments: codes(SEGMENTS),
};

/**
 * For some customers: NEW has never ordered, RETURNING has, INACTIVE_30 has but not in the last 30 days, SEGMENT is in one
 * of the segments at the time.
 */
export const audienceRule = customerRule({
  name: 'audience',
  fields,
  check: (args, customer, { now }) =>
    refuseIf(!isAmong(args, customer, now), 'COUPON_OTHER_AUDIENCE', { audience: args.audience }),
  words: {
    en: {
      title: 'Customers',
      fields: { audience: 'For', segments: 'Segments' },
      values: {
        NEW: 'First order',
        RETURNING: 'Customers who ordered before',
        INACTIVE_30: 'No order for 30 days',
        SEGMENT: 'Segments',
      },
      refused: { COUPON_OTHER_AUDIENCE: 'This coupon is not for this customer.' },
    },
    'pt-BR': {
      title: 'Clientes',
      fields: { audience: 'Para', segments: 'Segmentos' },
      values: {
        NEW: 'Primeiro pedido',
        RETURNING: 'Clientes que já pediram',
        INACTIVE_30: 'Sem pedir há 30 dias',
        SEGMENT: 'Segmentos',
      },
      refused: { COUPON_OTHER_AUDIENCE: 'Este cupom não é para este cliente.' },
    },
    es: {
      title: 'Clientes',
      fields: { audience: 'Para', segments: 'Segmentos' },
      values: {
        NEW: 'Primer pedido',
        RETURNING: 'Clientes que ya pidieron',
        INACTIVE_30: 'Sin pedir hace 30 días',
        SEGMENT: 'Segmentos',
      },
      refused: { COUPON_OTHER_AUDIENCE: 'Este cupón no es para este cliente.' },
    },
  },
});

function isAmong(
  { audience, segments }: Values<typeof fields>,
  { orders, lastOrderAt, segment }: CouponCustomer,
  now: Date,
): boolean {
  switch (audience) {
    case 'NEW':
      return orders === 0;
    case 'RETURNING':
      return orders > 0;
    case 'INACTIVE_30':
      return lastOrderAt !== null && now.getTime() - Date.parse(lastOrderAt) >= INACTIVE_MS;
    case 'SEGMENT':
      return segment !== null && admits(segments, segment);
  }
}
